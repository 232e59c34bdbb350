// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Difference } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShop, TestService } from '../testing/shop.tsx';
import { DifferencePage } from './difference-page.tsx';

const path = '/api/orders/100200/difference/';
const due: Difference = {
  ...{ order_number: '100200', state: 'due', amount: 20, currency: 'eur', pay_until: '2026-12-02', failed: null },
  lines: [{ amount: 1, name: 'Kuura jacket', wanted: 'Spruce, M' }],
  methods: [
    { slug: 'klarna', name: 'Klarna', description: '' },
    { slug: 'paypal', name: 'PayPal', description: '' },
  ],
};
const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
let service: TestService;
let told: Difference;

beforeEach(() => {
  service = new TestService();
  told = due;
  service.answers.set(path, () => told);
  location.hash = '#100200/secret';
  assign.mockClear();
});
afterEach(cleanup);

const open = async () => {
  renderInShop(service, <DifferencePage />);
  await screen.findByRole('heading', { level: 1, name: /20/ });
};
const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pay 20/ }));

describe('the page of a difference (AFTER-94, AFTER-95)', () => {
  it('tells what was chosen, how much more it costs and until when', async () => {
    await open();
    expect(screen.getByText(/Kuura jacket/)).toBeTruthy();
    expect(screen.getByText(/2 December 2026|December 2, 2026/)).toBeTruthy();
  });

  it('leads to the chosen provider, once for a double click', async () => {
    const payment = { kind: 'redirect', payment_id: 'p', url: 'https://provider.example/pay' };
    service.answers.set(`${path}pay/`, () => ({ payment, payment_key: 'k' }));
    await open();
    await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
    await userEvent.dblClick(screen.getByRole('button', { name: /^Pay 20/ }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://provider.example/pay'));
    const asked = service.calls.filter((call) => call.path === `${path}pay/`);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toEqual({ key: 'secret', payment_method: 'paypal' });
  });

  it('says why a payment could not be started, and can be tried again', async () => {
    service.answers.set(`${path}pay/`, () => {
      throw new ApiFailure(503, 'payment_unavailable', 'The provider does not answer.');
    });
    await open();
    await pay();
    expect(await screen.findByText('The provider does not answer.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Pay 20/ })).toBeTruthy();
  });

  it('tells that the last payment was refused', async () => {
    told = { ...due, failed: 'failed' };
    await open();
    expect(screen.getByText(/was refused/)).toBeTruthy();
  });

  it('asks before the exchange is given up, and tells that it has ended', async () => {
    service.answers.set(`${path}give-up/`, () => {
      told = { ...due, state: 'over', methods: [] };
      return told;
    });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'I would rather have the money back' }));
    expect(service.calls.some((call) => call.path === `${path}give-up/`)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'End the exchange' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This exchange has ended' })).toBeTruthy();
  });

  it('leads from a paid difference to the order', async () => {
    told = { ...due, state: 'paid', methods: [] };
    renderInShop(service, <DifferencePage />);
    const link = await screen.findByRole('link', { name: 'See the order' });
    expect(link.getAttribute('href')).toContain('/view-order/#100200/secret');
  });

  it('says where to find the link when it is not known', async () => {
    service.answers.set(path, () => {
      throw new ApiFailure(404, 'order_not_found', '');
    });
    renderInShop(service, <DifferencePage />);
    expect(await screen.findByText(/did not find the exchange/)).toBeTruthy();
  });
});
