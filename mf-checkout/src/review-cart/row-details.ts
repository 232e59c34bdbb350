import type { Translate } from 'mf-shared/i18n';

/** Colour, size and type of a row, as far as it has them. */
export function rowDetails(row: { color: string; size: string; type: string }, text: Translate): string[] {
  const size = row.size === '' ? '' : text('cart.size', { size: row.size });
  return [row.color, size, row.type].filter((detail) => detail !== '');
}
