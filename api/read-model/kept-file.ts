import { open } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { ModelTable } from './model-table.ts';
import { partsOf, TableBuilder, type TablePart } from './table-parts.ts';

/** What the models of a file were read from: other code, or another catalogue, may give other models. */
export interface ModelsSource {
  /** See `codeVersion`. */
  code: string;
  /** `catalogue_version.stamp` */
  stamp: string;
  /** `catalogue_version.prices_stamp`; empty where prices changed while they were read. */
  pricesStamp: string;
}

/** The last bytes of the file, as JSON; then its checksum and its length, of four bytes each. */
interface Footer extends ModelsSource {
  parts: StoredPart[];
}

type StoredPart = Omit<TablePart, 'value'> & { bytes: number; checksum: number };

const numberBytes = 4;
const tailBytes = 2 * numberBytes;

/** Writes a table part by part; others get their turn after each. */
export async function writeKeptFile(file: string, source: ModelsSource, table: ModelTable): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    const parts: StoredPart[] = [];
    for (const { path, isMore, value } of partsOf(table)) {
      const bytes = serialize(value);
      parts.push({ path, isMore, bytes: bytes.length, checksum: crc32(bytes) });
      await handle.writeFile(bytes);
      await nextTurn();
    }
    const footer: Footer = { ...source, parts };
    const text = Buffer.from(JSON.stringify(footer));
    const tail = Buffer.alloc(tailBytes);
    tail.writeUInt32LE(crc32(text));
    tail.writeUInt32LE(text.length, numberBytes);
    await handle.writeFile(Buffer.concat([text, tail]));
  } finally {
    await handle.close();
  }
}

export interface KeptTable {
  table: ModelTable;
  pricesStamp: string;
}

/**
 * Reads the table of a file, whatever its prices.
 * @returns null where there is no file, it is damaged, or its models come from another source
 */
export async function readKeptFile(
  file: string,
  { code, stamp }: Pick<ModelsSource, 'code' | 'stamp'>,
): Promise<KeptTable | null> {
  const handle = await open(file).catch(nullIfMissing);
  if (!handle) return null;
  try {
    const footer = await readFooter(handle);
    if (footer?.code !== code || footer.stamp !== stamp) return null;
    const table = await readParts(handle, footer.parts);
    return table && { table, pricesStamp: footer.pricesStamp };
  } finally {
    await handle.close();
  }
}

type Handle = Awaited<ReturnType<typeof open>>;

async function readFooter(handle: Handle): Promise<Footer | null> {
  const { size } = await handle.stat();
  if (size < tailBytes) return null;
  const tail = await readBytes(handle, size - tailBytes, tailBytes);
  const length = tail.readUInt32LE(numberBytes);
  if (length > size - tailBytes) return null;
  const text = await readBytes(handle, size - tailBytes - length, length);
  if (length === 0 || crc32(text) !== tail.readUInt32LE()) return null;
  const footer: Footer = JSON.parse(text.toString());
  return footer;
}

async function readParts(handle: Handle, parts: readonly StoredPart[]): Promise<ModelTable | null> {
  const builder = new TableBuilder();
  let from = 0;
  for (const { path, isMore, bytes: length, checksum } of parts) {
    const bytes = await readBytes(handle, from, length);
    if (crc32(bytes) !== checksum) return null;
    builder.add({ path, isMore, value: deserialize(bytes) });
    from += length;
  }
  return builder.finish();
}

async function readBytes(handle: Handle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; ) {
    const { bytesRead } = await handle.read(bytes, at, length - at, position + at);
    if (bytesRead === 0) break;
    at += bytesRead;
  }
  return bytes;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
