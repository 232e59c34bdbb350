import { describe, expect, it } from 'vitest';
import { filesOf, read, rooms } from './source-files.ts';

/** A page has one of each. */
const single = ['body', 'footer'];

/** What a selector styles where that depends on a `:has()` further up: `svg` of `.color:has(:checked) svg`. */
function subjectOf(selector: string): string | null {
  const [, rest] = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\)?(.*)$/s.exec(selector) ?? [];
  return rest === undefined || !/[\s>+~]/.test(rest) ? null : (rest.split(/[\s>+~]+/).at(-1) ?? null);
}

const selectorsIn = (sheet: string): string[] =>
  [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim());

describe('rules with :has()', () => {
  it('reads what a selector styles', () => {
    expect(subjectOf('.color:has(:checked) svg')).toBe('svg');
    expect(subjectOf(':global(body:has(.a:not(.b), .c)) .bar')).toBe('.bar');
    expect(subjectOf('.size:has(> .x:not(:empty))')).toBeNull();
    expect(subjectOf('.size input:checked ~ small')).toBeNull();
  });

  // The browser keeps what such rules style in one set for the document: a tick of any box would restyle every svg.
  it.each(rooms)('%s styles no element by its tag alone there (targets: interaction to next paint)', (room) => {
    const byTag = filesOf(room, ['.css']).flatMap((file) =>
      selectorsIn(read(file))
        .filter((selector) => /^[a-z]/.test(subjectOf(selector) ?? ''))
        .filter((selector) => !single.includes(subjectOf(selector) ?? ''))
        .map((selector) => `${file}: ${selector}`),
    );
    expect(byTag).toEqual([]);
  });

  // What such a rule looks through is looked through again at every press, and html, with all tokens, styled again.
  it.each(rooms)('%s asks the document only for what stands at a known depth', (room) => {
    const deep = filesOf(room, ['.css']).flatMap((file) =>
      selectorsIn(read(file))
        .filter((selector) => /(?:^|[\s(,])(?:html|:root|body)\)?:has\((?!\s*>)/.test(selector))
        .map((selector) => `${file}: ${selector}`),
    );
    expect(deep).toEqual([]);
  });
});
