import type { ProductListItem } from 'mf-shared/contract';
import { createApiClient } from 'mf-shared/http';
import { expandListQuery } from 'mf-shared/rules/list-query';
import { expect, it } from 'vitest';
import { listItem } from '../testing/list-item.ts';
import { packed } from '../testing/packed.ts';
import type { ListSource } from './list-source.ts';
import { loadFirstProducts, loadList } from './load-list.ts';

const config = { locale: 'fi', taxAreaId: 1 } as const;

interface Call {
  method: string;
  etag: string | null;
  asked: { limit?: number; sortIds?: number[] };
}

/** A service that answers the list, or the status that `answer` gives for a call. */
function service(items: readonly ProductListItem[], answer: (call: Call) => number = () => 200) {
  const calls: Call[] = [];
  const api = createApiClient({
    origin: 'http://shop.test',
    locale: 'fi',
    fetch: async (address, { method = 'GET', headers, body } = {}) => {
      const query = new URL(String(address)).searchParams.get('query');
      const asked = (query ? expandListQuery(query) : JSON.parse(String(body))) as Call['asked'];
      const call = { method, etag: new Headers(headers).get('if-none-match'), asked };
      calls.push(call);
      const status = answer(call);
      return new Response(status === 200 ? packed(items, asked.limit) : null, { status, headers: { etag: '"v1"' } });
    },
  });
  return { api, calls };
}
const source = (id: number): ListSource => ({ kind: 'models', source: 'ProductGroup', id });

it('a failing GET falls back to POST of the same path (LIST-66)', async () => {
  const { api, calls } = service([listItem()], ({ method }) => (method === 'GET' ? 414 : 200));
  expect(await loadList({ source: source(1), api, config })).toHaveLength(1);
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

it('a request that is 2000 characters or longer is sent as a body (LIST-65)', async () => {
  const { api, calls } = service([listItem()]);
  const ids = (count: number) => Array.from({ length: count }, (_, index) => (index * 7919) % 9973);
  await loadList({ source: { ...source(6), sortIds: ids(60) } as ListSource, api, config });
  await loadList({ source: { ...source(6), sortIds: ids(900) } as ListSource, api, config });
  expect(calls.map(({ method, asked }) => [method, asked.sortIds?.length])).toEqual([
    ['GET', 60],
    ['POST', 900],
  ]);
});

it('the server asks whether its copy still holds, and takes it again where nothing changed', async () => {
  const { api, calls } = service([listItem()], ({ etag }) => (etag === '"v1"' ? 304 : 200));
  const first = await loadList({ source: source(2), api, config });
  expect(await loadList({ source: source(2), api, config })).toBe(first);
  expect(calls.map(({ etag }) => etag)).toEqual([null, '"v1"']);
});

it('another tax area or language is another list', async () => {
  const { api, calls } = service([listItem()]);
  await loadList({ source: source(3), api, config });
  await loadList({ source: source(3), api, config: { locale: 'fi', taxAreaId: 2 } });
  expect(calls.map(({ etag }) => etag)).toEqual([null, null]);
});

it('targets: the first cards do not wait for the whole list', async () => {
  const { api, calls } = service(Array.from({ length: 500 }, (_, id) => listItem({ id })));
  const { items, total } = await loadFirstProducts({ source: source(4), api, config });
  expect([items.length, total, calls[0]?.asked.limit]).toEqual([119, 500, 119]);
});
