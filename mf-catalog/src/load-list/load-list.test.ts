import type { ProductListItem } from 'mf-shared/contract';
import { createApiClient } from 'mf-shared/http';
import { expect, test } from 'vitest';
import { listItem } from '../testing/list-item.ts';
import type { ListSource } from './list-source.ts';
import { loadList } from './load-list.ts';

const config = { locale: 'fi', taxAreaId: 1 } as const;

interface Call {
  method: string;
  etag: string | null;
}

/** A service that answers the list, or the status that `answer` gives for a call. */
function service(items: readonly ProductListItem[], answer: (call: Call) => number = () => 200) {
  const calls: Call[] = [];
  const api = createApiClient({
    origin: 'http://shop.test',
    locale: 'fi',
    fetch: async (_, init) => {
      const call = { method: init?.method ?? 'GET', etag: new Headers(init?.headers).get('if-none-match') };
      calls.push(call);
      const status = answer(call);
      return new Response(status === 200 ? JSON.stringify(items) : null, { status, headers: { etag: '"v1"' } });
    },
  });
  return { api, calls };
}
const source = (id: number): ListSource => ({ kind: 'models', source: 'ProductGroup', id });

test('spec: catalogue §7: a failing GET falls back to POST of the same path', async () => {
  const { api, calls } = service([listItem()], ({ method }) => (method === 'GET' ? 414 : 200));
  expect(await loadList({ source: source(1), api, config })).toHaveLength(1);
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

test('the server asks whether its copy still holds, and takes it again where nothing changed', async () => {
  const { api, calls } = service([listItem()], ({ etag }) => (etag === '"v1"' ? 304 : 200));
  const first = await loadList({ source: source(2), api, config });
  expect(await loadList({ source: source(2), api, config })).toBe(first);
  expect(calls.map(({ etag }) => etag)).toEqual([null, '"v1"']);
});

test('another tax area or language is another list', async () => {
  const { api, calls } = service([listItem()]);
  await loadList({ source: source(3), api, config });
  await loadList({ source: source(3), api, config: { locale: 'fi', taxAreaId: 2 } });
  expect(calls.map(({ etag }) => etag)).toEqual([null, null]);
});
