import { expect, it } from 'vitest';
import type { StaffPlace } from './staff-place.ts';
import { staffTitle } from './staff-title.ts';

it.each<[StaffPlace, string]>([
  [{ kind: 'order', number: '100123' }, 'orders.number 100123'],
  [{ kind: 'store-return', number: '20001' }, 'staff.store-return_number 20001'],
  [{ kind: 'menu', number: '3' }, 'staff.menu_number 3'],
  [{ kind: 'gift-card', number: '7' }, 'staff.gift-card'],
  [{ kind: 'attribute', number: 'colour-3' }, 'staff.attributes'],
  [{ kind: 'reasons' }, 'staff.returns'],
  [{ kind: 'taxes' }, 'staff.taxes'],
])('the heading of %j is %s until its screen knows more', (place, title) => {
  const text = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
  expect(staffTitle(place, text)).toBe(title);
});
