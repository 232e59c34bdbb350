import { describe, expect, it } from 'vitest';
import { warpPath } from './warp.ts';

const right = (x: number, y: number): [number, number] => [x + 10, y];

describe('warpPath', () => {
  it('moves every point of lines and curves', () => {
    expect(warpPath('M0 0L10 5C1 2 3 4 5 6Z', right)).toBe('M10 0L20 5C11 2 13 4 15 6Z');
  });

  it('turns level and upright lines into lines that may lean', () => {
    expect(warpPath('M0 0V20H30', right)).toBe('M10 0L10 20L40 20');
  });

  it('keeps the shape of relative parts and finds its way after them', () => {
    expect(warpPath('M0 0h10q5 5 10 0V9', right)).toBe('M10 0h10q5 5 10 0L30 9');
  });
});
