import { describe, expect, it } from 'vitest';
import { codeOf, read, rooms } from './source-files.ts';
import { functions, list, parse, walk } from './syntax.ts';

const mostParameters = 4;

/** Functions that take more than `mostParameters` values by their place: `file:line (number)`. */
function manyParameters(file: string, text: string): string[] {
  const found: string[] = [];
  walk(parse(file, text), ({ type, params, start }) => {
    const { length } = list(params);
    if (functions.has(type) && length > mostParameters)
      found.push(`${file}:${text.slice(0, start).split('\n').length} (${length})`);
  });
  return found;
}

describe('a function', () => {
  // Reading the syntax of every file takes seconds, and more where other tests share the processor.
  it.each(rooms)('of %s takes at most four values by their place', { timeout: 60_000 }, (room) => {
    expect(codeOf(room).flatMap((file) => manyParameters(file, read(file)))).toEqual([]);
  });

  it('that takes more is found', () => {
    const found = (text: string) => manyParameters('page.ts', text).length;
    expect(found('function sum(a, b, c, d, e) {}')).toBe(1);
    expect(found('class Sum { constructor(a, b, c, d, e) {} }')).toBe(1);
    expect(found('const sum = (a, b, c, d = 1) => a;')).toBe(0);
    expect(found('function sum(a, b, { c, d, e }) {}')).toBe(0);
  });
});
