import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from './source-files.ts';

/** Subjects that the shell and what all rooms share used to name twice. */
const namedOnce = ['renderer', 'release', 'page-config', 'page-routes', 'start-applications'];

const nameOf = (file: string): string => basename(file).replace(/\.tsx?$/, '');
const sources = (room: 'shell' | 'mf-shared'): string[] =>
  filesOf(room, ['.ts', '.tsx']).filter((file) => !file.includes('.test.'));

it('no two files of the shell have the same name: one who looks for a subject finds it', () => {
  const byName = Map.groupBy(sources('shell'), nameOf);
  expect([...byName.values()].filter(({ length }) => length > 1)).toEqual([]);
});

it.each(namedOnce)('there is exactly one %s in the shell and in what all rooms share', (name) => {
  expect([...sources('shell'), ...sources('mf-shared')].filter((file) => nameOf(file) === name)).toHaveLength(1);
});
