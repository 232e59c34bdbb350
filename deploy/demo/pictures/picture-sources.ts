import type { PictureSource } from 'api/media';
import { drawProduct } from '../art/draw-product.ts';
import { drawLogo, LOGO_HEIGHT, LOGO_WIDTH, type LogoGround } from '../art/logo/draw-logo.ts';
import { productKinds } from '../art/product-kinds.ts';
import { demoColors } from '../looks/colors.ts';
import { findScene } from '../scenes/scenes.ts';

const PRODUCT = /^products\/([a-z-]+)\/([1-9]\d?)-([0-9a-f]{6})-([0-9a-f]{6})-(front|back|detail)$/;
const VIEWS = { front: 'front', back: 'back', detail: 'detail' } as const;
const LOGO = /^logos\/(night\/)?([a-z0-9-]{1,40})$/;
const SCENE = /^scenes\/([a-z-]+)$/;

/** Only the colour pairs that the demo shop sells, so that strangers cannot have millions of pictures drawn. */
const colourPairs: ReadonlySet<string> = new Set(demoColors.map(({ control, accent }) => `${control}-${accent}`));

/** `products/{kind}/{design}-{colour}-{accent}-{view}` */
const products: PictureSource = (path) => {
  const [, kind = '', design, color, accent, view] = PRODUCT.exec(path) ?? [];
  const subject = productKinds.get(kind);
  if (!subject || Number(design) > subject.designs || !colourPairs.has(`#${color}-#${accent}`)) return null;
  const drawing = {
    kind,
    design: Number(design),
    color: `#${color}`,
    accent: `#${accent}`,
    view: VIEWS[view as keyof typeof VIEWS],
  };
  return {
    path,
    width: 640,
    height: 800,
    ground: 'transparent',
    isVector: false,
    maxWidth: 1280,
    draw: () => drawProduct(drawing),
  };
};

/** `scenes/{name}` */
const scenes: PictureSource = (path) => {
  const [, name = ''] = SCENE.exec(path) ?? [];
  const scene = findScene(name);
  return scene ? { path, ground: 'opaque', isVector: true, maxWidth: 1920, ...scene } : null;
};

/** `logos/{brand}` on light grounds, `logos/night/{brand}` on dark ones */
const logos: PictureSource = (path) => {
  const [, night, slug] = LOGO.exec(path) ?? [];
  if (!slug) return null;
  const ground: LogoGround = night ? 'dark' : 'light';
  return {
    path,
    width: LOGO_WIDTH,
    height: LOGO_HEIGHT,
    ground: 'transparent',
    isVector: true,
    maxWidth: 1280,
    draw: () => drawLogo(slug, ground),
  };
};

export const sources: readonly PictureSource[] = [products, scenes, logos];
