// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const Part = () => <p>Reviews</p>;
const show = (load: () => Promise<typeof Part>) => {
  const Later = lazyPart(load);
  return render(
    <Suspense fallback="…">
      <Later />
    </Suspense>,
  );
};
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows the part when its code is there', async () => {
  show(async () => Part);
  expect(await screen.findByText('Reviews')).toBeTruthy();
});

it('asks once more after a failure', async () => {
  let attempts = 0;
  show(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('404')) : Promise.resolve(Part);
  });
  expect(await screen.findByText('Reviews')).toBeTruthy();
});

it('never brings the page down where the code cannot be had, and shows the part when it can', async () => {
  vi.useFakeTimers();
  let isThere = false;
  const load = vi.fn(() => (isThere ? Promise.resolve(Part) : Promise.reject(new Error('404'))));
  const { container } = show(load);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(container.textContent).toBe('…');
  expect(load).toHaveBeenCalledTimes(3);
  isThere = true;
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(container.textContent).toBe('Reviews');
});
