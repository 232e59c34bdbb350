// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createApiClient } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PromoPictures } from './promo-pictures.tsx';

let wantsLessMotion = false;
beforeEach(() => {
  vi.useFakeTimers();
  wantsLessMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const api = createApiClient({ origin: 'http://shop.test', locale: 'en', fetch: async () => Response.json({}) });
const show = () =>
  render(
    <PageAt api={api} packages={['mf-catalog']}>
      <PromoPictures name="Kaamos" pictures={['/media/a', '/media/b', '/media/c']} />
    </PageAt>,
  );
const shown = () => screen.getAllByRole('button', { current: true }).map((dot) => dot.getAttribute('aria-label'));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const carousel = () => screen.getByRole('region', { name: 'Pictures of Kaamos' });

it('the next picture comes every five seconds, after the last the first (LIST-15)', () => {
  show();
  expect(shown()).toEqual(['Picture 1']);
  pass(5000);
  expect(shown()).toEqual(['Picture 2']);
  pass(10_000);
  expect(shown()).toEqual(['Picture 1']);
});

it('the pictures stand still under the pointer and while something in them has the focus (LOOK-33)', () => {
  show();
  fireEvent.pointerEnter(carousel());
  pass(20_000);
  expect(shown()).toEqual(['Picture 1']);
  fireEvent.pointerLeave(carousel());
  pass(5000);
  expect(shown()).toEqual(['Picture 2']);
  fireEvent.focus(screen.getByRole('button', { name: 'Picture 3' }));
  pass(20_000);
  expect(shown()).toEqual(['Picture 2']);
});

it('they stand still where less motion is wished for, and after the stop button (LOOK-33)', () => {
  wantsLessMotion = true;
  show();
  pass(20_000);
  expect(shown()).toEqual(['Picture 1']);
  cleanup();
  wantsLessMotion = false;
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Stop the pictures' }));
  pass(20_000);
  expect(shown()).toEqual(['Picture 1']);
});
