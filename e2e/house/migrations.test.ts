import { expect, it } from 'vitest';
import { filesOf } from './source-files.ts';

/** Published before this rule: a database knows them by their names for ever, so that none is renamed. */
const shared = new Set(['0001', '0580', '0620', '0690', '0740']);

it('each migration has a number of its own: two with one number would run in the order of their names', () => {
  const numbers = filesOf('api', ['.sql'])
    .filter((path) => path.startsWith('api/db/migrations/'))
    .map((path) => path.slice('api/db/migrations/'.length).split('-', 1)[0] ?? '');
  expect(numbers.length).toBeGreaterThan(50);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index && !shared.has(number))).toEqual([]);
});
