import { expect, it } from 'vitest';
import { picturesToPrepare } from './pictures-to-prepare.ts';

const model = (image: string, ...colours: string[]) => ({
  image: `/media/${image}`,
  colours: colours.map((path) => ({ images: [{ path: `/media/${path}` }, { path: `/media/${path}-back` }] })),
});

it('prepares the cards of all models before their other colours, and each picture once', () => {
  const models = [model('a', 'a', 'b'), model('c', 'c', 'b'), { image: '', colours: [] }];
  expect(picturesToPrepare(models)).toEqual(['a', 'c', 'b']);
});
