import { expect, it } from 'vitest';
import { heroPictures, heroPreloads } from './hero-pictures.ts';

it('a hero is drawn for desks and phones, by day and by night, and only one of the four is loaded ahead', () => {
  const preloads = heroPreloads('/media/scenes/hero-wide-light');
  expect(new Set(preloads.map(({ media }) => media)).size).toBe(4);
  expect(preloads.map(({ srcSet }) => /hero-\w+-\w+/.exec(srcSet)?.[0])).toEqual([
    'hero-tall-dark',
    'hero-tall-light',
    'hero-wide-dark',
    'hero-wide-light',
  ]);
});

it('any other picture serves everywhere', () => {
  expect(heroPictures('/media/scenes/lake')).toHaveLength(1);
  expect(heroPreloads('/media/scenes/lake')[0]).not.toHaveProperty('media');
});
