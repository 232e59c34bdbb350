export type StaffPlace =
  | { kind: 'home' | 'orders' | 'reviews' | 'transfers' | 'complaints' }
  | { kind: 'order' | 'complaint'; number: string };

/** Where in the staff's rooms a path behind `/staff/` leads; null where there is nothing. */
export function staffPlace(section: string): StaffPlace | null {
  const [first = '', second, ...rest] = section.split('/').filter(Boolean);
  if (rest.length > 0) return null;
  if (first === 'orders' && second !== undefined) return { kind: 'order', number: second };
  if (first === 'complaints' && second !== undefined) return { kind: 'complaint', number: second };
  if (second !== undefined) return null;
  if (first === '') return { kind: 'home' };
  return first === 'orders' || first === 'reviews' || first === 'transfers' || first === 'complaints'
    ? { kind: first }
    : null;
}
