// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffOrder } from 'mf-shared/contract';
import { type ApiClient, ApiFailure, ApiProvider, type CallOptions } from 'mf-shared/http';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BoughtGiftCards } from './bought-gift-cards.tsx';
import { MoveOrder } from './move-order.tsx';
import { RefundOrder } from './refund-order.tsx';
import { SettleInvoice } from './settle-invoice.tsx';

afterEach(cleanup);

const order: StaffOrder = {
  ...{ number: '100123', placed_at: '2026-11-21T08:00:00.000Z', status: 'processing', payment_status: 'captured' },
  ...{
    total: 50,
    currency: 'eur',
    line_count: 0,
    images: [],
    lines: [],
    discount_total: 0,
    gift_card_total: 0,
    credited_total: 0,
  },
  ...{ products_total: 0, offers_total: 0, shown: null },
  ...{ vat: [], history: [], receipts: [], payments: [], refunds: [], story: [], language: 'fi', country_code: 'fi' },
  ...{
    special_request: '',
    has_account: false,
    refundable: 50,
    refundable_goods: 50,
    gift_cards: [],
    payment_due: null,
    next: ['ready_for_packing'],
  },
  delivery: { method: 'home', name: '', location: '', price: 0, estimate_text: '' },
  address: {
    first_name: '',
    last_name: '',
    address: '',
    postal_code: '',
    city: '',
    state: '',
    country: 'fi',
    town: '',
    phone: '',
    email: '',
  },
  payment: { processor: 'klarna', name: 'Klarna', status: 'captured' },
  after_sale: {
    kind: null,
    deadlines: '',
    withdraw_until: null,
    return_until: null,
    complain_until: null,
    lines: [],
    pieces_of_lines: [],
    withdrawals: [],
  },
  ...{ withdrawals: [], withheld: 'none' },
};
const unused = () => Promise.reject(new Error('not called'));

