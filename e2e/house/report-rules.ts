/**
 * Tells which tests hold the shop's rules. A rule is held by a test that cites it, or settled by a record that says why the
 * shop does otherwise or more, or its own words say that the contract, the types or the bench hold it. The page test-results/rules.md has every rule with its tests, those that nothing holds first.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtOf, citationsIn, citingFiles, idsIn, isTest, ruleFiles, rulePages, rules } from './rules.ts';
import { read, root } from './source-files.ts';

const inCode = new Set<string>();
const testsOf = new Map<string, string[]>();
for (const file of citingFiles.filter((path) => !rulePages.includes(path)))
  for (const id of new Set(citationsIn(read(file)))) {
    if (isTest(file)) testsOf.set(id, [...(testsOf.get(id) ?? []), file]);
    else inCode.add(id);
  }

const wordsOf = (id: string) => rules.get(id) ?? id;
const isBuilt = (id: string) => builtOf(wordsOf(id)) !== 'nothing';
const isPart = (id: string) => builtOf(wordsOf(id)) === 'part';
const isTested = (id: string) => testsOf.has(id);
const hasRecord = (id: string) => /\[record \d+\]/.test(wordsOf(id));
const isByBuild = (id: string) => /\bHeld by the (?:contract|types|bench)\b/.test(wordsOf(id));
const isHeld = (id: string) => isTested(id) || hasRecord(id) || isByBuild(id);

const all = ruleFiles.map((file) => ({ file, ids: idsIn(read(file)) }));
const row = (name: string, ids: readonly string[]) =>
  [
    name,
    ids.length,
    ids.filter(isBuilt).length,
    ids.filter(isPart).length,
    ids.filter(isTested).length,
    ids.filter((id) => !isTested(id) && hasRecord(id)).length,
    ids.filter((id) => !isTested(id) && !hasRecord(id) && isByBuild(id)).length,
    ids.filter((id) => isBuilt(id) && !isHeld(id)).length,
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
  { title: 'Built, and held by nothing', ids: ids.filter((id) => isBuilt(id) && !isHeld(id)) },
  {
    title: 'Built, and cited by nothing',
    ids: ids.filter((id) => isBuilt(id) && !isTested(id) && !inCode.has(id)),
  },
];
const page = lists.flatMap(({ title, ids: listed }) => [
  '',
  `## ${title} (${listed.length})`,
  '',
  ...listed.map((id) => wordsOf(id)),
]);
const held = ['', '## Every rule with the tests that hold it', ''].concat(
  ids.map(
    (id) =>
      `- ${wordsOf(id)}\n  ${testsOf.get(id)?.join(', ') ?? (hasRecord(id) ? 'record' : isByBuild(id) ? 'types or bench' : '–')}`,
  ),
);

const path = join('test-results', 'rules.md');
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, path), [...table, ...page, ...held, ''].join('\n'));
process.stdout.write(`${table.join('\n')}\nEvery rule with its tests: ${path}\n`);
