import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');
export const rooms = [
  'shell',
  'mf-catalog',
  'mf-product',
  'mf-checkout',
  'mf-account',
  'mf-shared',
  'api',
  'deploy/demo',
  'deploy',
  'e2e',
] as const;
export type Room = (typeof rooms)[number];

/** The room that a file stands in, by its path from the repository's root. A room inside another comes before it. */
export const roomOfFile = (path: string): Room | undefined => rooms.find((room) => path.startsWith(`${room}/`));

const leftOut = new Set(['node_modules', 'dist']);

/** Files of a room with one of the endings, from the repository's root. */
export function filesOf(room: Room, endings: readonly string[]): string[] {
  return readdirSync(join(root, room), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.split('/').some((part) => leftOut.has(part)))
    .filter((path) => roomOfFile(path) === room);
}

/** Each draws one thing, shape after shape from the back to the front: tables of shapes. */
const drawings = 'deploy/demo/art/';

/** Code of a room without its tests, what only they use, journeys and drawings. */
export const codeOf = (room: Room): string[] =>
  filesOf(room, ['.ts', '.tsx', '.mjs']).filter(
    (file) => !/\.test\.|\.spec\.|\/testing\/|^e2e\/journeys\//.test(file) && !file.startsWith(drawings),
  );

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');
