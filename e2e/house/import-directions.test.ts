import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, type Room, read, roomOfFile, rooms, root } from './source-files.ts';

/** The rooms that each room may import (ARCHITECTURE.md, Who imports what). A room may always import itself. */
const allowed: Record<Room, readonly (string | RegExp)[]> = {
  'mf-shared': [],
  shell: ['mf-shared'],
  'mf-catalog': ['mf-shared'],
  'mf-product': ['mf-shared'],
  'mf-checkout': ['mf-shared'],
  'mf-account': ['mf-shared'],
  // Tests of the service and journeys go by the same turns.
  api: [/^mf-shared\/(contract|metrics|releases|rules|testing\/by-turns)(\/|$)/],
  deploy: [/^mf-shared\/(contract|build|releases|rules)(\/|$)/],
  'deploy/demo': [/^mf-shared\/(contract|rules)(\/|$)/, 'api'],
  // Journeys start shops as `npm start` does.
  e2e: [/^mf-shared\/(contract|rules|testing\/by-turns)(\/|$)/, /^deploy\/local\//],
};

const specifier = /(?:from\s+|import\s*\(\s*|import\s+)['"]([^'"]+)['"]/g;

/** The room that an import leads to, with the path behind it; null for packages from outside. */
function roomOf(file: string, imported: string): { room: Room; path: string } | null {
  const isRelative = imported.startsWith('.');
  const path = isRelative ? relative(root, join(root, dirname(file), imported)) : imported;
  const room = isRelative ? roomOfFile(path) : rooms.find((each) => basename(each) === path.split('/')[0]);
  return room ? { room, path } : null;
}

/** What a file imports or hands on beside types. */
const valuesFrom = (file: string): string[] =>
  [...read(file).matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)'/gm)].map(([, imported = '']) => imported);

/** Whether a file of the contract needs the library of the schemas. */
const hasSchemas = (file: string): boolean =>
  valuesFrom(file).some(
    (imported) => imported === 'zod' || (imported.startsWith('./') && hasSchemas(join(dirname(file), imported))),
  );

function wrongImports(room: Room): string[] {
  return filesOf(room, ['.ts', '.tsx']).flatMap((file) =>
    [...read(file).matchAll(specifier)].flatMap(([, imported = '']) => {
      const target = roomOf(file, imported);
      if (!target || target.room === room) return [];
      const isAllowed = allowed[room].some((allows) =>
        typeof allows === 'string' ? target.room === allows : allows.test(target.path),
      );
      // Another room is reached by its name, through its package's exports.
      return isAllowed && !imported.startsWith('.') ? [] : [`${file} → ${imported}`];
    }),
  );
}

describe('import directions', () => {
  it.each(rooms)('%s imports only what it may use', (room) => {
    expect(wrongImports(room)).toEqual([]);
  });

  it.each(['shell', 'mf-catalog', 'mf-product', 'mf-checkout', 'mf-account', 'mf-shared'] as const)(
    '%s brings no schema of the contract into a browser (decision 2)',
    (room) => {
      const values = filesOf(room, ['.ts', '.tsx'])
        .filter((file) => !/^(shell\/server|mf-shared\/(contract|build|releases|testing))\//.test(file))
        .filter((file) => !/\.test\.tsx?$/.test(file))
        .flatMap((file) =>
          valuesFrom(file)
            .filter((imported) => /^mf-shared\/contract(\/|$)/.test(imported))
            .filter((imported) => hasSchemas(`${imported.replace(/contract$/, 'contract/index')}.ts`))
            .map((imported) => `${file} → ${imported}`),
        );
      expect(values).toEqual([]);
    },
  );
});
