/** A place and how far it lies from the middle of the map. */
export interface MapPoint {
  id: string;
  eastMeters: number | null;
  northMeters: number | null;
}

interface Spot {
  x: number;
  y: number;
}

export interface Pin extends Spot {
  id: string;
  /** The place's number in the list beside the map. */
  number: number;
  /** Where the place is: its pin stands beside it where it would cover another. */
  place: Spot;
}

export interface PointMap {
  /** In the order of the list. */
  pins: readonly Pin[];
  rings: readonly { meters: number; radius: number }[];
}

/** From the middle of the drawing to its edges. */
export const mapHalf = 150;
const margin = 22;
const pinGap = 33;
const middleGap = 26;
const rounds = 60;
/** A few houses are not drawn as large as a town. */
const leastReach = 400;
const mostRings = 3;
/** Places of the next town would press those of this one together: they stand in the list alone. */
const mostTimesThird = 3;

/** Where the numbered pins stand, north up, and circles that tell the distance; null where nothing is known of any place. */
export function placePins(points: readonly MapPoint[], chosen = ''): PointMap | null {
  const known = points.flatMap(({ id, eastMeters, northMeters }, at) =>
    eastMeters === null || northMeters === null ? [] : [{ id, number: at + 1, eastMeters, northMeters }],
  );
  if (known.length === 0) return null;
  const shown = known.filter((point) => point.id === chosen || metersTo(point) <= reachOf(known.map(metersTo)));
  const farthest = Math.max(leastReach, ...shown.map(metersTo));
  const scale = (mapHalf - margin) / farthest;
  const pins = shown.map(({ id, number, eastMeters, northMeters }): Pin => {
    const place = { x: eastMeters * scale, y: -northMeters * scale };
    return { id, number, ...place, place };
  });
  for (let round = 0; round < rounds; round += 1) spread(pins);
  return { pins, rings: ringsTo(farthest, scale) };
}

const metersTo = ({ eastMeters, northMeters }: { eastMeters: number; northMeters: number }): number =>
  Math.hypot(eastMeters, northMeters);

/** How far places are drawn: so many times as far as the third nearest. */
function reachOf(distances: readonly number[]): number {
  const nearest = distances.toSorted((a, b) => a - b);
  return Math.max(leastReach, mostTimesThird * (nearest[2] ?? nearest.at(-1) ?? 0));
}

/** Pushes pins a little apart where they cover one another or the middle, and back into the drawing. */
function spread(pins: Pin[]): void {
  const most = mapHalf - margin / 2 - 4;
  for (const [at, pin] of pins.entries()) {
    for (const other of pins.slice(at + 1)) {
      const push = apart(pin, other, pinGap, at);
      pin.x -= push.x / 2;
      pin.y -= push.y / 2;
      other.x += push.x / 2;
      other.y += push.y / 2;
    }
    const away = apart({ x: 0, y: 0 }, pin, middleGap, at);
    pin.x = Math.max(-most, Math.min(most, pin.x + away.x));
    pin.y = Math.max(-most, Math.min(most, pin.y + away.y));
  }
}

/** How far the second has to go to be so far from the first; each pin on the same spot goes its own way. */
function apart(one: Spot, other: Spot, gap: number, at: number): Spot {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(x, y);
  if (distance >= gap) return { x: 0, y: 0 };
  if (distance < 0.01) return { x: gap * Math.cos(at * 2.4), y: gap * Math.sin(at * 2.4) };
  return { x: (x / distance) * (gap - distance), y: (y / distance) * (gap - distance) };
}

/** Circles at round distances, as far as the farthest place. */
function ringsTo(farthest: number, scale: number): PointMap['rings'] {
  const step = roundSteps().find((meters) => farthest / meters <= mostRings) ?? farthest;
  return Array.from({ length: Math.max(1, Math.floor(farthest / step)) }, (_, at) => {
    const meters = step * (at + 1);
    return { meters, radius: meters * scale };
  });
}

/** 100 m, 200 m, 500 m, 1 km, and so on to 500 km. */
const roundSteps = (): number[] => [100, 1000, 10_000, 100_000].flatMap((unit) => [unit, 2 * unit, 5 * unit]);
