import { builtOf, citationsIn, citingFiles, isTest, rulePages, rules } from './rules.ts';
import { read } from './source-files.ts';

/** Rules that code other than tests cites. */
export const citedInCode: Set<string> = new Set();
/** Rule → the tests that cite it. */
export const testsOf: Map<string, string[]> = new Map();
for (const file of citingFiles.filter((path) => !rulePages.includes(path)))
  for (const id of new Set(citationsIn(read(file)))) {
    if (isTest(file)) testsOf.set(id, [...(testsOf.get(id) ?? []), file]);
    else citedInCode.add(id);
  }

/** What the words of a rule name instead of a test: a record that settles it, or what holds it before any test runs. */
export function namedHolderOf(rule: string): 'record' | 'types or bench' | null {
  if (/\[record \d+\]/.test(rule)) return 'record';
  return /\bHeld by the (?:contract|types|bench)\b/.test(rule) ? 'types or bench' : null;
}

/** Rules that the shop follows, as far as they say, and that nothing would hear of if it no longer did. */
export function unheldRules(all: ReadonlyMap<string, string> = rules): string[] {
  return [...all]
    .filter(([id, rule]) => builtOf(rule) !== 'nothing' && !testsOf.has(id) && namedHolderOf(rule) === null)
    .map(([id]) => id);
}
