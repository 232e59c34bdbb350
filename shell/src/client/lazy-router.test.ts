// @vitest-environment happy-dom
import { createBrowserRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LoadedPage } from '../pages/load-page.ts';
import { firstState } from '../pages/shown-state.ts';
import { documentLocation, LazyRouter, type LoadedRouter } from './lazy-router.ts';

const page = { kind: 'page', path: '/' } as LoadedPage;
const real = (isOutdated = false): LoadedRouter => ({
  router: createBrowserRouter([{ path: '*', loader: ({ request }) => new URL(request.url).pathname }]),
  isOutdated: () => isOutdated,
});
const lazy = (load: () => Promise<LoadedRouter>) => new LazyRouter(firstState(page, documentLocation()), load);

beforeEach(() => history.replaceState(null, '', '/'));

it('what is asked before the router is there is done when it comes; the router is loaded once', async () => {
  const load = vi.fn(async () => real());
  const router = lazy(load);
  const seen: string[] = [];
  router.subscribe(({ navigation, location }) => navigation.state === 'idle' && seen.push(location.pathname));
  await Promise.all([router.navigate('/jackets/'), router.start()]);
  expect(location.pathname).toBe('/jackets/');
  expect(seen).toContain('/jackets/');
  expect(router.state.location.pathname).toBe('/jackets/');
  expect(load).toHaveBeenCalledTimes(1);
});

it('only a router that is there knows that the shop has a newer build', async () => {
  const router = lazy(async () => real(true));
  expect(router.isOutdated()).toBe(false);
  await router.start();
  expect(router.isOutdated()).toBe(true);
});

it('where the router cannot be loaded the browser goes by itself, and the next wish tries again', async () => {
  const load = vi.fn(() => Promise.reject<LoadedRouter>(new Error('offline')));
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const router = lazy(load);
  await router.navigate({ pathname: '/tents/', search: '?size=M' });
  await router.navigate('/stoves/');
  expect(assign.mock.calls).toEqual([['/tents/?size=M'], ['/stoves/']]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('the state of the history entry is there from the first render on', () => {
  history.replaceState({ usr: { place: { id: 7, top: 12 } }, key: 'abc' }, '', '/en/?size=M#reviews');
  expect(documentLocation()).toEqual({
    pathname: '/en/',
    search: '?size=M',
    hash: '#reviews',
    state: { place: { id: 7, top: 12 } },
    key: 'abc',
  });
});
