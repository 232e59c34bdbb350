/** What was typed as a sum of money, with a comma or a point and perhaps spaces; null where it is none above zero. */
export function parseAmount(typed: string): number | null {
  const plain = typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return null;
  return Number(plain) > 0 ? Number(plain) : null;
}
