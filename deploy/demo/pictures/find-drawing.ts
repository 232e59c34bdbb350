import { drawProduct } from '../art/draw-product.ts';
import { drawLogo, LOGO_HEIGHT, LOGO_WIDTH, type LogoGround } from '../art/logo/draw-logo.ts';
import { productKinds } from '../art/product-kinds.ts';
import { demoColors } from '../palettes/colors.ts';
import { findScene } from '../scenes/scenes.ts';

/** A picture of the demo shop. */
export interface Drawing {
  /** Size in the drawing's own units. */
  width: number;
  height: number;
  ground: 'transparent' | 'opaque';
  /** Scenes and logos are SVG files as they are; a product's filters are too slow for anything but pixels made ahead. */
  isVector: boolean;
  draw: () => string;
}

const productPattern = /^products\/([a-z-]+)\/([1-9]\d?)-([0-9a-f]{6})-([0-9a-f]{6})-(front|back|detail)$/;
const views = { front: 'front', back: 'back', detail: 'detail' } as const;
const logoPattern = /^logos\/(night\/)?([a-z0-9-]{1,40})$/;
const scenePattern = /^scenes\/([a-z-]+)$/;

/** Only the colour pairs that the demo shop sells, so that strangers cannot have millions of pictures drawn. */
const colourPairs: ReadonlySet<string> = new Set(demoColors.map(({ control, accent }) => `${control}-${accent}`));

/** `products/{kind}/{design}-{colour}-{accent}-{view}` */
function findProduct(path: string): Drawing | null {
  const [, kind = '', design, color, accent, view] = productPattern.exec(path) ?? [];
  const subject = productKinds.get(kind);
  if (!subject || Number(design) > subject.designs || !colourPairs.has(`#${color}-#${accent}`)) return null;
  const drawing = {
    kind,
    design: Number(design),
    color: `#${color}`,
    accent: `#${accent}`,
    view: views[view as keyof typeof views],
  };
  return { width: 640, height: 800, ground: 'transparent', isVector: false, draw: () => drawProduct(drawing) };
}

/** `scenes/{name}` */
function findSceneDrawing(path: string): Drawing | null {
  const [, name = ''] = scenePattern.exec(path) ?? [];
  const scene = findScene(name);
  if (!scene) return null;
  const { width, height, svg } = scene;
  return { width, height, ground: 'opaque', isVector: true, draw: () => svg };
}

/** `logos/{brand}` on light grounds, `logos/night/{brand}` on dark ones */
function findLogo(path: string): Drawing | null {
  const [, night, slug] = logoPattern.exec(path) ?? [];
  if (!slug) return null;
  const ground: LogoGround = night ? 'dark' : 'light';
  const size = { width: LOGO_WIDTH, height: LOGO_HEIGHT };
  return { ...size, ground: 'transparent', isVector: true, draw: () => drawLogo(slug, ground) };
}

/** Returns the drawing of a picture's path below `/media/`, or null where the demo has none. */
export const findDrawing = (path: string): Drawing | null =>
  findProduct(path) ?? findSceneDrawing(path) ?? findLogo(path);
