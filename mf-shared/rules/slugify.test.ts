import { expect, it } from 'vitest';
import { slugify } from './slugify.ts';

it('writes Nordic letters, German ß and Cyrillic as plain ones', () => {
  expect(slugify('Erämaa 65+10 Backpack')).toBe('eramaa-65-10-backpack');
  expect(slugify('Halla −7 Sleeping Bag')).toBe('halla-minus-7-sleeping-bag');
  expect(slugify('Größentabellen')).toBe('grossentabellen');
  expect(slugify('Мембранные куртки')).toBe('membrannye-kurtki');
  expect(slugify("Usva Women's Beanie")).toBe('usva-womens-beanie');
});
