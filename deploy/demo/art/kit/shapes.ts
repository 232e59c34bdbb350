import { pick } from './pick.ts';

/** x, y, and a truthy third entry for a corner. */
export type Point = readonly [number, number, number?];
/** Points, or their short hand: `'112 240!, 146 254'`, where `!` marks a corner. */
export type Points = string | readonly Point[];

export function points(given: Points): readonly Point[] {
  if (typeof given !== 'string') return given;
  return given.split(', ').map((text): Point => {
    const [x = Number.NaN, y = Number.NaN] = text.replace('!', '').split(' ').map(Number);
    return text.endsWith('!') ? [x, y, 1] : [x, y];
  });
}

/** One decimal is finer than a pixel at every size we serve. */
export const round1 = (v: number) => {
  const rounded = Math.round(v * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
};
export const lerp = (from: number, to: number, t: number) => from + (to - from) * t;
export const nearest = (v: number, steps: readonly number[]) =>
  steps.reduce((best, step) => (Math.abs(step - v) < Math.abs(best - v) ? step : best));

export function unit(x: number, y: number): [number, number] {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

function tangent(pts: readonly Point[], i: number, side: number, closed: boolean): [number, number] {
  const p = pick(pts, i);
  const isEnd = !closed && (i === 0 || i === pts.length - 1);
  if (p[2] || isEnd) {
    const q = pick(pts, i + side);
    return unit((q[0] - p[0]) * side, (q[1] - p[1]) * side);
  }
  const a = pick(pts, i - 1);
  const b = pick(pts, i + 1);
  const before = unit(p[0] - a[0], p[1] - a[1]);
  const after = unit(b[0] - p[0], b[1] - p[1]);
  const lengthBefore = Math.hypot(p[0] - a[0], p[1] - a[1]);
  const lengthAfter = Math.hypot(b[0] - p[0], b[1] - p[1]);
  return unit(before[0] * lengthAfter + after[0] * lengthBefore, before[1] * lengthAfter + after[1] * lengthBefore);
}

/** Smooth path through points. */
export function sp(given: Points, closed = false, k = 0.36): string {
  const pts = points(given);
  const n = pts.length;
  const first = pick(pts, 0);
  let d = `M${round1(first[0])} ${round1(first[1])}`;
  const segments = closed ? n : n - 1;
  for (let i = 0; i < segments; i++) {
    const p = pick(pts, i);
    const q = pick(pts, i + 1);
    if (p[2] && q[2]) {
      if (!(closed && i === segments - 1)) d += `L${round1(q[0])} ${round1(q[1])}`;
      continue;
    }
    const reach = Math.hypot(q[0] - p[0], q[1] - p[1]) * k;
    const from = tangent(pts, i, 1, closed);
    const to = tangent(pts, closed ? (i + 1) % n : i + 1, -1, closed);
    const c = [p[0] + from[0] * reach, p[1] + from[1] * reach, q[0] - to[0] * reach, q[1] - to[1] * reach, q[0], q[1]];
    d += `C${c.map(round1).join(' ')}`;
  }
  return d + (closed ? 'Z' : '');
}

/** Points given as offsets from a centre line, made absolute; side -1 mirrors. */
export const at = (pts: Points, side = 1, cx = 320): Point[] =>
  points(pts).map(([x, y, corner]): Point => (corner ? [cx + side * x, y, 1] : [cx + side * x, y]));

/** Closed symmetric outline from its right half (top centre to bottom centre). */
export function sym(half: Points, cx = 320): string {
  const left = at(half, -1, cx)
    .reverse()
    .filter((p) => Math.abs(p[0] - cx) > 0.01);
  return sp([...at(half, 1, cx), ...left], true);
}

/** Rectangle with round corners. */
export function rr(x: number, y: number, w: number, h: number, r: number): string {
  const a = round1(w - 2 * r);
  const b = round1(h - 2 * r);
  return `M${round1(x + r)} ${round1(y)}h${a}q${r} 0 ${r} ${r}v${b}q0 ${r} ${-r} ${r}h${-a}q${-r} 0 ${-r} ${-r}v${-b}q0 ${-r} ${r} ${-r}Z`;
}

/** Ellipse, or a circle when one radius is given. */
export function el(cx: number, cy: number, rx: number, ry = rx): string {
  const [a, b] = [round1(rx), round1(ry)];
  return `M${round1(cx - rx)} ${round1(cy)}a${a} ${b} 0 1 0 ${round1(2 * rx)} 0a${a} ${b} 0 1 0 ${round1(-2 * rx)} 0Z`;
}

/** Straight lines through points. */
export const pl = (pts: Points, closed = false) =>
  `M${points(pts)
    .map((p) => `${round1(p[0])} ${round1(p[1])}`)
    .join('L')}${closed ? 'Z' : ''}`;

/** Closed tube along centre points with half widths (one for all, or one each). */
export function tube(given: Points, halfWidth: number | readonly number[], closed = true): string {
  const pts = points(given);
  const left: Point[] = [];
  const right: Point[] = [];
  pts.forEach((p, i) => {
    const a = pts[Math.max(0, i - 1)] ?? p;
    const b = pts[Math.min(pts.length - 1, i + 1)] ?? p;
    const [ux, uy] = unit(b[0] - a[0], b[1] - a[1]);
    const h = typeof halfWidth === 'number' ? halfWidth : (halfWidth[i] ?? 0);
    const corner = i === 0 || i === pts.length - 1 ? 1 : 0;
    left.push([p[0] - uy * h, p[1] + ux * h, corner]);
    right.push([p[0] + uy * h, p[1] - ux * h, corner]);
  });
  return sp([...left, ...right.reverse()], closed);
}
