import { describe, expect, it } from 'vitest';
import { type PageKind, type RecordKind, type RoomName, roomOf, rooms, staffPlace } from './staff-place.ts';

describe('the staff’s rooms have addresses of their own (docs/decisions/0028)', () => {
  it.each([
    ['', { kind: 'home' }],
    ['orders', { kind: 'orders' }],
    ['orders/100123', { kind: 'order', number: '100123' }],
    ['customers', { kind: 'customers' }],
    ['customers/1000', { kind: 'customer', number: '1000' }],
    ['products', { kind: 'products' }],
    ['products/1000', { kind: 'product', number: '1000' }],
    ['groups', { kind: 'groups' }],
    ['groups/12', { kind: 'group', number: '12' }],
    ['gift-cards', { kind: 'gift-cards' }],
    ['pages', { kind: 'pages' }],
    ['pages/7', { kind: 'page', number: '7' }],
    ['gift-cards/7', { kind: 'gift-card', number: '7' }],
    ['reviews', { kind: 'reviews' }],
    ['transfers', { kind: 'transfers' }],
    ['refunds', { kind: 'refunds' }],
    ['returns', { kind: 'returns' }],
    ['returns/100123-1', { kind: 'return', number: '100123-1' }],
    ['returns/reasons', { kind: 'reasons' }],
    ['returns/counter', { kind: 'counter' }],
    ['store-returns/counter', { kind: 'receipt-counter' }],
    ['store-returns', { kind: 'store-returns' }],
    ['store-returns/20001', { kind: 'store-return', number: '20001' }],
  ])('/staff/%s', (section, place) => expect(staffPlace(section)).toEqual(place));

  it.each(['salaries', 'orders/100123/lines', 'reviews/7'])('/staff/%s is no page', (section) =>
    expect(staffPlace(section)).toBeNull(),
  );
});

describe('every page of the staff belongs to the room whose right opens it (STAFF-35)', () => {
  const others: Readonly<Record<Exclude<PageKind, RoomName> | RecordKind, RoomName | null>> = {
    ...{ home: null, reasons: 'returns', counter: 'returns', 'receipt-counter': 'returns', 'store-returns': 'returns' },
    ...{ order: 'orders', complaint: 'complaints', return: 'returns', 'store-return': 'returns', menu: 'menus' },
    ...{ customer: 'customers', product: 'products', 'gift-card': 'gift-cards', page: 'pages', post: 'posts' },
    ...{ campaign: 'campaigns', 'gift-campaign': 'gift-campaigns', banner: 'banners', group: 'groups' },
    attribute: 'attributes',
  };

  it('a room is its own', () => {
    expect(rooms.map((kind) => roomOf({ kind }))).toEqual(rooms);
  });

  it.each(Object.entries(others))('%s belongs to %s', (kind, room) => {
    expect(roomOf({ kind: kind as PageKind })).toBe(room);
  });
});
