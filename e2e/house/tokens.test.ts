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
