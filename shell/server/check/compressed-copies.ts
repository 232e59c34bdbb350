import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

const copies = [
  { suffix: '.br', unpack: promisify<Buffer, Buffer>(brotliDecompress) },
  { suffix: '.gz', unpack: promisify<Buffer, Buffer>(gunzip) },
];

/**
 * Browsers mostly get a compressed copy, which has no hash of its own.
 * @returns which copy of a file does not hold what the file does, in one line, or null
 */
export async function damagedCopy(file: string, name: string, content: Buffer): Promise<string | null> {
  for (const { suffix, unpack } of copies) {
    const packed = await readFile(file + suffix).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!packed) continue;
    const unpacked = await unpack(packed).catch(() => null);
    if (!unpacked?.equals(content)) return `${name}${suffix} does not hold what ${name} does`;
  }
  return null;
}
