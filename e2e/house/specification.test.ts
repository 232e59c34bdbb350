import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedHolderOf, unheldRules } from './held-rules.ts';
import { builtOf, citationsIn, citingFiles, idsIn, numberOf, ruleFiles, rulePages, rules, wordOf } from './rules.ts';
import { read, root } from './source-files.ts';

describe('the rules of the shop (docs/specification/README.md)', () => {
  it.each(ruleFiles)('%s numbers its rules from 1 without gaps, each once, by one word', (file) => {
    const ids = idsIn(read(file));
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids.map(wordOf)).size).toBe(1);
    const numbers = ids.map(numberOf).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it.each([
    ['| CONF-25 | A page knows the version. Not built yet. | (shell) |', 'nothing'],
    ['| NAV-37 | A hold takes 400 ms. Not built yet: nothing answers. | (shell) |', 'nothing'],
    ['| CONF-29 | A page knows two hosts. `host`: Not built yet. | (shell) |', 'part'],
    ['| STAFF-14 | Orders work; the others are Not built yet. | (shell) |', 'part'],
    ['| REVIEW-21 | Requests stop. Not built yet as a call: a consent stands for it. | (shell) |', 'part'],
    ['| CART-1 | A cart is kept. | (shell) |', 'whole'],
  ] as const)('%s is built: %s', (rule, built) => {
    expect(builtOf(rule)).toBe(built);
  });

  it('no two files share a word', () => {
    const words = ruleFiles.map((file) => wordOf(idsIn(read(file))[0] ?? ''));
    expect(new Set(words).size).toBe(ruleFiles.length);
  });

  it.each(rulePages)('%s leads to no file that is not there', (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#]+?)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    const dead = links.filter((link) => !/^https?:/.test(link) && !existsSync(join(root, dirname(file), link)));
    expect(dead).toEqual([]);
  });
});

describe('citations of rules', () => {
  it('a range names all of its rules, also over the end of a comment’s line', () => {
    expect(citationsIn('(CART-2 to CART-4, LIST-1)')).toEqual(['CART-2', 'CART-3', 'CART-4', 'LIST-1']);
    expect(citationsIn(' * Prices (MONEY-1 to\n * MONEY-3).')).toEqual(['MONEY-1', 'MONEY-2', 'MONEY-3']);
    expect(citationsIn('CART-4 to CART-2, CART-1 to LIST-9')).toEqual(['CART-4 to CART-2', 'CART-1 to LIST-9']);
  });

  it('every cited id is a rule', () => {
    const unknown = citingFiles.flatMap((file) =>
      citationsIn(read(file))
        .filter((id) => !rules.has(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('nothing but the rules’ own source column cites the older documents', () => {
    const outside = citingFiles
      .filter((file) => !rulePages.includes(file))
      .flatMap((file) =>
        [
          ...read(file).matchAll(
            /\bspec: (?:shell|catalogue)|(?:shell|catalogue) §|(?<!design\/)\b(?:look|targets)\.md|\bdecisions\.md/g,
          ),
        ].map(([words]) => `${file}: ${words}`),
      );
    expect(outside).toEqual([]);
  });

  it('no comment sends its reader to a tracker of issues', () => {
    const trackers = citingFiles.flatMap((file) =>
      [...read(file).matchAll(/\b[Ii]ssues? (?:"|#?\d)/g)].map(([words]) => `${file}: ${words}`),
    );
    expect(trackers).toEqual([]);
  });
});

describe('what holds the rules', () => {
  it('is a test, a record, the types or the bench, for every rule that is built', () => {
    expect(unheldRules()).toEqual([]);
  });

  it('is missing where a rule names none of them, and needed by no rule that is not built', () => {
    const row = (words: string) => `| CART-0 | ${words} | (shell) |`;
    const unheld = (words: string) => unheldRules(new Map([['CART-0', row(words)]]));
    expect(unheld('A cart is kept. No test cites this.')).toEqual(['CART-0']);
    expect(unheld('A page knows two hosts. `host`: Not built yet.')).toEqual(['CART-0']);
    expect(unheld('A cart is kept. Not built yet.')).toEqual([]);
    expect(unheld('A cart is kept ([record 51](../decisions/0051-a-cart-without-storage.md)).')).toEqual([]);
    expect(unheld('A cart has rows. Held by the contract.')).toEqual([]);
    expect(namedHolderOf(row('Held by hope.'))).toBe(null);
  });
});
