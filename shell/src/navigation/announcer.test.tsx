// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { LoadedPage } from '../pages/load-page.ts';
import { Announcer } from './announcer.tsx';

afterEach(cleanup);

const pageAt = (path: string, title: string) =>
  ({ kind: 'page', path, head: { title, description: '', canonical: '', isIndexed: false } }) as unknown as LoadedPage;
const view = (page: LoadedPage, heading: string) => (
  <>
    <main>
      <h1>{heading}</h1>
    </main>
    <Announcer page={page} />
  </>
);

it('after a change of route the heading has the focus and the title is said; not on the first page (LOOK-64)', () => {
  const { rerender } = render(view(pageAt('/', 'Havu'), 'Havu'));
  expect(document.activeElement).toBe(document.body);
  rerender(view(pageAt('/tents/', 'Tents - Havu'), 'Tents'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Tents - Havu');
  expect(document.title).toBe('Tents - Havu');
});

it('a page that comes late takes no field from whoever writes the next search; a link there gives the focus away (LOOK-64)', () => {
  const search = (
    // biome-ignore lint/a11y/useSemanticElements: as the shop's own field has it
    <form role="search">
      <input />
      <a href="/tents/">Tents</a>
    </form>
  );
  const at = (path: string) => (
    <>
      {search}
      {view(pageAt(path, path), path)}
    </>
  );
  const { rerender } = render(at('/'));
  const field = screen.getByRole('textbox');
  field.focus();
  rerender(at('/search/'));
  expect(document.activeElement).toBe(field);
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('/search/');
  screen.getByRole('link').focus();
  rerender(at('/tents/'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
