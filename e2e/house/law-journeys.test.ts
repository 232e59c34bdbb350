import { expect, it } from 'vitest';
import { citationsIn } from './rules.ts';
import { filesOf, read } from './source-files.ts';

const journeys = filesOf('e2e', ['.ts']).filter((path) => /^e2e\/journeys\/.*\.spec\.ts$/.test(path));
/** The ids that stand in the titles of a journey's tests. */
const idsInTitles = (path: string) =>
  [...read(path).matchAll(/\btest\(\s*(['`])([\s\S]*?)\1/g)].flatMap(([, , title = '']) => citationsIn(title));

it('every rule of the law is driven in a browser by the journeys that its table names', () => {
  const driven = journeys.flatMap((path) =>
    idsInTitles(path)
      .filter((id) => id.startsWith('LAW-'))
      .map((id) => `${id} ${path.replace(/^.*\/|\.spec\.ts$/g, '')}`),
  );
  const told = [
    ...read('docs/specification/law.md').matchAll(/^\| [^|]* \| (LAW-[^|]*) \| ((?:`[\w-]+`(?:, )?)+) \|$/gm),
  ];
  const named = told.flatMap(([, ids = '', files = '']) =>
    citationsIn(ids).flatMap((id) => files.split(', ').map((file) => `${id} ${file.replaceAll('`', '')}`)),
  );
  const rules = [...read('docs/specification/law.md').matchAll(/^\| (LAW-\d+) \| .* \| \(.*\) \|$/gm)].map(
    ([, id]) => id,
  );
  expect([...new Set(driven)].sort()).toEqual(named.sort());
  expect(new Set(named.map((row) => row.split(' ')[0]))).toEqual(new Set(rules));
});
