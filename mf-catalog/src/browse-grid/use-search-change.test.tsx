// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listService } from '../testing/list-service.ts';
import { useSearchChange } from './use-search-change.ts';

const show = () =>
  renderHook(useSearchChange, {
    wrapper: ({ children }: { children: ReactNode }) => <PageAt api={listService([]).api}>{children}</PageAt>,
  }).result;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/en/clothing/jackets/');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('what is asked is there at once, in the address a moment later (LIST-57)', async () => {
  const list = show();
  act(() => list.current[1](() => '?sort=lowest'));
  expect([list.current[0], location.search]).toEqual(['?sort=lowest', '']);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect([list.current[0], location.search]).toEqual(['?sort=lowest', '?sort=lowest']);
});

it('two changes before the address moved are one step, which is kept if one of them is (LIST-57)', async () => {
  const list = show();
  const before = history.length;
  act(() => list.current[1](() => '?sort=lowest'));
  act(() => list.current[1]((search) => `${search}&text=a`, 'replace'));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect([location.search, history.length - before]).toEqual(['?sort=lowest&text=a', 1]);
});

it('a step back before the page has drawn the step forward lets go of what was asked, and of what is due', async () => {
  const list = show();
  act(() => list.current[1](() => '?sort=lowest'));
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(list.current[0]).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect([list.current[0], location.search]).toEqual(['', '']);
});
