import { lazy, Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderHtml } from './render-html.tsx';

const Failing = () => {
  throw new Error('broken');
};

it('what React wants in the head comes apart from the page', async () => {
  const page = await renderHtml(
    <main>
      <img src="/media/a" alt="" fetchPriority="high" />
    </main>,
  );
  expect(page.preloads).toContain('href="/media/a"');
  expect(page.html).toMatch(/^<main><img /);
});

it('a part whose code must be loaded first is waited for, and rendered the same when it is there', async () => {
  const Part = lazy(async () => ({ default: () => <p>Part</p> }));
  const tree = (
    <Suspense fallback="…">
      <Part />
    </Suspense>
  );
  const first = await renderHtml(tree);
  expect(first.html).toContain('<p>Part</p>');
  expect(first.html).not.toContain('<script');
  expect(await renderHtml(tree)).toEqual(first);
});

it('a part that waits outside of any boundary is waited for too', async () => {
  const Part = lazy(async () => ({ default: () => <p>Part</p> }));
  expect((await renderHtml(<Part />)).html).toBe('<p>Part</p>');
});

it('what a part throws is told, within a boundary and outside', async () => {
  await expect(renderHtml(<Failing />)).rejects.toThrow('broken');
  await expect(
    renderHtml(
      <Suspense fallback="…">
        <Failing />
      </Suspense>,
    ),
  ).rejects.toThrow('broken');
});
