// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawFromPicture, leaveFrom } from './picture-transition.ts';

const named = () => [...document.querySelectorAll<HTMLElement>('*')].filter((it) => it.style.viewTransitionName !== '');
const link = () => document.querySelector('a') as HTMLAnchorElement;
let isReduced = false;

beforeEach(() => {
  document.body.innerHTML = '<article><p data-shared-picture="card"></p><a href="/x/">x</a></article>';
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  Object.assign(document, {
    startViewTransition(update: () => void) {
      expect(named()).toHaveLength(1);
      update();
      return { ready: Promise.reject(new Error('skipped')), finished: Promise.resolve() };
    },
  });
});
afterEach(() => {
  isReduced = false;
  vi.unstubAllGlobals();
});

const drawProduct = () => {
  document.body.innerHTML = '<b data-shared-picture="lead"></b><article><p data-shared-picture="card"></p></article>';
};

it('names one picture at a time, and none in the end (LOOK-22)', async () => {
  leaveFrom(link());
  expect(drawFromPicture(drawProduct)).toBe(true);
  expect(named().map(({ tagName }) => tagName)).toEqual(['B']);
  await Promise.resolve();
  await Promise.resolve();
  expect(named()).toEqual([]);
});

it('leaves the drawing to others where less motion is wanted', () => {
  isReduced = true;
  leaveFrom(link());
  expect(drawFromPicture(drawProduct)).toBe(false);
  expect(named()).toEqual([]);
});

it('has nothing to show on the way back, when no card was pressed', () => {
  expect(drawFromPicture(drawProduct)).toBe(false);
});
