import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contrastOf, dimmed } from './contrast.ts';

// Worked out by hand from the formula of WCAG 2.2.
it.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#000000', 5.25],
])('%s and %s have a contrast of %d, in either order (STAFF-69)', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
  expect(contrastOf(other, one)).toBeCloseTo(contrast, 2);
});

it('a ground is darker at night, as the style sheet says', () => {
  expect(dimmed('#ffffff', 0.82)).toBe('#d1d1d1');
  expect(dimmed('#0a0', 0.5)).toBe('#005500');
  const night = readFileSync(join(import.meta.dirname, '../../../mf-shared/ui/styles/themes.css'), 'utf8');
  expect(night).toContain('--picture-light: 0.82');
});
