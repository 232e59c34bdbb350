import { expect, it } from 'vitest';
import { splitPictures } from './split-pictures.ts';

const pictures = (...paths: string[]) => paths.map((path) => ({ path }));

it('lists show the first picture of every colour, and a page has it once', () => {
  expect(splitPictures(pictures('b', 'a', 'b'), pictures('c'))).toEqual({ image: 'b', extra: pictures('b', 'a') });
});

it('a picture of a colour may stand first, and is not shown twice', () => {
  expect(splitPictures(pictures('c', 'a'), pictures('c', 'd'))).toEqual({ image: 'c', extra: pictures('a') });
});

it('lists show the first colour’s picture where there is none of every colour, and else nothing', () => {
  expect(splitPictures([], pictures('c', 'd'))).toEqual({ image: 'c', extra: [] });
  expect(splitPictures([], [])).toEqual({ image: '', extra: [] });
});
