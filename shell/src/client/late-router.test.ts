// @vitest-environment happy-dom
import { createBrowserRouter, type DataRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LoadedPage } from '../pages/load-page.ts';
import { firstState } from '../pages/shown-state.ts';
import { documentLocation, LateRouter } from './late-router.ts';

const page = { kind: 'page', path: '/' } as LoadedPage;
const real = () => createBrowserRouter([{ path: '*', loader: ({ request }) => new URL(request.url).pathname }]);
const late = (load: () => Promise<DataRouter>) => new LateRouter(firstState(page, documentLocation()), load);

beforeEach(() => history.replaceState(null, '', '/'));

test('what is asked before the router is there is done when it comes; the router is loaded once', async () => {
  const load = vi.fn(async () => real());
  const router = late(load);
  const seen: string[] = [];
  router.subscribe(({ navigation, location }) => navigation.state === 'idle' && seen.push(location.pathname));
  await Promise.all([router.navigate('/jackets/'), router.start()]);
  expect(location.pathname).toBe('/jackets/');
  expect(seen).toContain('/jackets/');
  expect(router.state.location.pathname).toBe('/jackets/');
  expect(load).toHaveBeenCalledTimes(1);
});

test('where the router cannot be loaded the browser goes by itself, and the next wish tries again', async () => {
  const load = vi.fn(() => Promise.reject<DataRouter>(new Error('offline')));
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const router = late(load);
  await router.navigate({ pathname: '/tents/', search: '?size=M' });
  await router.navigate('/stoves/');
  expect(assign.mock.calls).toEqual([['/tents/?size=M'], ['/stoves/']]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('the state of the history entry is there from the first render on', () => {
  history.replaceState({ usr: { place: { id: 7, top: 12 } }, key: 'abc' }, '', '/en/?size=M#reviews');
  expect(documentLocation()).toEqual({
    pathname: '/en/',
    search: '?size=M',
    hash: '#reviews',
    state: { place: { id: 7, top: 12 } },
    key: 'abc',
  });
});
