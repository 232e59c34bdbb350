import { expect, it } from 'vitest';
import { readCommand } from './command-line.ts';

it.each([
  ['publish mf-a mf-b --reason why', { remotes: ['mf-a', 'mf-b'], environment: 'production', reason: 'why' }],
  ['publish mf-a --environment staging --dry-run', { environment: 'staging', isDryRun: true }],
  ['promote mf-a --from staging', { from: 'staging' }],
  ['rollback mf-a --to 0123abcd', { to: '0123abcd' }],
  ['status --json', { asJson: true, remotes: [] }],
  ['diff mf-a one two', { remotes: ['mf-a'], versions: ['one', 'two'] }],
  ['gc --keep 3', { keep: 3 }],
])('%s', (line, read) => {
  expect(readCommand(line.split(' '))).toMatchObject(read);
});

it.each([
  '',
  'publish',
  'publish shell',
  'publish mf-shared',
  'publish mf-a --to one',
  'publish ../mf-a',
  'promote mf-a',
  'rollback mf-a mf-b --to one',
  'diff mf-a one',
  'diff mf-a one ../two',
  'rollback mf-a --to ../one',
  'promote mf-a --from ../x',
  'gc mf-a',
  'gc --keep 0',
  'status --environment ../x',
  'status --unknown',
  'explode mf-a',
])('"%s" cannot be understood', (line) => {
  expect(readCommand(line.split(' ').filter(Boolean))).toBeNull();
});
