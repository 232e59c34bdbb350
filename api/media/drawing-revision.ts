import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDERS = ['../demo/art', '../demo/scenes', '.'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

/** Ten characters that change with any file the pictures depend on, so that a cache never outlives its drawings. */
export function drawingRevision(): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/(?<!\.test)\.(ts|svg)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 10);
}
