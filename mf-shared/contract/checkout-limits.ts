/**
 * The limits of POST /api/checkout/. A call beyond one of them is refused as a whole, so browsers keep their carts within
 * them: this file has no schema and may be imported by a browser.
 */
export const checkoutLimits = {
  rows: 500,
  /** Pieces of one row. The service knows a lower limit for each product. */
  pieces: 999_999,
  bundles: 100,
  /** Products of a bundle beside its main one. */
  bundleParts: 20,
  /** Gift cards to buy. */
  giftCards: 50,
  /** Discount codes, and gift cards to pay with. */
  codes: 20,
} as const;

/** The most characters of each text in POST /api/checkout/. */
export const checkoutLengths = {
  /** An id that a browser made. */
  uid: 64,
  bundleHash: 200,
  recipient: 200,
  /** A gift card's or a campaign's code. */
  code: 64,
  discountCode: 200,
  campaign: 100,
  postalCode: 12,
  request: 2000,
  /** The name of who helped in the chat. */
  chatter: 200,
} as const;

export type MountingField = 'height_cm' | 'weight_kg' | 'sole_mm';

/** The least and the most of what a workshop must know of a skier, from a child's first boots on (SKI-14). */
export const mountingLimits: Readonly<Record<MountingField, { min: number; max: number }>> = {
  height_cm: { min: 80, max: 230 },
  weight_kg: { min: 10, max: 200 },
  sole_mm: { min: 180, max: 400 },
};
