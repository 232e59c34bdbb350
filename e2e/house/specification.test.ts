import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root } from './source-files.ts';

const folders = ['docs/specification', 'docs/design'];
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => `${folder}/${name}`),
);

/** A rule's id begins a row of a table or a heading. */
const idsIn = (text: string): string[] => [...text.matchAll(/^(?:\| |#+ )([A-Z]+-\d+)\b/gm)].map(([, id = '']) => id);
const numberOf = (id: string) => Number(id.split('-')[1]);

describe('the rules of the shop (docs/specification/README.md)', () => {
  it.each(files)('%s numbers its rules from 1 without gaps, each once, by one word', (file) => {
    const ids = idsIn(read(file));
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids.map((id) => id.split('-')[0])).size).toBe(1);
    const numbers = ids.map(numberOf).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('no two files share a word', () => {
    const words = files.map((file) => idsIn(read(file))[0]?.split('-')[0]);
    expect(new Set(words).size).toBe(files.length);
  });

  it.each(files)('%s leads to no file that is not there', (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#]+?)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    const dead = links.filter((link) => !/^https?:/.test(link) && !existsSync(join(root, dirname(file), link)));
    expect(dead).toEqual([]);
  });
});
