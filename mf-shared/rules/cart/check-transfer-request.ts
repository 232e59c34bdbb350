import type { Cart } from './cart-state.ts';

/**
 * With more than one warehouse to pick from, the picked pieces must cover each row's amount (spec: shell §5).
 * Returns the snippet error, in Finnish for the staff who use it, or an empty text.
 */
export function checkTransferRequest(cart: Cart): string {
  if (!Array.isArray(cart.transferRequestFrom) || cart.transferRequestFrom.length <= 1) return '';
  const short = cart.products.find((row) => sum(row.transferAmountsFrom) < row.amount);
  return short ? `Valitse tarpeeksi tuotteita keräilyvarastoista riville ${short.name}.` : '';
}

function sum(amounts: Readonly<Record<string, number>>): number {
  return Object.values(amounts).reduce((total, amount) => total + amount, 0);
}
