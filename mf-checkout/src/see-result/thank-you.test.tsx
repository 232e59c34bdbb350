// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Order } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { emptyCheckoutForm } from 'mf-shared/stores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShop, TestService } from '../testing/shop.tsx';
import { ThankYou } from './thank-you.tsx';

const { last_name, address, postal_code, city, state, phone } = emptyCheckoutForm;
const order: Order = {
  number: 'S1001',
  placed_at: '2026-11-21T08:42:00.000Z',
  status: 'processing',
  payment_status: 'captured',
  payment_due: null,
  total: 269.9,
  currency: 'eur',
  line_count: 1,
  images: [],
  lines: [],
  products_total: 0,
  offers_total: 0,
  shown: null,
  delivery: { method: 'posti', name: 'Posti', location: 'K-Market', price: 0, estimate_text: 'Tue 24 November' },
  address: {
    first_name: 'Aino',
    last_name,
    address,
    postal_code,
    city,
    state,
    country: 'fi',
    town: '',
    phone,
    email: 'a@b.fi',
  },
  discount_total: 0,
  gift_card_total: 0,
  credited_total: 0,
  vat: [],
  payment: { processor: 'klarna', name: 'Klarna', status: 'captured' },
  history: [],
  after_sale: {
    kind: null,
    deadlines: '',
    ...{ withdraw_until: null, return_until: null, complain_until: null },
    lines: [],
    pieces_of_lines: [],
    withdrawals: [],
  },
};
const path = '/api/orders/S1001/';
let service: TestService;
beforeEach(() => {
  service = new TestService();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the thank-you page', () => {
  it('tells the number, who is thanked, where the mail went, and what happens next', async () => {
    service.answers.set(path, () => order);
    renderInShop(service, <ThankYou number="S1001" orderKey="key" />);
    expect(await screen.findByRole('heading', { name: 'Thank you, Aino' })).toBeTruthy();
    expect(screen.getByText(/Order S1001/)).toBeTruthy();
    expect(screen.getByText(/confirmation to a@b\.fi/)).toBeTruthy();
    expect(screen.getByText('K-Market, Tue 24 November')).toBeTruthy();
  });

  it('sums up as the checkout did, and tells what was shown where another currency is charged', async () => {
    const shown = { currency: 'gbp', amount: 36.09 };
    const figures = { products_total: 49.9, offers_total: 10, total: 41.49, shown };
    service.answers.set(path, () => ({ ...order, ...figures }));
    renderInShop(service, <ThankYou number="S1001" orderKey="key" />);
    const paid = await screen.findByText('Paid');
    const lines = [...(paid.closest('dl')?.children ?? [])].map((line) => line.textContent?.replaceAll('\u00a0', ' '));
    expect(lines).toContain('Offers−10 €');
    expect(lines).toContain('Paid41.49 €');
    expect(lines).toContain('Shown when you ordered£36.09');
  });

  it('tells of an order that comes in parts, and of one that travels with an earlier one (decision 26)', async () => {
    service.answers.set(path, () => ({
      ...order,
      delivery: { ...order.delivery, in_parts: true, packed_with: 'S1000' },
    }));
    renderInShop(service, <ThankYou number="S1001" orderKey="key" />);
    expect(await screen.findByText(/comes in parts/)).toBeTruthy();
    expect(screen.getByText('Packed with order S1000')).toBeTruthy();
  });

  it('says that the payment is being confirmed while it is open', async () => {
    service.answers.set(path, () => ({ ...order, payment_status: 'created' }));
    renderInShop(service, <ThankYou number="S1001" orderKey="key" />);
    expect(await screen.findByText(/payment is being confirmed/)).toBeTruthy();
  });

  it('tells an invoice as what it is: to be paid, by when, in words, steps and sums (CHECKOUT-38)', async () => {
    const line = { kind: 'gift_card' as const, productId: 1, modelId: 1, name: 'Gift card', manufacturer: 'Havu' };
    const looks = { color: '', size: '', type: '', image: '', path: '', bundle: '' };
    const figures = { amount: 1, unit_price: 269.9, row_total: 269.9, vat_percent: 0, vat: 0 };
    service.answers.set(path, () => ({
      ...order,
      payment_status: 'authorised',
      payment_due: '2026-12-06',
      lines: [{ ...line, ...looks, ...figures }],
      payment: { processor: 'invoice', name: 'Invoice', status: 'authorised' },
    }));
    renderInShop(service, <ThankYou number="S1001" orderKey="key" />);
    expect(await screen.findByText(/invoice is to be paid by 6 December 2026/)).toBeTruthy();
    expect(screen.getByText(/gift cards are mailed once the invoice is paid/i)).toBeTruthy();
    expect(screen.getByText('Received, invoice to be paid by 6 December 2026')).toBeTruthy();
    expect(screen.getByText('To be paid by 6 December 2026')).toBeTruthy();
    expect(screen.queryByText(/Your order is paid|Received and paid|^Paid/)).toBeNull();
  });

  const invoice = {
    payment_status: 'authorised' as const,
    payment: { processor: 'invoice', name: 'Invoice', status: 'authorised' as const },
  };
  const vat = [{ percent: 25.5, vat: 54.84, net: 215.06 }];
  const sumsBeside = (label: HTMLElement) =>
    [...(label.closest('dl')?.children ?? [])].map((line) => line.textContent?.replaceAll('\u00a0', ' '));

  it('takes off an invoice what a credit note took off it (AFTER-81)', async () => {
    const credited = { ...invoice, payment_due: '2026-12-06', gift_card_total: 19.9, credited_total: 200 };
    service.answers.set(path, () => ({ ...order, ...credited, vat }));
    renderInShop(service, <ThankYou number="S1001" orderKey="key" />);
    const due = await screen.findByText('To be paid by 6 December 2026');
    // The VAT below the total is that of the whole order.
    expect(sumsBeside(due).slice(-5)).toEqual([
      'Total269.90 €',
      'of which VAT 25.5 %54.84 €',
      'Gift cards−19.90 €',
      'Taken off the invoice−200 €',
      'To be paid by 6 December 202650 €',
    ]);
  });

  it('says of an invoice that was credited whole that nothing is left to pay, and asks no more (AFTER-81)', async () => {
    vi.useFakeTimers();
    service.answers.set(path, () => ({ ...order, ...invoice, credited_total: 269.9, vat }));
    renderInShop(service, <ThankYou number="S1001" orderKey="key" />);
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(screen.getByText('The invoice has been credited. There is nothing left to pay.')).toBeTruthy();
    expect(screen.getByText('Received, nothing left to pay')).toBeTruthy();
    expect(sumsBeside(screen.getByText('To pay')).at(-1)).toBe('To pay0 €');
    expect(screen.queryByText(/being confirmed/)).toBeNull();
    expect(service.callsTo(path)).toBe(1);
  });

  it('says of a cancelled order that it is cancelled, not that it is paid', async () => {
    service.answers.set(path, () => ({ ...order, status: 'cancelled', payment_status: 'refunded' }));
    renderInShop(service, <ThankYou number="S1001" orderKey="key" />);
    expect(await screen.findByText('This order has been cancelled.')).toBeTruthy();
    expect(screen.queryByText('Packed')).toBeNull();
  });

  it('thanks even when the details do not come, and fetches them again', async () => {
    service.answers.set(path, () => Promise.reject(new ApiFailure(503, 'unavailable', '')));
    renderInShop(service, <ThankYou number="S1001" orderKey="key" />);
    expect(screen.getByRole('heading', { name: 'Thank you for your order' })).toBeTruthy();
    expect(await screen.findByText(/order itself is safe/)).toBeTruthy();
    service.answers.set(path, () => order);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, Aino' })).toBeTruthy();
  });

  it('says so when there is no such order', async () => {
    service.answers.set(path, () => Promise.reject(new ApiFailure(404, 'order_not_found', '')));
    renderInShop(service, <ThankYou number="S1001" orderKey="wrong" />);
    expect(await screen.findByText(/cannot find this order/)).toBeTruthy();
  });
});
