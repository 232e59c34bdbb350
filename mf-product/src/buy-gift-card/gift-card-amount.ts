/** Model ids of gift cards; one of them is made out to somebody (GIFT-3, GIFT-4). */
const namedGiftCard = 2427;
const plainGiftCard = 1412;

export const isGiftCard = (modelId: number): boolean => modelId === namedGiftCard || modelId === plainGiftCard;
export const hasRecipient = (modelId: number): boolean => modelId === namedGiftCard;

/** Euro (GIFT-1). */
export const giftCardAmount = { step: 10, min: 0, max: 10_000, initial: 50 } as const;

/** The typed amount as what can be bought: whole steps within the limits; 0 for what is no amount. */
export function toGiftCardAmount(typed: string): number {
  const amount = Number(typed.replace(',', '.'));
  if (!Number.isFinite(amount)) return giftCardAmount.min;
  const whole = Math.floor(amount / giftCardAmount.step) * giftCardAmount.step;
  return Math.min(giftCardAmount.max, Math.max(giftCardAmount.min, whole));
}
