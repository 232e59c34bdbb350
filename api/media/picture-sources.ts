import { drawProduct } from '../demo/art/draw-product.ts';
import { productKinds } from '../demo/art/product-kinds.ts';
import type { PictureSource } from './picture.ts';

const PRODUCT = /^products\/([a-z-]+)\/(\d{1,2})-([0-9a-f]{6})-([0-9a-f]{6})-(front|back|detail)$/;
const VIEWS = { front: 'front', back: 'back', detail: 'detail' } as const;

/** `products/{kind}/{design}-{colour}-{accent}-{view}` */
const products: PictureSource = (path) => {
  const [, kind = '', design, color, accent, view] = PRODUCT.exec(path) ?? [];
  const subject = productKinds.get(kind);
  if (!subject || Number(design) < 1 || Number(design) > subject.designs) return null;
  const drawing = {
    kind,
    design: Number(design),
    color: `#${color}`,
    accent: `#${accent}`,
    view: VIEWS[view as keyof typeof VIEWS],
  };
  return { path, width: 640, height: 800, isVector: false, maxWidth: 1280, draw: () => drawProduct(drawing) };
};

export const pictureSources: readonly PictureSource[] = [products];
