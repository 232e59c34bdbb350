import type { BoughtGiftCard } from '../gift-cards/bought-gift-cards.ts';

/** The parts of a payment that can still go back, in its currency. */
export interface RefundLimits {
  totalMinor: number;
  /** The part of it for everything but gift cards. */
  goodsMinor: number;
  /** The parts of it for each gift card, never more than is left on the card. */
  cards: { card: BoughtGiftCard; minor: number }[];
}

/** What others' orders hold or have taken of a card. */
export const spentMinor = (card: BoughtGiftCard): number => card.initialMinor - card.balanceMinor - card.givenBackMinor;

/**
 * Splits what is left of a payment into goods and gift cards. A card is money: what was spent of it never goes back.
 * @param payment what was captured, and what refunds have asked for, in minor units of the payment's currency.
 * @param toPaid euro cents → minor units of that currency.
 */
export function refundLimits(
  payment: { capturedMinor: number; askedMinor: number },
  cards: readonly BoughtGiftCard[],
  toPaid: (euroMinor: number) => number,
): RefundLimits {
  const leftMinor = payment.capturedMinor - payment.askedMinor;
  const forCards = cards.reduce((sum, card) => sum + toPaid(card.initialMinor), 0);
  const cardsAsked = cards.reduce((sum, card) => sum + card.refundMinor, 0);
  const goodsMinor = Math.max(0, payment.capturedMinor - forCards - (payment.askedMinor - cardsAsked));
  let restMinor = leftMinor - goodsMinor;
  const limits = cards.map((card) => {
    const unpaid = toPaid(card.initialMinor) - card.refundMinor;
    const wanted = spentMinor(card) === 0 ? unpaid : Math.min(toPaid(card.balanceMinor), unpaid);
    const minor = card.balanceMinor === 0 ? 0 : Math.max(0, Math.min(wanted, restMinor));
    restMinor -= minor;
    return { card, minor };
  });
  return { totalMinor: goodsMinor + limits.reduce((sum, { minor }) => sum + minor, 0), goodsMinor, cards: limits };
}

/** What a refund takes off a card, in euro cents; a refund of all that can go back empties it. */
export function takenOffMinor(
  { card, minor: limitMinor }: RefundLimits['cards'][number],
  refundMinor: number,
  toPaid: (euroMinor: number) => number,
): number {
  if (refundMinor === limitMinor) return card.balanceMinor;
  // Rounded against the one who gets it, so that no sum of parts is more than the whole.
  const unitsPerEuro = toPaid(card.initialMinor) / card.initialMinor;
  return Math.min(card.balanceMinor, Math.ceil(refundMinor / unitsPerEuro));
}
