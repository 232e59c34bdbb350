import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Refusal } from '../../http/refusal.ts';

interface ReceivedFile {
  path: string;
  sentBytes: number;
  /** Its first bytes, which tell what it is. */
  head: Uint8Array;
}

interface IncomingFile {
  body: Readable;
  mostBytes: number;
  /** The refusal of a file with more bytes. */
  tooLarge: () => Refusal;
  /** The refusal of a file that could not be stored. */
  notStored: (error: unknown) => Refusal;
}

const headBytes = 64;

/**
 * Writes a body to a file of its own while it comes in, so that memory holds no more than one chunk, and hands it to
 * `use`; the file is gone afterwards. @throws Refusal 413 as soon as it is larger than `mostBytes`, 422 for an
 * empty one, and what is said where the disk is full
 */
export async function receiveFile<Result>(
  { body, mostBytes, tooLarge, notStored }: IncomingFile,
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  try {
    const failed = (error: unknown): never => {
      throw notStored(error);
    };
    const file = await open(path, 'wx', 0o600).catch(failed);
    let sentBytes = 0;
    let head = Buffer.alloc(0);
    try {
      // The stream is left open on a refusal: the rest is read to its end, so that the caller reads the answer.
      for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        sentBytes += chunk.length;
        if (sentBytes > mostBytes) throw tooLarge();
        if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
        await file.write(chunk).catch(failed);
      }
    } finally {
      await file.close();
    }
    if (sentBytes === 0) throw new Refusal(422, 'attachment_broken');
    return await use({ path, sentBytes, head: head.subarray(0, headBytes) });
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}
