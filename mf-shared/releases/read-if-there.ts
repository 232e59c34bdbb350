import { readFileSync } from 'node:fs';

/** Null where there is no such file. @throws an error of one line that names the file, where it cannot be read */
export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
