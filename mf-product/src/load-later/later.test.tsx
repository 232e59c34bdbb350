// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { later } from './later.ts';

const Part = () => <p>Reviews</p>;
const show = (load: () => Promise<typeof Part>) => {
  const Later = later(load);
  return render(
    <Suspense fallback="…">
      <Later />
    </Suspense>,
  );
};
afterEach(cleanup);

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

it('never brings the page down where the code cannot be had', async () => {
  const { container } = show(() => Promise.reject(new Error('404')));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.textContent).toBe('…');
});
