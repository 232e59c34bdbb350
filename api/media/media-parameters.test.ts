import { mediaWidths } from 'mf-shared/rules/media-url';
import { describe, expect, it } from 'vitest';
import { mediaQuery } from './media-parameters.ts';

const accepts = (query: Record<string, string>) => mediaQuery.safeParse(query).success;

describe('what a picture may be asked for (PRODUCT-20)', () => {
  it.each(mediaWidths.map(String))('takes the listed width %s', (width) => {
    expect(accepts({ width })).toBe(true);
  });

  it.each([
    ['a product card', { width: '320', height: '400' }],
    ['a banner of a product page', { width: '758', height: '447', crop: '50/30' }],
    ['a share image', { width: '1200', height: '630', format: 'jpeg' }],
    ['a square brand logo', { width: '160', height: '160', format: 'png' }],
    ['a picture without a size', {}],
    ['a drawing', { format: 'svg' }],
  ])('takes %s', (_what, query) => {
    expect(accepts(query)).toBe(true);
  });

  it.each([
    ['a width that is not listed', { width: '321' }],
    ['a height that fits no shape', { width: '320', height: '401' }],
    ['a height alone', { height: '400' }],
    ['a negative width', { width: '-320' }],
    ['a width with a fraction', { width: '320.5' }],
    ['a width in another notation', { width: '3.2e2' }],
    ['a huge width', { width: '99999999999' }],
    ['an unknown format', { format: 'gif' }],
    ['a crop outside the picture', { width: '758', height: '447', crop: '101/0' }],
    ['a crop that is not a point', { width: '758', height: '447', crop: 'centre' }],
    ['a parameter that nothing reads', { width: '320', quality: '100' }],
  ])('refuses %s', (_what, query) => {
    expect(accepts(query)).toBe(false);
  });

  it('gives webp unless another format is asked for', () => {
    expect(mediaQuery.parse({}).format).toBe('webp');
  });

  it('moves crop points to a grid, so that strangers cannot fill the cache', () => {
    expect(mediaQuery.parse({ crop: '52/97' }).crop).toEqual({ x: 50, y: 100 });
  });
});
