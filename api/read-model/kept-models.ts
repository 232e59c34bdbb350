import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { ModelTable } from './model-table.ts';

/** What models were read from: who reads them from the same gets the same. */
export interface ModelsSource {
  /** See `codeVersion`. */
  code: string;
  /** `catalogue_version.stamp` */
  stamp: string;
  /** `catalogue_version.prices_stamp` */
  pricesStamp: string;
}

/** The models of a version in a file, so that the next start does not read them from the database. */
export interface KeptModels {
  /** The models as they were read from this source, whatever its prices; null where there are none or they are damaged. */
  read: (source: Pick<ModelsSource, 'code' | 'stamp'>) => Promise<{ table: ModelTable; pricesStamp: string } | null>;
  write: (source: ModelsSource, table: ModelTable) => Promise<void>;
}

const fileName = 'models.kept';
/** How long the draft of another process is left alone. */
const draftMs = 60 * 60 * 1000;

/** The end of the file, with its length in the last four bytes. */
interface Ending extends ModelsSource {
  /** Bytes of each part, in the order of the parts. */
  parts: { path: string[]; bytes: number }[];
  sum: number;
}

const lengthBytes = 4;

export function keptModels(folder: string): KeptModels {
  const file = join(folder, fileName);
  return {
    async read(source) {
      const handle = await open(file).catch(nothingThere);
      if (!handle) return null;
      try {
        const { size } = await handle.stat();
        const ending = await readEnding(handle, size);
        if (ending?.code !== source.code || ending.stamp !== source.stamp) return null;
        const bytes = await readBytes(handle, 0, sizeOfParts(ending));
        return crc32(bytes) === ending.sum ? { table: toTable(bytes, ending), pricesStamp: ending.pricesStamp } : null;
      } finally {
        await handle.close();
      }
    },
    async write(source, table) {
      await mkdir(folder, { recursive: true });
      await removeOldDrafts(folder);
      const draft = `${file}.${process.pid}.draft`;
      try {
        await writeDraft(draft, source, table);
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}

type Handle = Awaited<ReturnType<typeof open>>;

async function writeDraft(draft: string, source: ModelsSource, table: ModelTable): Promise<void> {
  const handle = await open(draft, 'w');
  try {
    const ending: Ending = { ...source, parts: [], sum: 0 };
    for (const { path, value } of partsOf(table)) {
      const bytes = serialize(value);
      ending.parts.push({ path, bytes: bytes.length });
      ending.sum = crc32(bytes, ending.sum);
      await handle.writeFile(bytes);
      await nextTurn();
    }
    const text = Buffer.from(JSON.stringify(ending));
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32LE(text.length);
    await handle.writeFile(Buffer.concat([text, length]));
  } finally {
    await handle.close();
  }
}

/** A table in parts: one for each of its columns, so that no part keeps the process busy for long. */
function* partsOf(table: ModelTable): Generator<{ path: string[]; value: unknown }> {
  for (const [name, value] of Object.entries(table))
    if (ArrayBuffer.isView(value) || 'kind' in value) yield { path: [name], value };
    else for (const [column, packed] of Object.entries(value)) yield { path: [name, column], value: packed };
}

function toTable(bytes: Buffer, { parts }: Ending): ModelTable {
  const table: Record<string, unknown> = {};
  let from = 0;
  for (const {
    path: [name = '', column],
    bytes: length,
  } of parts) {
    const value: unknown = deserialize(bytes.subarray(from, from + length));
    from += length;
    if (column === undefined) table[name] = value;
    else table[name] = { ...(table[name] as object | undefined), [column]: value };
  }
  return table as unknown as ModelTable;
}

const sizeOfParts = ({ parts }: Ending): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** The ending of a file; null where it is torn. */
async function readEnding(handle: Handle, size: number): Promise<Ending | null> {
  if (size < lengthBytes) return null;
  const length = (await readBytes(handle, size - lengthBytes, lengthBytes)).readUInt32LE();
  if (length > size - lengthBytes) return null;
  const text = (await readBytes(handle, size - lengthBytes - length, length)).toString();
  try {
    const ending: Ending = JSON.parse(text);
    return sizeOfParts(ending) + length + lengthBytes === size ? ending : null;
  } catch {
    return null;
  }
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

function nothingThere(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** A process that was killed while it wrote leaves its draft. */
async function removeOldDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(fileName) && name !== fileName);
  for (const name of drafts) {
    const draft = join(folder, name);
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > draftMs) await rm(draft, { force: true });
  }
}
