import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citingFiles } from './rules.ts';
import { read, root } from './source-files.ts';

const folder = 'docs/decisions';
const files = readdirSync(join(root, folder))
  .filter((name) => name.endsWith('.md'))
  .sort();
const fourDigits = (number: number) => String(number).padStart(4, '0');
const next = fourDigits(files.filter((name, index) => name.startsWith(`${fourDigits(index + 1)}-`)).length + 1);
const numbers = new Set(files.map((name) => Number(name.slice(0, 4))));

const linked = (text: string) => [...text.matchAll(/\]\((\d{4})-[^)]*\)/g)].map(([, number]) => Number(number));
const fieldOf = (text: string, field: string) => new RegExp(`^${field}: (.+)$`, 'm').exec(text)?.[1] ?? '';
/** Which records a record names in a field of its head, by their numbers. */
const named = (name: string, field: string) => linked(fieldOf(read(`${folder}/${name}`), field));

describe('records of decisions (CONTRIBUTING.md, Rules)', () => {
  it(`have numbers in a row, each once; the next record is ${next}`, () => {
    const wrong = files
      .filter((name, index) => !name.startsWith(`${fourDigits(index + 1)}-`))
      .map((name) => `${name}: the next number is ${next}`);
    expect(wrong).toEqual([]);
  });

  it.each(files)('%s begins with its number, its title, its date and its status', (name) => {
    const [title = '', blank, date = '', status = ''] = read(`${folder}/${name}`).split('\n');
    expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`));
    expect(blank).toBe('');
    expect(date).toMatch(/^Date: \d{4}-\d{2}-\d{2}$/);
    expect(status).toMatch(
      /^Status: (accepted|(accepted, in part )?superseded by \[record \d+\]\(\d{4}-[\w-]+\.md\))$/,
    );
  });

  it('what one supersedes says so, and the other way round', () => {
    const pairs = (field: string, turn: boolean) =>
      files.flatMap((name) =>
        named(name, field).map((other) =>
          turn ? [other, Number(name.slice(0, 4))] : [Number(name.slice(0, 4)), other],
        ),
      );
    expect(pairs('Status', false).map(String).sort()).toEqual(pairs('Supersedes', true).map(String).sort());
  });

  it.each(files)('%s leads to no file that is not there', (name) => {
    const links = [...read(`${folder}/${name}`).matchAll(/\]\(([^)#]+?)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !/^https?:/.test(link) && !existsSync(join(root, folder, link)))).toEqual([]);
  });

  it('every record that code or a page names exists', () => {
    const dead = citingFiles.flatMap((file) => {
      const text = read(file).replace(/\n\s*(?:\*|\/\/|--)\s/g, ' ');
      const paths = [...text.matchAll(/decisions\/(\d{4}(?:-[\w-]+\.md)?)/g)]
        .filter(([, name = '']) => !files.some((each) => each.startsWith(name)))
        .map(([words]) => words);
      const words = [...text.matchAll(/\b(?:decision|record) (\d{1,4})\b/gi)]
        .filter(([, number]) => !numbers.has(Number(number)))
        .map(([phrase]) => phrase);
      return [...paths, ...words].map((reference) => `${file}: ${reference}`);
    });
    expect(dead).toEqual([]);
  });

  it('a link that names a number leads to the record of that number', () => {
    const wrong = citingFiles.flatMap((file) =>
      [...read(file).matchAll(/\[(?:(?:decision|record) )?(\d+)\]\([^)]*?(\d{4})-/gi)]
        .filter(([, told, link]) => Number(told) !== Number(link))
        .map(([words]) => `${join(dirname(file))}: ${words}`),
    );
    expect(wrong).toEqual([]);
  });
});
