import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawLogo, LOGO_HEIGHT, LOGO_WIDTH } from './draw-logo.ts';

describe('drawLogo', () => {
  it.each(['havu', 'north-fell', '66-north', 'x', 'a-very-long-brand-name-of-the-north'])(
    'draws %s inside its frame, without touching the edge',
    async (slug) => {
      const { data, info } = await sharp(Buffer.from(drawLogo(slug, 'light')))
        .extractChannel('alpha')
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([LOGO_WIDTH, LOGO_HEIGHT]);
      const inked = [...data].flatMap((alpha, i) => (alpha > 40 ? [i % info.width] : []));
      expect(inked.length).toBeGreaterThan(100);
      expect(Math.min(...inked)).toBeGreaterThan(2);
      expect(Math.max(...inked)).toBeLessThan(LOGO_WIDTH - 3);
    },
  );

  it('gives a brand the same logo each time and other brands others', () => {
    expect(drawLogo('tunturi', 'light')).toBe(drawLogo('tunturi', 'light'));
    expect(drawLogo('tunturi', 'light')).not.toBe(drawLogo('kaarna', 'light'));
  });
});
