/** Pieces per store that a row is picked from. */
export type Picks = Readonly<Record<string, number>>;

/** Whether the picked pieces cover the row's amount (CHECKOUT-74). */
export function coversAmount(amount: number, picks: Picks): boolean {
  return Object.values(picks).reduce((total, pieces) => total + pieces, 0) >= amount;
}

/** Told in Finnish, whatever the page's language: it is for the shop's own staff (CHECKOUT-75). */
export const shortPicksMessage = (name: string): string =>
  `Valitse tarpeeksi tuotteita keräilyvarastoista riville ${name}.`;
