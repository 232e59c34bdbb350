// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { RoutingProvider } from 'mf-shared/router';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import type { LoadedPage } from './load-page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { firstState } from './shown-state.ts';

const report = vi.hoisted(() => vi.fn());
vi.mock('../frame/page-providers.tsx', () => ({ usePageModules: () => ({ report }) }));
vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(cleanup);

const router = { navigate: async () => undefined, revalidate: vi.fn(async () => undefined) };
const pageAt = (path: string) => ({ kind: 'page', path }) as LoadedPage;
const location = { pathname: '/', search: '', hash: '', state: null, key: 'a' };

function Crashing(): never {
  throw new Error('drawn wrong');
}

const view = (page: LoadedPage, revalidation: 'idle' | 'loading', isCrashing: boolean) => (
  <PageAround packages={['shell']}>
    <RoutingProvider router={router} routing={firstState(page, location)}>
      <main>
        <PageBoundary page={page} revalidation={revalidation}>
          <div data-boundary="mf-a">
            <h1>Tents</h1>
            {isCrashing ? <Crashing /> : <p>whole</p>}
          </div>
        </PageBoundary>
      </main>
    </RoutingProvider>
  </PageAround>
);

it('a page that throws when it is opened is the error screen until another page or a reload of its data comes, and its message is logged (ERR-9)', () => {
  const { rerender } = render(view(pageAt('/'), 'idle', false));
  const opened = pageAt('/tents/');
  rerender(view(opened, 'idle', true));
  expect(screen.getByText('500')).toBeTruthy();
  expect(screen.queryByText('whole')).toBeNull();
  expect(report.mock.calls[0]?.[0]).toMatchObject({ message: 'drawn wrong' });
  rerender(view(opened, 'loading', false));
  expect(screen.queryByText('whole')).toBeNull();
  rerender(view(opened, 'idle', false));
  expect(screen.getByText('whole')).toBeTruthy();
  rerender(view(pageAt('/stoves/'), 'idle', true));
  expect(screen.getByText('500')).toBeTruthy();
  rerender(view(pageAt('/skis/'), 'idle', false));
  expect(screen.getByText('whole')).toBeTruthy();
});

it('a page that stands in the document and throws stays readable, with a note and a retry (ERR-15)', async () => {
  const first = pageAt('/tents/');
  const { rerender } = render(view(first, 'idle', false));
  rerender(view(first, 'idle', true));
  expect(screen.getByText('whole')).toBeTruthy();
  expect(screen.queryByText('500')).toBeNull();
  const retry = await screen.findByRole('button');
  expect(screen.getByRole('alert').textContent).toContain('its buttons do not work yet');
  expect(report.mock.lastCall?.[0]).toMatchObject({ message: 'drawn wrong' });
  retry.focus();
  retry.click();
  expect(router.revalidate).toHaveBeenCalledTimes(1);
  // It fails once more, and is read still.
  rerender(view(first, 'loading', true));
  rerender(view(first, 'idle', true));
  expect(screen.getByText('whole')).toBeTruthy();
  rerender(view(first, 'loading', true));
  rerender(view(first, 'idle', false));
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});
