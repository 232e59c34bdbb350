import { describe, expect, it } from 'vitest';
import { filesOf, read, rooms } from './source-files.ts';

/** A comment that begins its line: a block, or lines of `//` that follow each other. */
const comment = /^[ \t]*(?:\{?\/\*[\s\S]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*)/gm;
const marks = /^[ \t]*(?:\{?\/?\*+(?!\/)|\/\/)|\*\/$/gm;
/** These begin a fragment that is read twice. A question may begin with Who. */
const fragment = /^(?:Of|What of|Who|Whoever|Whom|(?:So|As) (?:many|long)) (?![\s\S]*\?$)/;
/** A reader asks who tells whom. */
const riddle = /^What (?:else )?(?:is|was) (?:told|said) |\btold (?:of|about)\b/;

/** Comments that begin with a fragment, or that hide who tells whom: `file:line words`. */
function fragments(file: string, text: string): string[] {
  return [...text.matchAll(comment)].flatMap(({ 0: found, index }) => {
    const words = found.replaceAll(marks, '').replaceAll(/\s+/g, ' ').trim();
    return fragment.test(words) || riddle.test(words)
      ? [`${file}:${text.slice(0, index).split('\n').length} ${words.slice(0, 60)}`]
      : [];
  });
}

describe('a comment', () => {
  it.each(rooms)('of %s says first what a thing is or does', { timeout: 60_000 }, (room) => {
    const files = filesOf(room, ['.ts', '.tsx', '.mjs', '.css']);
    expect(files.flatMap((file) => fragments(file, read(file)))).toEqual([]);
  });

  it('that begins with a fragment is found, a sentence or a question is not', () => {
    const found = (text: string) => fragments('page.ts', text);
    expect(found('/** Of it: what goes back. */\nconst part = 1;')).toEqual(['page.ts:1 Of it: what goes back.']);
    expect(found('const one = 1;\n  /**\n   * Whoever asks\n   * gets it.\n   */')).toEqual([
      'page.ts:2 Whoever asks gets it.',
    ]);
    expect(found('  // Who signed in\n  // stays so.')).toEqual(['page.ts:1 Who signed in stays so.']);
    expect(found('{/* Whom to answer. */}')).toHaveLength(1);
    expect(found('/* What of a page is drawn. */\n.page {\n}')).toHaveLength(1);
    expect(found('/** So many are kept. */\n// As long as they are.')).toHaveLength(2);
    expect(found('/** What is told of a thing. */\n// Store staff are told\n// of their own.')).toHaveLength(2);
    expect(found('/** The part of an order that goes back. */')).toEqual([]);
    expect(found('// Who may call it?\n// Offers need it.')).toHaveLength(1);
    expect(found('/** Who may call it? */')).toEqual([]);
    expect(found('// The buyer.\n// Of the order.')).toEqual([]);
  });
});
