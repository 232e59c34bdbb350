// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { $gridSize, chooseGridSize, restoreGridSize } from './grid-size.ts';

beforeEach(() => {
  localStorage.clear();
  $gridSize.set('default');
});

it('the grid size is kept in local storage and in a cookie (LIST-23)', () => {
  chooseGridSize('extended');
  expect(localStorage.getItem('grid-size')).toBe('extended');
  expect(document.cookie).toContain('grid-size=extended');
});

it('the choice comes back from either of them', () => {
  chooseGridSize('extended');
  $gridSize.set('default');
  localStorage.clear();
  restoreGridSize();
  expect($gridSize.get()).toBe('extended');
});
