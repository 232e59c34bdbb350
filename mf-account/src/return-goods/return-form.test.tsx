// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Order } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $session, anonymousSession } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleOrder, lineAfterSale } from '../testing/example-order.ts';
import { ReturnForm } from './return-form.tsx';

beforeEach(() => $session.set({ ...anonymousSession, isLoading: false }));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', '/en/');
});

function open(own: Partial<Order>) {
  history.replaceState(null, '', '/en/returns/#100123/key');
  const service = serviceDouble({ 'GET /api/orders/100123/': exampleOrder(own) });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <ReturnForm />
    </PageAt>,
  );
  return screen.findByText(/^Order 100123/);
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const { after_sale } = exampleOrder();

describe('an order of which nothing comes back', () => {
  it('says which time ended when, and leads to a complaint about each product (AFTER-102)', async () => {
    const deadlines = 'The time to withdraw ended on 5 June, and the time to return unused products on 30 August.';
    await open({
      after_sale: { ...after_sale, kind: null, deadlines, return_until: '2026-08-30', complain_until: '2028-05-22' },
    });
    expect(title()).toBe('The time to return it is over');
    expect(screen.getByText((words) => words.includes(deadlines))).toBeTruthy();
    const complaints = screen.getAllByRole('link', { name: /Complain about a fault/ });
    expect(complaints.map((link) => link.getAttribute('href'))).toEqual([
      '/en/reclamation/#100123/key/11',
      '/en/reclamation/#100123/key/12',
    ]);
    expect(complaints[0]?.textContent).toContain('22\u00a0May 2028');
    // There is nothing to choose and nothing to send.
    expect(screen.queryByRole('list', { name: 'Steps of the return' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says that nothing is left where all of it is going back', async () => {
    const lines = after_sale.lines.map(({ productId, bought }) =>
      lineAfterSale(productId, bought, { declared: bought }),
    );
    await open({ after_sale: { ...after_sale, kind: null, deadlines: '', lines } });
    expect(title()).toBe('Nothing is left to return');
    expect(screen.getAllByText('A return was made for all of it.')).toHaveLength(2);
  });

  it('offers no complaint about what was cancelled', async () => {
    await open({ status: 'cancelled', after_sale: { ...after_sale, kind: null, deadlines: '' } });
    expect(title()).toBe('Nothing is left to return');
    expect(screen.queryByRole('link', { name: /Complain/ })).toBeNull();
  });
});

describe('an order that changed while the form stood open', () => {
  const known = new ApiFailure(409, 'withdrawal_known', 'These products are declared already.');
  const lines = after_sale.lines.map(({ productId, bought }, at) =>
    lineAfterSale(productId, bought, at === 0 ? { declared: bought } : {}),
  );

  it('in another window is shown anew, with why, and offers what is left (AFTER-137)', async () => {
    history.replaceState(null, '', '/en/returns/#100123/key');
    let order = exampleOrder();
    const service = serviceDouble({
      'GET /api/orders/100123/': () => order,
      'POST /api/returns/': known,
      'POST /api/returns/sums/': known,
      'POST /api/returns/exchanges/': { lines: [] },
    });
    render(
      <PageAt api={service.api} packages={['mf-account']}>
        <ReturnForm />
      </PageAt>,
    );
    const products = await screen.findAllByRole('checkbox');
    await userEvent.click(products[0] as HTMLElement);
    await userEvent.click(products[1] as HTMLElement);
    order = exampleOrder({ after_sale: { ...after_sale, lines } });
    await userEvent.click(screen.getByRole('button', { name: 'Next: send it' }));
    expect(await screen.findByText('These products are declared already.')).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(products.length - 1);
    // The chosen products that are left stay chosen.
    expect(screen.getAllByRole<HTMLInputElement>('checkbox')[0]?.checked).toBe(true);
  });
});
