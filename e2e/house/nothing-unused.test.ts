import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { groupsOf, localeFolders, textsOf, withoutPlural } from './locale-texts.ts';
import { filesOf, read, rooms } from './source-files.ts';

const sources = new Map(
  rooms.flatMap((room) => filesOf(room, ['.ts', '.tsx', '.mts', '.mjs'])).map((path) => [path, read(path)]),
);
const sheets = rooms.flatMap((room) => filesOf(room, ['.module.css']));

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('what stands in the code is used', () => {
  it('every exported value is imported by another file', () => {
    const filesWith = new Map<string, number>();
    for (const text of sources.values())
      for (const word of new Set(text.match(/[\w$]+/g))) filesWith.set(word, (filesWith.get(word) ?? 0) + 1);
    const unused = [...sources].flatMap(([path, text]) =>
      // The contract names every part of an answer; stand-ins for a library's modules export what the library imports.
      /^mf-shared\/(contract|build\/federation)\//.test(path)
        ? []
        : [...text.matchAll(/^export (?:async )?(?:const|let|function\*?|class) ([\w$]+)/gm)]
            .filter(([, name = '']) => filesWith.get(name) === 1)
            .map(([, name]) => `${path}: ${name}`),
    );
    expect(unused).toEqual([]);
  });

  it.each(localeFolders)('%s has no text that no code reads', (folder) => {
    const code = [...sources]
      .filter(([path]) => path.startsWith(`${folder.split('/')[0]}/`) && !isTest(path))
      .map(([, text]) => text);
    const patterns = wordsIn(code);
    const unread = groupsOf(folder)
      .flatMap((group) => [...textsOf(folder, group, 'fi').keys()])
      .filter((key) => !patterns.test(key) && !patterns.test(withoutPlural(key)));
    expect(unread).toEqual([]);
  });

  it('every class of a CSS Module is worn', () => {
    const unworn = sheets.flatMap((sheet) => {
      const wearers = wearersOf.get(sheet) ?? [];
      const patterns = wordsIn(wearers);
      const code = wearers.join('\n');
      return classesOf(read(sheet))
        .filter((name) => !new RegExp(`\\w\\.${escaped(name)}\\b`).test(code) && !patterns.test(name))
        .map((name) => `${sheet}: .${name}`);
    });
    expect(unworn).toEqual([]);
  });
});

const place = /\$\{[^{}`]*\}/;

/** Matches what the strings of some code can say: a template's places stand for anything without a dot. */
function wordsIn(code: readonly string[]): RegExp {
  const strings = code.flatMap((text) => text.match(/(['"`])(?:\$\{[^{}`]*\}|[\w.-])+\1/g) ?? []);
  const words = [...new Set(strings)]
    .map((text) => text.slice(1, -1).split(place))
    .filter((parts) => /\w/.test(parts.join('')));
  return new RegExp(`^(?:${words.map((parts) => parts.map(escaped).join('[^.]+')).join('|')})$`);
}

const classesOf = (css: string): string[] => [
  ...new Set(
    [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};@]+)\{/g)].flatMap(([, selector = '']) =>
      [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name),
    ),
  ),
];

/** A style sheet → the texts of the files that import it. */
const wearersOf = new Map<string, string[]>();
for (const [path, text] of sources)
  for (const [, name = ''] of text.matchAll(/from ['"]([^'"]+\.module\.css)['"]/g)) {
    const sheet = name.startsWith('.') ? join(dirname(path), name) : name;
    wearersOf.set(sheet, [...(wearersOf.get(sheet) ?? []), text]);
  }
