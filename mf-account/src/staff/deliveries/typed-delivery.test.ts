import type { DeliveryState } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { readDelivery, typeDelivery } from './typed-delivery.ts';

const state: DeliveryState = {
  ...{ names: { fi: 'Kotiin', en: 'Home' }, descriptions: { en: 'To the door' }, price: 6.9, free_from: 79 },
  ...{ days_from: 1, days_to: 3, is_active: true },
};
const typed = typeDelivery(state, 'fi');

it('a way to deliver is read back as it was shown, with the amounts of the reader’s language (STAFF-52)', () => {
  const { is_active: _, ...rest } = state;
  expect([typed.price, typed.free_from]).toEqual(['6,90', '79,00']);
  expect(readDelivery(typed)).toEqual(rest);
  for (const own of [{ price: 0, free_from: null }, { free_from: 0 }])
    expect(readDelivery(typeDelivery({ ...state, ...own }, 'en'))).toMatchObject(own);
});

it('a field that cannot be read is named (STAFF-52)', () => {
  expect(readDelivery({ ...typed, price: '' })).toBe('price');
  expect(readDelivery({ ...typed, price: '-1' })).toBe('price');
  expect(readDelivery({ ...typed, free_from: 'never' })).toBe('free_from');
  expect(readDelivery({ ...typed, days_from: '1–2' })).toBe('days_from');
  expect(readDelivery({ ...typed, days_to: '' })).toBe('days_to');
});
