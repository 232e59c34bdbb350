// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { ApiProvider } from 'mf-shared/http';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { noNames } from '../filter-products/filter-names.ts';
import { loadListModule } from './open-list.ts';
import { useFilterNames } from './use-filter-names.ts';

afterEach(cleanup);

const call = 'GET /api/resources/';
const found = {
  propertyFilters: [{ slug: 'weight', name: 'Weight' }],
  stores: [{ slug: 'turku', name: 'Turku', type: 'retail', stock_display_order: 1 }],
  productGroups: [],
};

async function names(answer: DoubleAnswer, isNeeded = true) {
  await loadListModule();
  const service = serviceDouble({ [call]: answer });
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider api={service.api}>{children}</ApiProvider>;
  const { result } = renderHook(() => useFilterNames(isNeeded), { wrapper });
  return { result, service };
}

it('names of stores and properties are asked for once the list is there', async () => {
  const early = await names(found, false);
  expect(early.result.current).toBe(null);
  expect(early.service.calls).toEqual([]);
  const { result } = await names(found);
  await waitFor(() => expect(result.current?.stores).toEqual([{ slug: 'turku', name: 'Turku' }]));
  expect(result.current?.properties).toMatchObject({ weight: { name: 'Weight' } });
});

it('filters do without names that cannot be had, and the log is told (ERR-30)', async () => {
  const { result, service } = await names(silence());
  await waitFor(() => expect(result.current).toBe(noNames));
  expect(service.callsOf('GET /api/')[0]?.query).toMatchObject({ err: expect.stringContaining('filter names') });
});
