/** The parts of a package, in the order in which they are shown; they may be chosen in any. */
export const skiPieces = ['skis', 'bindings', 'boots'] as const;
export type SkiPiece = (typeof skiPieces)[number];

export interface SkiColor {
  name: string;
  control: string;
}

/** Rules SKI-3, SKI-4: one variant, its size in brackets after the name. */
export interface SkiProduct {
  variantId: number;
  modelId: number;
  name: string;
  image: string;
  slug: string;
  size: string;
  /** What is measured of the model, in words (SKI-13). */
  facts: readonly string[];
  color: SkiColor | null;
}

export type SkiLists = Record<SkiPiece, readonly SkiProduct[]>;

/** Answer of GET /api/compatible_products/. */
export interface SkiCompatibility {
  compatibleWithSkis: SkiLists;
  compatibleWithBindings: SkiLists;
  compatibleWithBoots: SkiLists;
  prices: { regular: number; discount: number };
}

/** Chosen variants; null where nothing is. */
export type SkiPicks = Record<SkiPiece, number | null>;
