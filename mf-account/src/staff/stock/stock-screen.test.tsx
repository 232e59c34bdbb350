// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffShelf, StaffStock } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { StockScreen } from './stock-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [list, correct] = ['GET /api/staff/stock/', 'POST /api/staff/products/11/stock/'];
const [helsinki, turku] = [
  { id: 1, name: 'Havu Helsinki' },
  { id: 2, name: 'Havu Turku' },
];
const jacket: StaffShelf = {
  ...{ product_id: 11, product: 'Halla', variant_id: 110, sku: 'T110', choice: 'Green, M', quantity: 20, reserved: 2 },
};
const shelves = (own: Partial<StaffStock> = {}): StaffStock => ({
  ...{ store: helsinki, stores: [helsinki, turku], results: [jacket], total: 1, page: 1, page_count: 1 },
  ...own,
});

function open(path = '/en/staff/stock/', stock = shelves()) {
  history.replaceState(null, '', path);
  const service = serviceDouble({ [list]: stock });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <StockScreen />
    </PageAt>,
  );
  return service;
}
const countOf = (sku: string) => screen.getByLabelText<HTMLInputElement>(sku);

it('shows the shelves of the store that the service chooses, and asks for another store and what lies there by the address (STAFF-73)', async () => {
  const service = open();
  expect(await screen.findByRole('heading', { name: 'Havu Helsinki' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Halla' }).getAttribute('href')).toBe('/en/staff/products/11/');
  expect(service.callsOf(list)[0]?.query).toEqual({ page: 1 });
  expect(screen.getByLabelText<HTMLSelectElement>('Store').value).toBe('1');
  service.answers[list] = shelves({ store: turku, results: [], total: 0 });
  await userEvent.type(screen.getByLabelText(/^Name, brand/), ' halla ');
  await userEvent.selectOptions(screen.getByLabelText('Store'), '2');
  await userEvent.selectOptions(screen.getByLabelText('On the shelf'), 'Fewer than 10 free');
  await userEvent.click(screen.getByRole('button', { name: 'Find shelves' }));
  expect(await screen.findByRole('heading', { name: 'Havu Turku' })).toBeTruthy();
  expect(service.callsOf(list).at(-1)?.query).toEqual({ q: 'halla', store: '2', state: 'few', page: 1 });
  expect(new URLSearchParams(location.search).get('state')).toBe('few');
  expect(screen.getByRole('status').textContent).toBe('0 shelves');
});

it('leaves out what makes no sense in an address (STAFF-73)', async () => {
  const service = open('/en/staff/stock/?store=-1&state=gone&page=x');
  await screen.findByRole('heading', { name: 'Havu Helsinki' });
  expect(service.callsOf(list)[0]?.query).toEqual({ page: 1 });
});

it('a count is saved with its reason over what was read; what is no count and what is promised is told at the field, which keeps it (STAFF-30, STAFF-73)', async () => {
  const service = open();
  await screen.findByRole('heading', { name: 'Havu Helsinki' });
  const row = within(screen.getByRole('listitem'));
  expect(row.queryByRole('button')).toBeNull();
  await userEvent.clear(countOf('T110'));
  await userEvent.type(countOf('T110'), 'many');
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(countOf('T110').getAttribute('aria-invalid')).toBe('true'));
  expect(service.callsOf(correct)).toHaveLength(0);
  await userEvent.clear(countOf('T110'));
  await userEvent.type(countOf('T110'), '1');
  await userEvent.selectOptions(row.getByLabelText('Reason'), 'Damaged');
  service.answers[correct] = new ApiFailure(409, 'stock_promised', '2 pieces are promised to orders.');
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  expect(await row.findByText(/2 pieces are promised to orders/)).toBeTruthy();
  expect(countOf('T110').value).toBe('1');
  await userEvent.clear(countOf('T110'));
  await userEvent.type(countOf('T110'), '18');
  service.answers[correct] = { ok: true };
  service.answers[list] = shelves({ results: [{ ...jacket, quantity: 18 }] });
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(row.queryByRole('button')).toBeNull());
  expect(service.callsOf(correct)[1]?.body).toEqual({
    ...{ variant_id: 110, store_id: 1, quantity: 18, was: 20, reason: 'damaged' },
  });
  expect(countOf('T110').value).toBe('18');
});

it('where pieces were sold since, the newer count stands beside the typed one, which stays (STAFF-30)', async () => {
  const service = open();
  await screen.findByRole('heading', { name: 'Havu Helsinki' });
  const row = within(screen.getByRole('listitem'));
  await userEvent.clear(countOf('T110'));
  await userEvent.type(countOf('T110'), '25');
  service.answers[correct] = new ApiFailure(409, 'stock_changed', 'There are 19 by now.');
  service.answers[list] = shelves({ results: [{ ...jacket, quantity: 19 }] });
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(list)).toHaveLength(2));
  // The refusal, and the count beside the field.
  await waitFor(() => expect(row.getAllByText(/19/)).toHaveLength(2));
  expect(countOf('T110').value).toBe('25');
  service.answers[correct] = { ok: true };
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(correct)).toHaveLength(2));
  expect(service.callsOf(correct)[1]?.body).toMatchObject({ quantity: 25, was: 19 });
});
