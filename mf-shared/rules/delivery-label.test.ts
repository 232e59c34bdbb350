import { expect, it } from 'vitest';
import { deliveryLabel } from './delivery-label.ts';

it.each([
  ['Delivery', 'Posti', 'Delivery, Posti'],
  ['Lieferung', 'Lieferung nach Hause', 'Lieferung nach Hause'],
  ['Leverans', 'Hemleverans på kvällen', 'Hemleverans på kvällen'],
  ['Livraison', '', 'Livraison'],
])('%s by %s is called %s', (word, name, label) => {
  expect(deliveryLabel(word, name)).toBe(label);
});
