// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  type PageRouter,
  type Routing,
  RoutingProvider,
  useLocation,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from './routing.tsx';

afterEach(cleanup);

const router = {
  navigate: vi.fn(async () => undefined),
  revalidate: vi.fn(async () => undefined),
} satisfies PageRouter;
const at = (search: string, state: Routing['navigation']['state'] = 'idle'): Routing => ({
  location: { pathname: '/tents/', search, hash: '', state: null, key: 'a' },
  navigation: { state },
  revalidation: 'idle',
});

function Address({ onRender }: { onRender: () => void }) {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  onRender();
  return (
    <button type="button" onClick={() => setQuery(new URLSearchParams({ size: 'L' }), { replace: true })}>
      {pathname} {query.get('size')}
    </button>
  );
}

function Progress() {
  const { revalidate, state } = useRevalidator();
  return (
    <button type="button" onClick={() => void revalidate()}>
      {useNavigation().state} {state}
    </button>
  );
}

it('a page reads its address and asks for another', () => {
  render(
    <RoutingProvider router={router} routing={at('?size=M')}>
      <Address onRender={() => undefined} />
    </RoutingProvider>,
  );
  act(() => screen.getByText('/tents/ M').click());
  expect(router.navigate).toHaveBeenCalledWith('?size=L', { replace: true });
});

it('a page that only reads its address is not drawn again while the next one is on its way', () => {
  const rendered = vi.fn();
  const address = <Address onRender={rendered} />;
  const first = at('?size=M');
  const view = (routing: Routing) => (
    <RoutingProvider router={router} routing={routing}>
      {address}
      <Progress />
    </RoutingProvider>
  );
  const { rerender } = render(view(first));
  rerender(view({ ...first, navigation: { state: 'loading' } }));
  act(() => screen.getByText('loading idle').click());
  expect(router.revalidate).toHaveBeenCalledTimes(1);
  expect(rendered).toHaveBeenCalledTimes(1);
});

function Reader({ seen }: { seen: Set<unknown> }) {
  seen.add(useRevalidator().revalidate);
  return null;
}

it('what loads the data anew stays the same while it loads: what depends on it does not start over', () => {
  const seen = new Set<unknown>();
  const page = (revalidation: Routing['revalidation']) => (
    <RoutingProvider router={router} routing={{ ...at(''), revalidation }}>
      <Reader seen={seen} />
    </RoutingProvider>
  );
  const { rerender } = render(page('idle'));
  rerender(page('loading'));
  rerender(page('idle'));
  expect(seen.size).toBe(1);
});
