/**
 * Tells how many of the shop's rules the code and the tests cite, and writes those that nobody cites, with their words,
 * to test-results/rules.md. A rule without a citation is no fault by itself.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsIn, citingFiles, idsIn, isTest, ruleFiles, rulePages, rules } from './rules.ts';
import { read, root } from './source-files.ts';

const inCode = new Set<string>();
const inTests = new Set<string>();
for (const file of citingFiles.filter((path) => !rulePages.includes(path)))
  for (const id of citationsIn(read(file))) (isTest(file) ? inTests : inCode).add(id);

const isBuilt = (id: string) => !/not built yet/i.test(rules.get(id) ?? '');
const all = ruleFiles.map((file) => ({ file, ids: idsIn(read(file)) }));
const row = (name: string, ids: readonly string[]) =>
  [
    name,
    ids.length,
    ids.filter(isBuilt).length,
    ids.filter((id) => inTests.has(id)).length,
    ids.filter((id) => inTests.has(id) || inCode.has(id)).length,
  ].join(' | ');

const table = [
  'file | rules | built | cited by a test | cited at all',
  '---|---|---|---|---',
  ...all.map(({ file, ids }) => row(file.replace('docs/', ''), ids)),
  row('all', [...rules.keys()]),
];
const lists = [
  { title: 'Built, and cited by no test', ids: [...rules.keys()].filter((id) => isBuilt(id) && !inTests.has(id)) },
  {
    title: 'Built, and cited by nothing',
    ids: [...rules.keys()].filter((id) => isBuilt(id) && !inTests.has(id) && !inCode.has(id)),
  },
];
const page = lists.flatMap(({ title, ids }) => [
  '',
  `## ${title} (${ids.length})`,
  '',
  ...ids.map((id) => rules.get(id) ?? id),
]);

const path = join('test-results', 'rules.md');
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, path), [...table, ...page, ''].join('\n'));
process.stdout.write(`${table.join('\n')}\nThe rules that no test cites: ${path}\n`);
