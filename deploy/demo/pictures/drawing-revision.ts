import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folders = ['../art', '../scenes'].map(here);
const files = ['find-drawing.ts', 'draw-process.ts', 'to-sketch.ts'].map(here);

/** Ten characters that change with any file the pictures depend on, so that a cache never outlives its drawings. */
export function drawingRevision(): string {
  const hash = createHash('sha256');
  const drawings = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.(ts|svg)$/.test(name))
      .sort()
      .map((name) => join(folder, name)),
  );
  for (const file of [...drawings, ...files]) hash.update(basename(file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
}
