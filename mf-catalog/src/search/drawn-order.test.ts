// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

/** The module as a page loads it. */
async function visit() {
  vi.resetModules();
  return (await import('./drawn-order.ts')).drawnSearchSort;
}
beforeEach(() => localStorage.clear());

it.each([
  [0.49, 'matched'],
  [0.5, 'default'],
] as const)('half of the visitors get the other order (%d → %s) (SEARCH-6)', async (number, sort) => {
  expect((await visit())(() => number)).toBe(sort);
});

it('the order is drawn once per visitor and kept (SEARCH-6)', async () => {
  expect((await visit())(() => 0)).toBe('matched');
  expect((await visit())(() => 0.9)).toBe('matched');
});

it('a visitor whose storage holds nonsense draws anew', async () => {
  localStorage.setItem('havu-search-order', 'x');
  expect((await visit())(() => 0.9)).toBe('default');
  expect(localStorage.getItem('havu-search-order')).toBe('default');
});
