// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DemandFigures, SalesFigures, StaffMe } from 'mf-shared/contract';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { MeContext } from '../use-may.ts';
import { Figures } from './figures.tsx';

afterEach(cleanup);

const [salesCall, demandCall] = ['GET /api/staff/figures/sales/', 'GET /api/staff/figures/demand/'];
const total = { orders: 3, cancelled: 1, paid: 120.5, refunded: 20.25, called_off: 10, moved: 0, gift_cards: 0 };
const none = { orders: 0, cancelled: 0, paid: 0, refunded: 0, called_off: 0, moved: 0, gift_cards: 0 };
const sales: SalesFigures = {
  ...{ from: '2026-11-25', to: '2026-11-26', store: null, stores: [{ id: 20, name: 'Kamppi' }], carts: 2 },
  currencies: [
    {
      currency: 'eur',
      days: [
        { day: '2026-11-25', ...none },
        { day: '2026-11-26', ...total },
      ],
      total,
    },
  ],
  steps: { placed: 4, sold: 3, delivered: 1, returned: 1 },
  returns: [{ reason: 'too_small', pieces: 2 }],
};
const demand: DemandFigures = {
  ...{ from: '2026-11-25', to: '2026-11-26' },
  searches: [{ words: 'snow shoes', locale: 'en', searches: 4 }],
  sold_out: [{ id: 14, name: 'Loppu', views: 5, waiting: 1, stock: 0 }],
};

function show(rights: StaffMe['rights'], answers: Record<string, DoubleAnswer> = {}) {
  const service = serviceDouble({ [salesCall]: sales, [demandCall]: demand, ...answers });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <MeContext value={{ role: 'commerce', store: null, rights }}>
        <Figures />
      </MeContext>
    </PageAt>,
  );
  return service;
}
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => plain([...row.children].map((cell) => cell.textContent).join(' | ')));

it('tells money of a currency as a chart with a sentence, and in a table to the cent (STAFF-39)', async () => {
  show(['figures.sales']);
  const chart = await screen.findByRole('img');
  expect(plain(chart.getAttribute('aria-label'))).toBe(
    'Paid by day: 120.50 € in all, the most on 26/11 with 120.50 €. Given back: 30.25 €.',
  );
  const [table] = screen.getAllByRole('table');
  expect(table && rowsOf(table)).toEqual([
    'Day | Orders | Cancelled | Paid | Refunded | Refunded for cancelled orders',
    '25/11 | 0 | 0 | 0 € | 0 € | 0 €',
    '26/11 | 3 | 1 | 120.50 € | 20.25 € | 10 €',
    'Total | 3 | 1 | 120.50 € | 20.25 € | 10 €',
  ]);
  expect(rowsOf(screen.getByRole('table', { name: 'From the order to the buyer' }))).toContain(
    'Paid or on an invoice | 3 | 75%',
  );
  expect(screen.queryByText('Searched for and not found')).toBeNull();
});

it('asks for other days and a store (STAFF-39)', async () => {
  const service = show(['figures.sales']);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Store' }), 'Kamppi');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '7');
  await waitFor(() => expect(service.calls.at(-1)?.query).toEqual({ days: '7', store: '20' }));
});

it('tells writers what is missing, and nothing of money (STAFF-35, STAFF-40)', async () => {
  const service = show(['figures.demand']);
  expect(await screen.findByRole('link', { name: 'snow shoes' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Loppu' }).getAttribute('href')).toBe('/en/staff/products/14/');
  expect(service.callsOf(salesCall)).toEqual([]);
  expect(screen.queryByRole('img')).toBeNull();
});

it('is not there for who may know no figures, and says when the service is silent (STAFF-39)', async () => {
  const nothing = show(['staff.enter']);
  expect(nothing.calls).toEqual([]);
  expect(screen.queryByText('Figures')).toBeNull();
  cleanup();
  show(['figures.sales'], { [salesCall]: silence() });
  expect((await screen.findByRole('alert')).textContent).toContain('does not answer');
});
