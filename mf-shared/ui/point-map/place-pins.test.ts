import { describe, expect, it } from 'vitest';
import { mapHalf, placePins } from './place-pins.ts';

const point = (id: string, eastMeters: number | null, northMeters: number | null) => ({ id, eastMeters, northMeters });

describe('the pins of a map', () => {
  it('stand where their places are, north up, each with its number in the list (CHECKOUT-80)', () => {
    const map = placePins([point('east', 1000, 0), point('unknown', null, null), point('north', 0, 2000)]);
    const [east, north] = map?.pins ?? [];
    expect(east).toMatchObject({ id: 'east', number: 1, y: 0 });
    expect(north).toMatchObject({ id: 'north', number: 3, x: 0 });
    expect(-(north?.y ?? 0)).toBeCloseTo(2 * (east?.x ?? 0));
  });

  it('never cover one another or the middle, and stay on the map', () => {
    const many = Array.from({ length: 12 }, (_, at) => point(String(at), at < 6 ? 0 : 390, at < 6 ? 0 : at));
    const { pins } = placePins(many) ?? { pins: [] };
    expect(pins).toHaveLength(12);
    for (const [at, one] of pins.entries()) {
      expect(Math.max(Math.abs(one.x), Math.abs(one.y))).toBeLessThan(mapHalf - 14);
      expect(Math.hypot(one.x, one.y)).toBeGreaterThan(20);
      for (const other of pins.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.id} and ${other.id}`).toBeGreaterThan(26);
    }
    expect(pins[0]?.place).toEqual({ x: 0, y: -0 });
  });

  it('leave out what lies far beyond the nearest three, unless it is chosen', () => {
    const town = [point('a', 300, 0), point('b', 0, 500), point('c', 900, 0), point('d', 2600, 0)];
    const all = [...town, point('next town', 7000, 0)];
    const ids = (chosen: string) => placePins(all, chosen)?.pins.map(({ id }) => id);
    expect(ids('')).toEqual(['a', 'b', 'c', 'd']);
    expect(ids('next town')).toEqual(['a', 'b', 'c', 'd', 'next town']);
    expect(placePins(all, 'next town')?.pins.at(-1)?.number).toBe(5);
  });

  it('have circles at round distances around the middle', () => {
    const rings = (meters: number) => placePins([point('one', meters, 0)])?.rings.map((ring) => ring.meters);
    expect(rings(1600)).toEqual([1000]);
    expect(rings(2900)).toEqual([1000, 2000]);
    expect(rings(40_000)).toEqual([20_000, 40_000]);
    expect(rings(0)).toEqual([200, 400]);
  });

  it('are none where nobody knows where the places are', () => {
    expect(placePins([point('store', null, null)])).toBeNull();
    expect(placePins([])).toBeNull();
  });
});
