import { expect, it } from 'vitest';
import { firstFree, slugify, slugOfName } from './slugify.ts';

it('writes Nordic letters, German ß and Cyrillic as plain ones', () => {
  expect(slugify('Erämaa 65+10 Backpack')).toBe('eramaa-65-10-backpack');
  expect(slugify('Halla −7 Sleeping Bag')).toBe('halla-minus-7-sleeping-bag');
  expect(slugify('Größentabellen')).toBe('grossentabellen');
  expect(slugify('Мембранные куртки')).toBe('membrannye-kurtki');
  expect(slugify("Usva Women's Beanie")).toBe('usva-womens-beanie');
});

it('a name without a letter and a digit has no slug, and a taken one gets a number', async () => {
  expect(slugOfName('–')).toBe('');
  expect(slugOfName(`${'a'.repeat(109)} b`)).toBe('a'.repeat(109));
  const taken = new Set(['tent', 'tent-2']);
  expect(await firstFree('tent', (slug) => taken.has(slug))).toBe('tent-3');
  expect(await firstFree('tarp', async (slug) => taken.has(slug))).toBe('tarp');
});
