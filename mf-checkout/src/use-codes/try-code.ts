import { longestCode } from 'mf-shared/rules/cart/discount-codes';
import {
  $cart,
  addDiscountCode,
  addGiftCardCode,
  forgetRefusedCode,
  removeDiscountCode,
  removeGiftCardCode,
  validateCart,
} from 'mf-shared/stores';

export type CodeOutcome = { kind: 'used' } | { kind: 'refused'; message: string } | { kind: 'unchecked' };

/**
 * One field takes discount codes and gift cards: the service is asked about both at once, and what it does not know is
 * taken out again. Where it cannot be asked, the cart keeps nothing of the code.
 */
export async function tryCode(typed: string): Promise<CodeOutcome> {
  const code = typed.trim();
  if (code.length > longestCode) return { kind: 'refused', message: '' };
  addDiscountCode(code);
  addGiftCardCode(code);
  await validateCart();
  const { status, answer } = $cart.get();
  const isThis = (result: { code: string }) => result.code.toLowerCase() === code.toLowerCase();
  const discount = answer.discount_codes.find(isThis);
  const giftCard = answer.gift_cards.find(isThis);
  if (status !== 'VALIDATED') {
    removeDiscountCode(code);
    removeGiftCardCode(code);
    return { kind: 'unchecked' };
  }
  if (!discount?.valid && !giftCard?.valid) {
    forgetRefusedCode(code);
    return { kind: 'refused', message: discount?.message || giftCard?.message || '' };
  }
  if (!discount?.valid) removeDiscountCode(code);
  if (!giftCard?.valid) removeGiftCardCode(code);
  return { kind: 'used' };
}
