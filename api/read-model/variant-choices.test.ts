import { expect, it } from 'vitest';
import type { Variant } from './model.ts';
import { variantChoices } from './variant-choices.ts';

const names = (fi: string, en: string) => ({ fi, en });
const variant = {
  colour: { slug: 'night-blue', names: names('Yönsininen', 'Night blue') },
  size: 'M / L',
  type: { slug: 'right', names: names('Oikea', 'Right') },
} as unknown as Variant;

it('a variant is chosen by the slug of its colour and the names of its size and type (PRODUCT-34 to PRODUCT-37)', () => {
  expect(Object.fromEntries(variantChoices(variant, 'en'))).toEqual({
    color: 'night-blue',
    size: 'M / L',
    type: 'Right',
  });
  expect(variantChoices(variant, 'fi').get('type')).toBe('Oikea');
  expect([...variantChoices({ colour: null, size: null, type: null }, 'en')]).toEqual([]);
});
