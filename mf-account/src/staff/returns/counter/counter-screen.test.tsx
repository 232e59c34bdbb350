// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CounterResponse, Order } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleOrder } from '../../../testing/example-order.ts';
import { CounterScreen } from './counter-screen.tsx';

const path = '/api/staff/returns/counter/';
const stores = [
  { id: 1, name: 'Keskusvarasto', type: 'warehouse' },
  { id: 2, name: 'Havu Tampere', type: 'retail' },
];
const { after_sale } = exampleOrder();
const order = exampleOrder({ after_sale: { ...after_sale, kind: 'withdrawal' } });
const told: CounterResponse = {
  ...{ order_number: '100123', step: 'confirm', confirmation: 'yes', kind: 'withdrawal', refund: 200, delivery: 0 },
  ...{ fee: 0, currency: 'eur', can_be_gift_card: true, country: 'fi', ways: [], declared_at: null, deadlines: '' },
  ...{ way: '', message: '', reference: null },
  lines: [{ productId: 11, name: 'Kaamos Kuura jacket, Spruce, M', amount: 2 }],
};

beforeEach(() => history.replaceState(null, '', '/en/staff/returns/counter/'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function show(found: object, answers: Record<string, DoubleAnswer> = {}) {
  const service = serviceDouble({
    [`GET ${path}`]: found,
    'GET /api/resources/': { stores },
    [`POST ${path}exchanges/`]: { lines: [], currency: 'eur', kept_until: '2026-12-16' },
    [`POST ${path}sums/`]: { refund: 200, delivery: 0, extra: 0, currency: 'eur', fees: [0] },
    [`POST ${path}`]: (body) =>
      (body as { confirmation?: string }).confirmation ? { ...told, step: 'declared', reference: '100123-1' } : told,
    ...answers,
  });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <CounterScreen />
    </PageAt>,
  );
  return service;
}
const find = async (number = '100123') => userEvent.type(screen.getByLabelText('Order or return'), `${number}{Enter}`);
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /Kuura jacket/ }));
  await press('Next: take it in');
};

describe('the counter (AFTER-110, AFTER-111)', () => {
  it('takes a scanned number at once, and nothing is declared before the store is chosen', async () => {
    const service = show(order);
    expect(document.activeElement).toBe(screen.getByLabelText('Order or return'));
    await find();
    await choose();
    const take = await screen.findByRole('button', { name: 'Take them in' });
    await userEvent.click(take);
    expect(document.activeElement).toBe(screen.getByLabelText(/^At which store/));
    const field = screen.getByLabelText(/^At which store/);
    // A warehouse has no counter.
    expect(within(field).queryByRole('option', { name: 'Keskusvarasto' })).toBeNull();
    await userEvent.selectOptions(field, 'Havu Tampere');
    await userEvent.click(screen.getByRole('radio', { name: /gift card/i }));
    await press('Take them in');
    const sent = service.callsOf(`POST ${path}`).map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({
      ...{ order_number: '100123', store: 2, confirmation: 'yes', money: 'gift_card' },
      lines: [{ productId: 11, amount: 2 }],
    });
    expect((sent[1] as { requestKey: string }).requestKey).toMatch(/^[\w-]{16,64}$/);
    expect(location.pathname).toBe('/en/staff/returns/100123-1/');
  });

  it('sends the same key where the answer was lost, so that it is one return', async () => {
    let tries = 0;
    const service = show(order, {
      [`POST ${path}`]: (body) => {
        if (!(body as { confirmation?: string }).confirmation) return told;
        tries += 1;
        if (tries === 1) return silence();
        return { ...told, step: 'declared', reference: '100123-1' };
      },
    });
    await find();
    await choose();
    await userEvent.selectOptions(await screen.findByLabelText(/^At which store/), 'Havu Tampere');
    await press('Take them in');
    await screen.findByRole('alert');
    await press('Take them in');
    const bodies = service.callsOf(`POST ${path}`).map(({ body }) => body as { requestKey?: string });
    const keys = bodies.flatMap(({ requestKey }) => requestKey ?? []);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it.each<[string, Partial<Order>, RegExp]>([
    ['is over', { after_sale: { ...after_sale, kind: null, deadlines: 'It ended on 1 June.' } }, /complaint.*1 June/s],
    ['has not left', { status: 'processing' }, /have not left us/],
    ['was cancelled', { status: 'cancelled' }, /not paid, or it was cancelled/],
  ])('says why nothing of an order that %s comes back', async (_, own, words) => {
    show(exampleOrder(own as object));
    await find();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('leads from the number of a return that is declared already to its case', async () => {
    const withdrawals = [
      {
        ...{ reference: '100123-1', kind: 'return', declared_at: '2026-11-20T08:00:00Z', lines: [], refund: 1 },
        ...{ delivery: 0, fee: 0, way: '', outcome: null },
      } as const,
    ];
    show(exampleOrder({ after_sale: { ...after_sale, kind: 'return', withdrawals: [...withdrawals] as never } }));
    await find('100123-1');
    expect(location.pathname).toBe('/en/staff/returns/100123-1/');
  });

  it('says that there is no such order, and chooses what was typed for the next scan', async () => {
    show(new ApiFailure(404, 'order_not_found', ''));
    await find('999');
    expect(await screen.findAllByText(/There is no such order/)).not.toHaveLength(0);
    const field = screen.getByLabelText<HTMLInputElement>('Order or return');
    expect([document.activeElement, field.selectionStart, field.selectionEnd]).toEqual([field, 0, 3]);
  });
});
