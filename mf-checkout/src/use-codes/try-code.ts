import {
  $cart,
  addDiscountCode,
  addGiftCardCode,
  removeDiscountCode,
  removeGiftCardCode,
  validateCart,
} from 'mf-shared/stores';

export type CodeOutcome = { kind: 'used' } | { kind: 'refused'; message: string } | { kind: 'unchecked' };

/**
 * One field takes discount codes and gift cards: the service is asked about both at once, and what it does not know is
 * taken out again. Whoever cannot be asked keeps nothing in the cart.
 */
export async function tryCode(typed: string): Promise<CodeOutcome> {
  const code = typed.trim();
  addDiscountCode(code);
  addGiftCardCode(code);
  await validateCart();
  const { status, codeResults, giftCardResults } = $cart.get();
  const isThis = (result: { code: string }) => result.code.toLowerCase() === code.toLowerCase();
  const discount = codeResults.find(isThis);
  const giftCard = giftCardResults.find(isThis);
  const isChecked = status === 'VALIDATED';
  if (!isChecked || !discount?.valid) removeDiscountCode(code);
  if (!isChecked || !giftCard?.valid) removeGiftCardCode(code);
  if (!isChecked) return { kind: 'unchecked' };
  if (discount?.valid || giftCard?.valid) return { kind: 'used' };
  return { kind: 'refused', message: discount?.message || giftCard?.message || '' };
}
