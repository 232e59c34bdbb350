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
  ['canary mf-a --version v2 --percent 5 --by aino', { by: 'aino', canary: { version: 'v2', percent: '5' } }],
  ['canary mf-a mf-b --from staging --percent 5 --again', { from: 'staging', canary: { isAgain: true } }],
  ['canary mf-a --percent 25', { canary: { version: undefined, percent: '25', isEnd: false } }],
  ['canary mf-a --end', { canary: { isEnd: true } }],
  ['canary mf-a --finish', { canary: { isFinish: true } }],
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
  'canary mf-a',
  'canary --end',
  'canary mf-a --version v2',
  'canary mf-a --version ../v2 --percent 5',
  'canary mf-a --version v2 --from staging --percent 5',
  'canary mf-a mf-b --version v2 --percent 5',
  'canary mf-a --version v2 --end',
  'canary mf-a --percent 5 --end',
  'canary mf-a --end --finish',
  'canary mf-a --percent 5 --again',
  'publish mf-a --percent 5',
  'rollback mf-a --version v2',
  'publish mf-a --percent 5 --again',
  'publish mf-a --percent 5 --end',
  'publish mf-a --again',
  'promote mf-a --from staging --percent 5 --finish',
  'rollback mf-a --end --finish',
  'rollback mf-a --percent 5 --finish',
  'status --end --finish',
  'log mf-a --again',
  'diff mf-a one two --again',
  'gc --again',
])('"%s" cannot be understood', (line) => {
  expect(readCommand(line.split(' ').filter(Boolean))).toBeNull();
});
