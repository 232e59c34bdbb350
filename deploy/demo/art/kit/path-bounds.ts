/** Left, top, right and bottom of what a path can touch: its control points, which is never too small. */
export type Bounds = [number, number, number, number];

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const TOKEN = /([MLHVCSQTAZ])|(-?(?:\d+\.?\d*|\.\d+))/gi;

export function pathBounds(d: string): Bounds {
  const box: Bounds = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const grow = (px: number, py: number, spread = 0) => {
    box[0] = Math.min(box[0], px - spread);
    box[1] = Math.min(box[1], py - spread);
    box[2] = Math.max(box[2], px + spread);
    box[3] = Math.max(box[3], py + spread);
  };
  const apply = (command: string, a: readonly number[]) => {
    const name = command.toUpperCase();
    const [dx, dy] = command === name ? [0, 0] : [x, y];
    const last = a.length;
    if (name === 'H') x = dx + (a[0] ?? 0);
    else if (name === 'V') y = dy + (a[0] ?? 0);
    else {
      const spread = name === 'A' ? 2 * Math.max(a[0] ?? 0, a[1] ?? 0) : 0;
      if (name !== 'A') for (let i = 0; i < last - 2; i += 2) grow(dx + (a[i] ?? 0), dy + (a[i + 1] ?? 0));
      else grow(x, y, spread);
      [x, y] = [dx + (a[last - 2] ?? 0), dy + (a[last - 1] ?? 0)];
      if (name === 'M') [startX, startY] = [x, y];
    }
    grow(x, y);
  };
  let command = 'M';
  let args: number[] = [];
  for (const [, letter, number] of d.matchAll(TOKEN)) {
    if (letter) {
      command = letter;
      args = [];
      if (letter.toUpperCase() === 'Z') [x, y] = [startX, startY];
      continue;
    }
    args.push(Number(number));
    if (args.length < (ARGUMENTS[command.toUpperCase()] ?? 0)) continue;
    apply(command, args);
    args = [];
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
  return box;
}
