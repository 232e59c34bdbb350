export type StaffPlace =
  | { kind: 'home' | 'reasons' | 'store-returns' | 'counter' | 'receipt-counter' | (typeof rooms)[number] }
  | { kind: 'order' | 'complaint' | 'return' | 'store-return' | 'customer' | 'product'; number: string };

/** In the order in which they are shown. */
export const rooms = [
  'orders',
  'returns',
  'complaints',
  'refunds',
  'reviews',
  'transfers',
  'rental',
  'products',
  'customers',
  'content',
  'systems',
] as const;

/** Rooms that only admins get into. */
export const roomsOfAdmins: ReadonlySet<string> = new Set(['systems'] satisfies (typeof rooms)[number][]);

/** Where in the staff's rooms a path behind `/staff/` leads; null where there is nothing. */
export function staffPlace(section: string): StaffPlace | null {
  const [first = '', second, ...rest] = section.split('/').filter(Boolean);
  if (rest.length > 0) return null;
  if (first === 'orders' && second !== undefined) return { kind: 'order', number: second };
  if (first === 'customers' && second !== undefined) return { kind: 'customer', number: second };
  if (first === 'products' && second !== undefined) return { kind: 'product', number: second };
  if (first === 'complaints' && second !== undefined) return { kind: 'complaint', number: second };
  if (first === 'returns' && second === 'reasons') return { kind: 'reasons' };
  if (first === 'returns' && second === 'counter') return { kind: 'counter' };
  if (first === 'returns' && second !== undefined) return { kind: 'return', number: second };
  if (first === 'store-returns' && second === 'counter') return { kind: 'receipt-counter' };
  if (first === 'store-returns')
    return second === undefined ? { kind: first } : { kind: 'store-return', number: second };
  if (second !== undefined) return null;
  if (first === '') return { kind: 'home' };
  const room = rooms.find((each) => each === first);
  return room ? { kind: room } : null;
}
