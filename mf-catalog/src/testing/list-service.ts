import type { ProductListItem } from 'mf-shared/contract';
import { createApiClient } from 'mf-shared/http';
import { packed } from './packed.ts';

/** A service that knows one list; `isDown` makes every call fail. */
export function listService(items: readonly ProductListItem[]) {
  const service = {
    isDown: false,
    api: createApiClient({
      origin: 'http://shop.test',
      locale: 'en',
      fetch: async (address) => {
        const { pathname } = new URL(String(address));
        if (service.isDown) return new Response('{}', { status: 503 });
        if (pathname === '/api/resources/') return Response.json({ propertyFilters: [], stores: [] });
        return new Response(packed(items));
      },
    }),
  };
  return service;
}
