import { cleanup, render, screen } from '@testing-library/react';
import { PageError, RoutingProvider } from 'mf-shared/router';
import { $session, anonymousSession } from 'mf-shared/stores';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import type { LoadedPage } from '../pages/load-page.ts';
import { toScreenError } from '../pages/screen-error.ts';
import { firstState } from '../pages/shown-state.ts';
import { ErrorScreen, redirectOfData } from './error-screen.tsx';

// @vitest-environment happy-dom

afterEach(cleanup);

const location = { pathname: '/en/tents/', search: '', hash: '', state: null, key: 'a' };
const page = { kind: 'page', path: '/tents/' } as LoadedPage;
const told: unknown[] = [];
vi.mock('./page-providers.tsx', () => ({ usePageModules: () => ({ report: (error: unknown) => told.push(error) }) }));

function show(error: unknown) {
  told.length = 0;
  const navigate = vi.fn(async () => undefined);
  render(
    <PageAround packages={['shell']}>
      <RoutingProvider router={{ navigate, revalidate: async () => undefined }} routing={firstState(page, location)}>
        <ErrorScreen error={toScreenError(error)} onRetry={() => undefined} />
      </RoutingProvider>
    </PageAround>,
  );
  return navigate;
}

it('a failure of ours leads to the front page, and tells whom to write to and where to tell of it (ERR-11 to ERR-13, CONTENT-26)', () => {
  show(new TypeError('secret'));
  expect(screen.getByText('500')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to front page' }).getAttribute('href')).toBe('/en/');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'hello@havu.example' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tell us about the fault' }).getAttribute('href')).toBe(
    '/en/ask/?topic=site&page=%2Fen%2Ftents%2F',
  );
  expect(document.body.textContent).not.toContain('secret');
});

it('a page that is missing tells its code and words, and lets one continue shopping (ERR-1, ERR-2)', () => {
  show(new PageError(404, 'Product group not found.'));
  expect(screen.getByText('404')).toBeTruthy();
  expect(screen.getByText('Product group not found.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/en/');
  expect(screen.queryByRole('link', { name: 'hello@havu.example' })).toBeNull();
});

it('data with a redirect lead there at once (ERR-4, ERR-5)', () => {
  const navigate = show(new PageError(404, 'Moved.', null, '{"redirect":"/catalog/"}'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/catalog/', { replace: true });
});

it('data that cannot be parsed are told to the log, and the screen stays (ERR-6)', () => {
  const navigate = show(new PageError(404, 'Broken.', null, '{"redirect'));
  expect(navigate).not.toHaveBeenCalled();
  expect(told).toMatchObject([{ message: 'Failed to parse error data' }]);
  expect(screen.getByText('Broken.')).toBeTruthy();
});

it('a failure that names a redirect leads there after a second (ERR-3)', async () => {
  vi.useFakeTimers();
  $session.set({ ...anonymousSession, isLoading: false });
  const navigate = show(new PageError(404, 'No such store.', '/stores/'));
  expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/en/stores/');
  await vi.advanceTimersByTimeAsync(999);
  expect(navigate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/stores/', undefined);
  vi.useRealTimers();
});

it('it does not lead for ever to what leads back to it (ROUTE-133, STAFF-46)', async () => {
  vi.useFakeTimers();
  const referrer = vi.spyOn(document, 'referrer', 'get').mockReturnValue(window.location.href);
  // No referrer tells what stands behind a number sign.
  window.location.hash = '#reviews';
  $session.set({ ...anonymousSession, isLoading: false });
  const navigate = show(new PageError(404, 'Product not found.', '/jackets/'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(navigate).not.toHaveBeenCalled();
  window.location.hash = '';
  referrer.mockRestore();
  vi.useRealTimers();
});

it.each([
  [null, null],
  ['{"redirect":"/catalog/"}', '/catalog/'],
  ['{"redirect":"/search/?q=tent"}', '/search/?q=tent'],
  ['{"other":1}', null],
  ['"/catalog/"', null],
  ['null', null],
  ['{"redirect":"//elsewhere.example/"}', null],
  ['{"redirect":"/\\\\elsewhere.example/"}', null],
  ['{"redirect":"https://elsewhere.example/"}', null],
  ['{"redirect":7}', null],
])('the data %s lead to %s (ERR-5)', (data, path) => {
  expect(redirectOfData(data)).toBe(path);
});

it('data that cannot be parsed throw (ERR-6)', () => {
  expect(() => redirectOfData('{')).toThrow();
});
