import { readFileSync } from 'node:fs';

/** Null where there is none, or none that can be read. */
export function readIfReadable(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
