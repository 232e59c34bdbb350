export interface GiftCardBalance {
  code: string;
  balanceMinor: number;
}

/** Pays as much of a total as gift cards hold, in the order given; any number of cards (GIFT-12). */
export function payWithGiftCards(
  totalMinor: number,
  cards: readonly GiftCardBalance[],
): { used: { code: string; usedMinor: number }[]; leftMinor: number } {
  let leftMinor = totalMinor;
  const used = cards.map(({ code, balanceMinor }) => {
    const usedMinor = Math.max(0, Math.min(balanceMinor, leftMinor));
    leftMinor -= usedMinor;
    return { code, usedMinor };
  });
  return { used, leftMinor };
}
