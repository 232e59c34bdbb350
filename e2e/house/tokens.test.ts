import { describe, expect, it } from 'vitest';
import { filesOf, read } from './source-files.ts';

const rooms = ['shell', 'mf-catalog', 'mf-product', 'mf-checkout', 'mf-account', 'mf-shared'] as const;
const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch)\(/i;

describe('colours', () => {
  it.each(rooms)('%s names meanings only in its components (LOOK-4)', (room) => {
    const raw = filesOf(room, ['.module.css']).filter((file) =>
      rawColour.test(
        read(file)
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .replace(/url\([^)]*\)/g, ''),
      ),
    );
    expect(raw).toEqual([]);
  });
});

it('every custom property that a style sheet reads without a fallback is set somewhere', () => {
  const sheets = rooms.flatMap((room) => filesOf(room, ['.css'])).map((file) => [file, read(file)] as const);
  const code = rooms.flatMap((room) => filesOf(room, ['.ts', '.tsx'])).map(read);
  const set = new Set(
    [...sheets.map(([, text]) => text), ...code].flatMap((text) =>
      [...text.matchAll(/(--[a-z0-9-]+)['"\]]*\s*[:,]|@property (--[a-z0-9-]+)/g)].map(
        ([, own, registered]) => own ?? registered,
      ),
    ),
  );
  const missing = sheets.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[a-z0-9-]+)\)/g)]
      .filter(([, name]) => !set.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
