/**
 * Tells which tests hold the shop's rules. A rule is held by a test that cites it, or settled by a record that says why the
 * shop does otherwise or more, or its own words say that the contract, the types or the bench hold it. The page test-results/rules.md has every rule with its tests, those that nothing holds first.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { citedInCode, namedHolderOf, testsOf, unheldRules } from './held-rules.ts';
import { builtOf, idsIn, ruleFiles, rules } from './rules.ts';
import { read, root } from './source-files.ts';

const wordsOf = (id: string) => rules.get(id) ?? id;
const isBuilt = (id: string) => builtOf(wordsOf(id)) !== 'nothing';
const isPart = (id: string) => builtOf(wordsOf(id)) === 'part';
const isTested = (id: string) => testsOf.has(id);
const isUntested = (id: string, holder: 'record' | 'types or bench') =>
  !isTested(id) && namedHolderOf(wordsOf(id)) === holder;
const unheld = new Set(unheldRules());

const all = ruleFiles.map((file) => ({ file, ids: idsIn(read(file)) }));
const row = (name: string, ids: readonly string[]) =>
  [
    name,
    ids.length,
    ids.filter(isBuilt).length,
    ids.filter(isPart).length,
    ids.filter(isTested).length,
    ids.filter((id) => isUntested(id, 'record')).length,
    ids.filter((id) => isUntested(id, 'types or bench')).length,
    ids.filter((id) => unheld.has(id)).length,
  ].join(' | ');

const ids = [...rules.keys()];
const table = [
  'file | rules | built | of these in part | held by a test | by a record alone | by types or bench alone | by nothing',
  '---|---|---|---|---|---|---|---',
  ...all.map((each) => row(each.file.replace('docs/', ''), each.ids)),
  row('all', ids),
];
const lists = [
  { title: 'Not built yet', ids: ids.filter((id) => !isBuilt(id)) },
  { title: 'Built in part', ids: ids.filter(isPart) },
  { title: 'Built, and held by nothing', ids: ids.filter((id) => unheld.has(id)) },
  {
    title: 'Built, and cited by nothing',
    ids: ids.filter((id) => isBuilt(id) && !isTested(id) && !citedInCode.has(id)),
  },
];
const page = lists.flatMap(({ title, ids: listed }) => [
  '',
  `## ${title} (${listed.length})`,
  '',
  ...listed.map((id) => wordsOf(id)),
]);
const held = ['', '## Every rule with the tests that hold it', ''].concat(
  ids.map((id) => `- ${wordsOf(id)}\n  ${testsOf.get(id)?.join(', ') ?? namedHolderOf(wordsOf(id)) ?? '–'}`),
);

const path = join('test-results', 'rules.md');
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, path), [...table, ...page, ...held, ''].join('\n'));
process.stdout.write(`${table.join('\n')}\nEvery rule with its tests: ${path}\n`);
