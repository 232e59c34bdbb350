import { pick } from './pick.ts';
import type { Warp } from './warp.ts';

export type Cut = 'straight' | 'women' | 'children';
export type Silhouette = 'classic' | 'short' | 'long' | 'flared';

/** Clothing has four designs in each cut. */
const DESIGNS_PER_CUT = 4;
const CUTS: readonly Cut[] = ['straight', 'women', 'children'];

const SILHOUETTES: readonly Silhouette[] = ['classic', 'short', 'long', 'flared'];

export const cutOf = (design: number): Cut =>
  CUTS[Math.floor((design - 1) / DESIGNS_PER_CUT) % CUTS.length] ?? 'straight';

const MIDDLE = 320;
const ease = (from: number, to: number, v: number) => {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Straight lines between [position, value] pairs, eased. */
function along(stops: readonly (readonly [number, number])[], v: number): number {
  let value = stops[0]?.[1] ?? 0;
  for (const [i, [position, next]] of stops.entries()) {
    const before = stops[i - 1];
    if (before) value += (next - before[1]) * ease(before[0], position, v);
  }
  return value;
}

const WOMEN_WIDTH = [
  [200, 0.9],
  [310, 0.93],
  [455, 0.83],
  [600, 0.95],
  [710, 0.97],
] as const;

const WOMEN_SLEEVES = [
  [200, 0.9],
  [700, 0.94],
] as const;

/** Jackets, shirts: the body (not the sleeves beside it) becomes shorter, longer or flared; then the cut shapes it all. */
export function upperBodyWarp(cut: Cut, silhouette: Silhouette): Warp {
  const shorter = cut === 'children' ? -0.14 : -0.24;
  const lengthen = { classic: 0, short: shorter, long: 0.3, flared: 0.06 }[silhouette];
  const flare = silhouette === 'flared' ? 0.12 : silhouette === 'short' ? -0.05 : 0;
  return (x, y) => {
    const dx = x - MIDDLE;
    const body = 1 - ease(146, 162, Math.abs(dx));
    let movedX = dx * (1 + flare * ease(330, 720, y) * (dx && body));
    let movedY = y + body * lengthen * Math.max(0, y - 430);
    if (cut === 'women') movedX *= body * along(WOMEN_WIDTH, y) + (1 - body) * along(WOMEN_SLEEVES, y);
    if (cut === 'children') {
      movedX *= 1.03;
      movedY = movedY < 240 ? movedY : 240 + (movedY - 240) * 0.76;
    }
    const scale = cut === 'children' ? (silhouette === 'long' ? 1 : 1.1) : silhouette === 'long' ? 0.91 : 1;
    const drop = cut === 'children' ? 42 : silhouette === 'short' ? 30 : 0;
    return [MIDDLE + movedX * scale, 76 + (movedY - 76) * scale + drop];
  };
}

/** Trousers and shorts: legs narrower or wider towards the hem, hips by the cut. */
export function legsWarp(cut: Cut, silhouette: Silhouette, legCentre: number, crotchY: number, hemY: number): Warp {
  const isShort = hemY - crotchY < 300;
  const width = { classic: 0, short: -0.14, long: isShort ? 0.06 : 0.16, flared: isShort ? 0.1 : 0.3 }[silhouette];
  return (x, y) => {
    const dx = x - MIDDLE;
    const down = ease(crotchY - 60, hemY, y);
    const centre = Math.sign(dx) * legCentre * Math.min(1, Math.abs(dx) / 20);
    let movedX = y > crotchY - 60 ? centre + (dx - centre) * (1 + width * down) : dx;
    let movedY = y;
    if (cut === 'women')
      movedX *= along(
        [
          [80, 0.84],
          [200, 0.96],
          [330, 0.98],
          [720, 0.92],
        ],
        y,
      );
    if (cut === 'children') {
      movedX *= 1.06;
      movedY = y < crotchY ? y : crotchY + (y - crotchY) * 0.66;
    }
    const shift = cut === 'children' ? (hemY - crotchY) * 0.17 : 0;
    return [MIDDLE + movedX, movedY + shift];
  };
}

/** Every design of a cut has a silhouette of its own; the order differs between cuts and kinds. */
export const silhouetteOf = (design: number, offset = 0): Silhouette =>
  pick(SILHOUETTES, design - 1 + offset + Math.floor((design - 1) / DESIGNS_PER_CUT));

export const upperBody = (design: number, offset = 0): Warp =>
  upperBodyWarp(cutOf(design), silhouetteOf(design, offset));
