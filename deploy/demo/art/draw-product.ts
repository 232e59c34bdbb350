import type { View } from './kit/drawing.ts';
import { hashText } from './kit/random.ts';
import { productKinds } from './product-kinds.ts';

export type { View } from './kit/drawing.ts';

export interface ProductDrawing {
  /** One of `productKinds`. */
  kind: string;
  /** 1 and up; cut, pockets, panels and stripes. */
  design: number;
  /** `#rrggbb` */
  color: string;
  accent: string;
  view: View;
}

/** SVG of 640 × 800 with a transparent ground. Equal drawings are equal texts. Throws for a kind that is not there. */
export function drawProduct({ kind, design, color, accent, view }: ProductDrawing): string {
  const subject = productKinds.get(kind);
  if (!subject) throw new RangeError(`Nothing draws a ${kind}`);
  const prefix = `p${hashText([kind, design, color, accent, view].join()).toString(36)}_`;
  return subject.draw({ color, accent, seed: design, view, prefix });
}
