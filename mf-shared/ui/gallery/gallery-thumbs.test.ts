import { expect, it } from 'vitest';
import { shownThumbs } from './gallery-thumbs.tsx';

it('up to 10 thumbnails are shown (PRODUCT-31)', () => {
  expect(shownThumbs(10, false)).toEqual({ shown: 10, rest: 0 });
});

it('of more, the first 9 and a +N (PRODUCT-31)', () => {
  expect(shownThumbs(12, false)).toEqual({ shown: 9, rest: 3 });
});

it('+N expands to all (PRODUCT-31)', () => {
  expect(shownThumbs(12, true)).toEqual({ shown: 12, rest: 0 });
});
