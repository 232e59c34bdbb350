import { discountPerLine } from 'mf-shared/rules/discount-code';
import { payWithGiftCards } from 'mf-shared/rules/gift-card-payment';
import { textIn } from '../../read-model/per-locale.ts';
import { translate } from '../../texts/translate.ts';
import { normalCode } from '../gift-cards/gift-card-code.ts';
import type { BuyerView } from './buyer-view.ts';
import { type AppliedDiscount, type CodeAnswer, type GiftCardAnswer, type PricedRow, rowMinor } from './priced-cart.ts';
import type { CodeFacts, DiscountCodeFact, GiftCardFact } from './read-codes.ts';

/**
 * Applies the first code that is good; one discount code per order (CART-56). Writes each row's share into it.
 * @returns the discount, and a word on every code.
 */
export function applyDiscount(
  rows: readonly PricedRow[],
  codes: CodeFacts,
  view: BuyerView,
): { discount: AppliedDiscount | null; answers: CodeAnswer[] } {
  let discount: AppliedDiscount | null = null;
  const answers = codes.discountCodes.map((code): CodeAnswer => {
    const fact = codes.discounts.get(code.toUpperCase());
    const refusal = discount ? 'only_one' : refusalOf(fact, rows, view);
    if (refusal === null && fact) discount = discountRows(fact, rows, view);
    // One field takes both: what is wrong with a gift card is told with the gift cards.
    const isCard = !fact && codes.giftCards.has(normalCode(code));
    const message = refusal === null || isCard ? '' : translate(view.locale, `checkout.code.${refusal}`, { code });
    return { code, valid: refusal === null, message };
  });
  return { discount, answers };
}

function refusalOf(fact: DiscountCodeFact | undefined, rows: readonly PricedRow[], view: BuyerView): string | null {
  if (!fact) return 'unknown';
  if (!fact.isOpen) return 'ended';
  if (fact.clubOnly && !view.isClubMember) return 'club_only';
  const goods = rows.reduce((total, row) => total + rowMinor(row), 0);
  if (goods < fact.minTotalMinor) return 'too_small';
  if (fact.kind !== 'free_delivery' && discountable(fact, rows).length === 0) return 'nothing_fits';
  return null;
}

function discountable(fact: DiscountCodeFact, rows: readonly PricedRow[]): PricedRow[] {
  return rows.filter((row) => row.amount > 0 && !(fact.excludesOffers && row.unitMinor < row.regularMinor));
}

function discountRows(fact: DiscountCodeFact, rows: readonly PricedRow[], view: BuyerView): AppliedDiscount {
  const eligible = discountable(fact, rows);
  const value = fact.kind === 'percent' ? fact.value / 100 : fact.value;
  const parts = discountPerLine(fact.kind, value, eligible.map(rowMinor));
  eligible.forEach((row, index) => {
    row.discountMinor = parts[index] ?? 0;
  });
  return {
    id: fact.id,
    code: fact.code,
    name: textIn(fact.names, view.locale) || fact.code,
    amountMinor: parts.reduce((total, part) => total + part, 0),
    isFreeDelivery: fact.kind === 'free_delivery',
  };
}

/**
 * Pays with the gift cards that the cart names, in their order; the same card counts once. A gift card is money, so none
 * pays for another: `coverableMinor` is the total without those that the cart buys.
 */
export function applyGiftCards(
  { totalMinor, coverableMinor }: { totalMinor: number; coverableMinor: number },
  codes: CodeFacts,
  view: BuyerView,
): { answers: GiftCardAnswer[]; payableMinor: number } {
  const known = new Set<number>();
  const answers = codes.giftCardCodes.map((code): GiftCardAnswer => {
    const fact = codes.giftCards.get(normalCode(code));
    const refusal = !fact || known.has(fact.id) ? 'unknown' : cardRefusal(fact, coverableMinor);
    if (fact) known.add(fact.id);
    const message = refusal === null ? '' : translate(view.locale, `checkout.gift_card.${refusal}`, { code });
    const isValid = refusal === null;
    return {
      code,
      valid: isValid,
      message,
      id: isValid ? (fact?.id ?? null) : null,
      balanceMinor: isValid ? (fact?.balanceMinor ?? 0) : 0,
      usedMinor: 0,
    };
  });
  const paid = payWithGiftCards(
    coverableMinor,
    answers.map((answer) => ({ code: answer.code, balanceMinor: answer.balanceMinor })),
  );
  answers.forEach((answer, index) => {
    answer.usedMinor = paid.used[index]?.usedMinor ?? 0;
  });
  return { answers, payableMinor: totalMinor - coverableMinor + paid.leftMinor };
}

function cardRefusal(
  { ended, isFrozen, balanceMinor, heldMinor }: GiftCardFact,
  coverableMinor: number,
): string | null {
  if (ended) return ended;
  if (isFrozen) return 'frozen';
  if (balanceMinor === 0) return heldMinor > 0 ? 'held' : 'empty';
  return coverableMinor === 0 ? 'only_gift_cards' : null;
}
