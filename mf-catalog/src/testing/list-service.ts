import type { ProductListItem } from 'mf-shared/contract';
import { createApiClient } from 'mf-shared/http';
import { packed } from './packed.ts';

/** A service that knows one list; `isDown` makes every call fail, `hold` makes them wait until they may go on. */
export function listService(items: readonly ProductListItem[]) {
  let held: Promise<void> | undefined;
  const service = {
    isDown: false,
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    api: createApiClient({
      origin: 'http://shop.test',
      locale: 'en',
      fetch: async (address, init) => {
        const { pathname } = new URL(String(address));
        await held;
        if (service.isDown) return new Response('{}', { status: 503 });
        if (pathname === '/api/resources/') return Response.json({ propertyFilters: [], stores: [] });
        const isPlain = init?.method === 'POST' && !String(init.body).includes('"packed"');
        return isPlain ? Response.json(items) : new Response(packed(items));
      },
    }),
  };
  return service;
}
