// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnReturns } from './own-returns.tsx';

const ofOrders = 'GET /api/customer/returns/';
const ofStores = 'GET /api/customer/store-returns/';
const empty = { results: [] };

afterEach(cleanup);

function show(answers: Record<string, DoubleAnswer>) {
  const service = serviceDouble(answers);
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <OwnReturns customerId={7} />
    </PageAt>,
  );
  return service;
}

it('lists returns of orders and then those of purchases in stores, each with the way to its page', async () => {
  show({
    [ofOrders]: {
      results: [{ code: 'c-1', reference: 'R-1', status: 'new-return', goods: ['Jacket', 'Boots'], image: null }],
    },
    [ofStores]: {
      results: [{ code: 'c-2', number: 'S-2', store_name: 'Helsinki', receipt: '77-1', status: 'processed-return' }],
    },
  });
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getByRole('region', { name: 'Returns' })).toBeTruthy();
  const [ofOrder, ofStore] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const words of ['Jacket + 1', 'R-1', 'On its way']) expect(ofOrder).toContain(words);
  for (const words of ['Helsinki, S-2', '77-1', 'Done']) expect(ofStore).toContain(words);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/returns/status/#c-1',
    '/en/returns/status/#c-2',
  ]);
});

it('lists what is known where one of the two answers fails', async () => {
  show({
    [ofOrders]: new ApiFailure(503, 'unavailable', ''),
    [ofStores]: {
      results: [{ code: 'c-2', number: 'S-2', store_name: 'Helsinki', receipt: '77-1', status: 'cancelled' }],
    },
  });
  const { textContent } = await screen.findByRole('listitem');
  for (const words of ['Helsinki, S-2', '77-1', 'Cancelled']) expect(textContent).toContain(words);
});

it('says nothing to who has returned nothing', async () => {
  const service = show({ [ofOrders]: empty, [ofStores]: empty });
  await vi.waitFor(() => expect(service.calls).toHaveLength(2));
  expect(document.body.textContent).toBe('');
});
