// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { RoutingProvider } from 'mf-shared/router';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import type { LoadedPage } from './load-page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { firstState } from './shown-state.ts';

const report = vi.hoisted(() => vi.fn());
vi.mock('../frame/page-providers.tsx', () => ({ usePageModules: () => ({ report }) }));
afterEach(cleanup);

const router = { navigate: async () => undefined, revalidate: async () => undefined };
const pageAt = (path: string) => ({ kind: 'page', path }) as LoadedPage;
const location = { pathname: '/', search: '', hash: '', state: null, key: 'a' };

function Crashing(): never {
  throw new Error('drawn wrong');
}

const view = (page: LoadedPage, revalidation: 'idle' | 'loading', isCrashing: boolean) => (
  <PageAround packages={['shell']}>
    <RoutingProvider router={router} routing={firstState(page, location)}>
      <PageBoundary page={page} revalidation={revalidation}>
        {isCrashing ? <Crashing /> : <p>whole</p>}
      </PageBoundary>
    </RoutingProvider>
  </PageAround>
);

it('a page whose rendering throws is the error screen until another page or a reload of its data comes, and its message is logged (ERR-9)', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const first = pageAt('/tents/');
  const { rerender } = render(view(first, 'idle', true));
  expect(screen.getByText('500')).toBeTruthy();
  expect(report.mock.calls[0]?.[0]).toMatchObject({ message: 'drawn wrong' });
  rerender(view(first, 'loading', false));
  expect(screen.queryByText('whole')).toBeNull();
  rerender(view(first, 'idle', false));
  expect(screen.getByText('whole')).toBeTruthy();

  rerender(view(first, 'idle', true));
  expect(screen.queryByText('whole')).toBeNull();
  rerender(view(pageAt('/stoves/'), 'idle', false));
  expect(screen.getByText('whole')).toBeTruthy();
});