function show(post: ApiClient['post'], children: ReactNode) {
  const api: ApiClient = { get: unused, post, put: unused, patch: unused, delete: unused };
  render(
    <PageAround packages={['mf-account']}>
      <ApiProvider api={api}>{children}</ApiProvider>
    </PageAround>,
  );
}
// The rooms' own texts are fetched late and not here: labels are their keys.
const type = async (label: string, words: string) => {
  await userEvent.clear(screen.getByLabelText(label, { exact: false }));
  await userEvent.type(screen.getByLabelText(label, { exact: false }), words);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('giving money back (CHECKOUT-42)', () => {
  it('sends a wish again under its key after silence, and another wish under another', async () => {
    const keys: (string | undefined)[] = [];
    const silent = (_path: string, _body?: unknown, options?: CallOptions) => {
      keys.push(options?.headers?.['idempotency-key']);
      return Promise.reject(new ApiFailure(0, 'no_answer', ''));
    };
    show(silent, <RefundOrder order={order} onChanged={() => {}} />);
    await type('Amount', '10,50');
    await press('Refund');
    await press('Refund');
    await type('Amount', '11');
    await press('Refund');
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('11');
  });

  it('a refusal of the provider stands beside the amount, and the next try has a key of its own', async () => {
    const keys: (string | undefined)[] = [];
    const refuse = ((_path: string, _body?: unknown, options?: CallOptions) => {
      keys.push(options?.headers?.['idempotency-key']);
      return Promise.resolve({ status: 'refused', amount: 10 });
    }) as ApiClient['post'];
    show(refuse, <RefundOrder order={order} onChanged={() => {}} />);
    await type('Amount', '10');
    await press('Refund');
    expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true');
    await press('Refund');
    expect(new Set(keys).size).toBe(2);
  });
});

describe('gift cards that the order bought (decision 38)', () => {
  const card = { id: 7, hint: 'WXYZ', initial: 100, spent: 27.6, given_back: 0, left: 72.4, refundable: 72.4 };
  const bought = {
    ...order,
    refundable: 82.4,
    refundable_goods: 10,
    gift_cards: [{ ...card, is_frozen: true, is_blocked: true }],
  };

  it('tell what was spent, what is left and what can go back, before anybody presses', () => {
    show(unused, <BoughtGiftCards order={bought} />);
    const [item] = screen.getAllByRole('listitem');
    for (const words of ['WXYZ', '100', '27.60', '72.40 € refundable', 'frozen'])
      expect(item?.textContent?.replace(/\s/g, ' ')).toContain(words);
  });

  it('are refunded by name, and the hint tells at most what is left of the choice', async () => {
    const bodies: unknown[] = [];
    const post = ((_path: string, body?: unknown) => {
      bodies.push(body);
      return Promise.resolve({ status: 'done', amount: 5 });
    }) as ApiClient['post'];
    show(post, <RefundOrder order={bought} onChanged={() => {}} />);
    expect(screen.getByText('At most 10 €.')).toBeTruthy();
    await type('Amount', '5');
    await press('Refund');
    await userEvent.selectOptions(screen.getByRole('combobox'), '7');
    expect(screen.getByText('At most 72.40 €.')).toBeTruthy();
    await type('Amount', '5');
    await press('Refund');
    expect(bodies).toEqual([
      { amount: 5, reason: '' },
      { amount: 5, reason: '', gift_card: 7 },
    ]);
  });

  it('the cancellation tells the sum that goes back and the sum that does not, or that it is refused', async () => {
    const waiting = { ...bought, status: 'manual_cancellation' as const, next: ['cancelled', 'processing'] as const };
    show(unused, <MoveOrder order={{ ...waiting, next: [...waiting.next] }} onChanged={() => {}} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'cancelled');
    expect(screen.getByText(/82.40 € is refunded. What was spent from the gift cards, 27.60 €, is not/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Refuse the cancellation, back to processing');
    expect(screen.getByText(/gift cards can be used again/)).toBeTruthy();
  });
});

it('an invoice is settled by a button, and a colleague who was quicker is told (STAFF-18)', async () => {
  const onChanged = vi.fn();
  const paths: string[] = [];
  const answers = [
    () => Promise.reject(new ApiFailure(409, 'invoice_not_open', 'No unpaid invoice')),
    async () => ({}),
  ];
  const post = ((path: string) => {
    paths.push(path);
    return answers.shift()?.();
  }) as ApiClient['post'];
  show(post, <SettleInvoice order={order} due="2026-12-06" onChanged={onChanged} />);
  expect(screen.getByText('To be paid by 6 December 2026')).toBeTruthy();
  await press('The invoice is paid');
  expect(screen.getAllByText('No unpaid invoice').length).toBeGreaterThan(0);
  await press('The invoice is paid');
  expect(paths).toEqual(Array(2).fill('/api/staff/orders/100123/invoice-paid/'));
  expect(onChanged).toHaveBeenCalledTimes(2);
});

it('the code of a parcel is asked for where one leaves, and nowhere else (AFTER-135)', async () => {
  const bodies: unknown[] = [];
  const post: ApiClient['post'] = async (_path, body) => {
    bodies.push(body);
    return { status: 'shipped' } as never;
  };
  const open: StaffOrder = { ...order, status: 'ready_for_packing', next: ['shipped', 'ready_for_pick_up'] };
  show(post, <MoveOrder order={open} onChanged={() => {}} />);
  const next = screen.getByRole('combobox');
  await userEvent.selectOptions(next, 'ready_for_pick_up');
  expect(screen.queryByLabelText(/^Tracking code of the parcel/)).toBeNull();
  await userEvent.selectOptions(next, 'shipped');
  await userEvent.type(screen.getByLabelText(/^Tracking code of the parcel/), 'JJFI 1');
  await userEvent.click(screen.getByRole('button'));
  expect(bodies).toMatchObject([{ status: 'shipped', tracking_code: 'JJFI 1' }]);
});

it('an order that a colleague moved first is shown anew, and the note stays (AFTER-9 to AFTER-14)', async () => {
  const onChanged = vi.fn();
  const late = () => Promise.reject(new ApiFailure(409, 'order_move_refused', 'No'));
  show(late, <MoveOrder order={order} onChanged={onChanged} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'ready_for_packing');
  await type('Note', 'shelf 4');
  await press('Move the order');
  expect(onChanged).toHaveBeenCalledOnce();
  expect(
    screen.getAllByText('The order was moved meanwhile. Its new status is shown; check and try again.'),
  ).toHaveLength(2);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('shelf 4');
});
