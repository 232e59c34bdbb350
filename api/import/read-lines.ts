import { createReadStream } from 'node:fs';

export interface FileLine {
  line: number;
  /** Null for bytes that are not UTF-8. */
  text: string | null;
  /** Bytes of the file that were read, at least up to the end of the line. */
  bytes: number;
}

/** A record is a few kilobytes; a file without line ends would take the memory. */
const longestLine = 8 * 1024 * 1024;
const lineEnd = 0x0a;

/** Streams a file's lines that are not empty. A byte order mark at its start is passed over. */
export async function* readLines(file: string): AsyncGenerator<FileLine> {
  let line = 0;
  let rest: Buffer[] = [];
  let length = 0;
  let read = 0;
  const take = (last: Buffer): FileLine | null => {
    line += 1;
    const bytes = rest.length > 0 ? Buffer.concat([...rest, last]) : last;
    rest = [];
    length = 0;
    const text = decode(bytes);
    return text !== null && text.trim() === '' ? null : { line, text, bytes: read };
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    read += chunk.length;
    let from = 0;
    for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, from)) {
      const found = take(chunk.subarray(from, end));
      from = end + 1;
      if (found) yield found;
    }
    rest.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > longestLine) throw new Error(`line ${line + 1} is longer than ${longestLine / 1024 / 1024} MB`);
  }
  const last = length > 0 ? take(Buffer.alloc(0)) : null;
  if (last) yield last;
}

/** Takes a mark at the start away, unless told otherwise. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

export function decode(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
