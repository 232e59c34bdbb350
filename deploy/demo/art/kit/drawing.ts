/** What a customer of the drawings asks for. */
export type View = 'front' | 'back' | 'detail';

export interface DrawOptions {
  /** Main colour, `#rrggbb`. */
  color: string;
  /** Second colour, `#rrggbb`. */
  accent: string;
  /** Whole number that picks cut, pockets, stripes, panels and wrinkles. */
  seed: number;
  view: View;
  /** Starts every id in the SVG, so that several may stand in one page. */
  prefix: string;
}

/** Draws one product on a canvas of 640 × 800 with a transparent ground. */
export type Draw = (options: DrawOptions) => string;

/** Part of the canvas (x, y, width, height in the ratio 4:5) that a detail view shows. */
export type Crop = readonly [number, number, number, number];
