import { round1 } from './shapes.ts';

/** Moves a point of the canvas; used to give one pattern other silhouettes. */
export type Warp = (x: number, y: number) => readonly [number, number];

const PART = /([a-zA-Z])([^a-zA-Z]*)/g;
const RELATIVE_SIZE: Readonly<Record<string, number>> = { l: 2, c: 6, q: 4, s: 4, t: 2, a: 7 };

/** Warps absolute coordinates of a path; runs of relative commands (rivets, pockets' corners) keep their shape. */
export function warpPath(d: string, warp: Warp): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let out = '';
  const moved = (px: number, py: number) => warp(px, py).map(round1).join(' ');
  for (const [part, command = '', text = ''] of d.matchAll(PART)) {
    const n = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [first = 0] = n;
    if (command === 'V' || command === 'H') {
      if (command === 'V') y = first;
      else x = first;
      out += `L${moved(x, y)}`;
    } else if (command === 'Z' || command === 'z') {
      [x, y] = [startX, startY];
      out += part;
    } else if (command === command.toUpperCase() && command !== 'A') {
      const pairs: string[] = [];
      for (let i = 0; i + 1 < n.length; i += 2) {
        [x, y] = [n[i] ?? 0, n[i + 1] ?? 0];
        pairs.push(moved(x, y));
      }
      if (command === 'M') [startX, startY] = [x, y];
      out += command + pairs.join(' ');
    } else {
      if (command === 'h') x += n.reduce((sum, v) => sum + v, 0);
      else if (command === 'v') y += n.reduce((sum, v) => sum + v, 0);
      else {
        const size = RELATIVE_SIZE[command] ?? 2;
        for (let i = size; i <= n.length; i += size) {
          x += n[i - 2] ?? 0;
          y += n[i - 1] ?? 0;
        }
      }
      out += part;
    }
  }
  return out;
}
