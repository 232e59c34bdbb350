import { expect, it } from 'vitest';
import { productTitle } from './order-names.ts';

it.each([
  ['Kaamos', 'Kuura kuoritakki', 'Kaamos Kuura kuoritakki'],
  ['Kelo', 'Kelo Rib -pipo', 'Kelo Rib -pipo'],
  ['', 'Lahjakortti', 'Lahjakortti'],
])('%s and %s are told as %s', (manufacturer, name, title) => {
  expect(productTitle(manufacturer, name)).toBe(title);
});
