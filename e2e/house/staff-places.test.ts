import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { read, root } from './source-files.ts';

const { staffPlace } = (await import(pathToFileURL(join(root, 'mf-account/src/staff/staff-place.ts')).href)) as {
  staffPlace: (section: string) => unknown;
};

/** Documents of a shop as it is now; decisions tell of their own day. */
const documents = ['docs', 'docs/specification'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`),
);
const named = documents.flatMap((file) =>
  [...read(file).matchAll(/`\/staff\/([^`?#]*)[^`]*`/g)].map(([, section = '']) => [file, section] as const),
);

it('every room of the staff that a document leads to is there', () => {
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter(([, section]) => staffPlace(section) === null)).toEqual([]);
});
