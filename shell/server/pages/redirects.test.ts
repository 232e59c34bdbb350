import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Redirects } from './redirects.ts';

const moved = { kind: 'moved', path: '/new/', locale: null } as const;
const asked = vi.fn<typeof fetch>();
let tellAway: (isAway: boolean) => void;
let redirects: Redirects;
beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const onAway = (listener: typeof tellAway) => {
    tellAway = listener;
  };
  redirects = new Redirects('http://service', { onAway });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  asked.mockReset();
});
const find = (path: string) => redirects.find(path, 'en');

/** A service that is frozen: it takes calls and never answers. */
const freeze = () =>
  asked.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );

it('missing pages do not wait for a service that is away, and redirects are there when it is back (ROUTE-132)', async () => {
  freeze();
  const underWay = find('/old/');
  tellAway(true);
  expect(await underWay).toBeNull();
  expect(await find('/other/')).toBeNull();
  expect(asked).toHaveBeenCalledOnce();
  asked.mockImplementation(async () => Response.json(moved));
  tellAway(false);
  expect(await find('/old/')).toEqual(moved);
});

it('after a question without an answer none is asked for a second, whatever the address (ROUTE-132)', async () => {
  asked.mockRejectedValue(new Error('No connection'));
  for (const path of ['/old/', '/old/', '/other/']) expect(await find(path)).toBeNull();
  expect(asked).toHaveBeenCalledOnce();
  asked.mockImplementation(async () => Response.json(moved));
  vi.advanceTimersByTime(1000);
  expect(await find('/old/')).toEqual(moved);
});

it('an address that the service fails at is not asked for again at once, and hides no other (ROUTE-132)', async () => {
  asked.mockImplementationOnce(async () => new Response(null, { status: 500 }));
  asked.mockImplementation(async () => Response.json(moved));
  expect([await find('/faulty/'), await find('/faulty/')]).toEqual([null, null]);
  expect(asked).toHaveBeenCalledOnce();
  expect(await find('/old/')).toEqual(moved);
});
