import { coversAmount, shortPicksMessage } from '../transfer-picks.ts';
import type { CartChoice } from './cart.ts';

/**
 * With more than one warehouse to pick from, the picked pieces must cover each row's amount (CHECKOUT-74, CHECKOUT-75).
 * Returns the snippet error, in Finnish for the staff who use it, or an empty text.
 */
export function checkTransferRequest(cart: CartChoice): string {
  if (!Array.isArray(cart.transferRequestFrom) || cart.transferRequestFrom.length <= 1) return '';
  const short = cart.products.find((row) => !coversAmount(row.amount, row.transferAmountsFrom));
  return short ? shortPicksMessage(short.name) : '';
}
