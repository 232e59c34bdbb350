import { expect, it } from 'vitest';
import { mountedHash, readMounting } from './ski-mounting.ts';

const aino = { height_cm: 168, weight_kg: 62, sole_mm: 295 };

it('takes whole numbers that a skier can have, and leaves out all else (SKI-14)', () => {
  expect(readMounting({ ...aino, note: 'x' })).toEqual(aino);
  for (const wrong of [
    null,
    'x',
    {},
    { ...aino, height_cm: 79 },
    { ...aino, weight_kg: 201 },
    { ...aino, sole_mm: '295' },
    { ...aino, sole_mm: 295.5 },
  ])
    expect(readMounting(wrong)).toBeNull();
});

it('tells packages of two skiers apart', () => {
  expect(mountedHash('1-2-3', null)).toBe('1-2-3');
  expect(mountedHash('1-2-3', aino)).toBe('1-2-3-m168.62.295');
});
