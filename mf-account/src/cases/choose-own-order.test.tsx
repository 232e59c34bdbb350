// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderSummary } from 'mf-shared/contract';
import { canComplainAbout } from 'mf-shared/rules/order-status-moves';
import { $session, anonymousSession } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble } from 'mf-shared/testing/service-double';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ComplaintForm } from '../complain/complaint-form.tsx';
import { ReturnForm } from '../return-goods/return-form.tsx';
import { exampleOrder } from '../testing/example-order.ts';
import { ChooseOwnOrder } from './choose-own-order.tsx';

const signedIn = { ...anonymousSession, id: 7, isAuthenticated: true };
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/en/returns/');
  $session.set(signedIn);
});
afterEach(() => {
  cleanup();
  $session.set(anonymousSession);
});

const row = (number: string, own: Partial<OrderSummary> = {}): OrderSummary => ({
  ...{ number, placed_at: '2026-11-01T10:00:00Z', status: 'delivered', payment_status: 'captured', payment_due: null },
  ...{ total: 100, currency: 'eur', line_count: 2, images: [] },
  delivery: { name: 'Posti', location: '', estimate_text: '' },
  ...own,
});

function show(children: ReactElement, orders: DoubleAnswer) {
  const service = serviceDouble({
    ...{ 'GET /api/customer/orders/': orders, 'GET /api/customer/orders/100123/': exampleOrder() },
    ...{ 'GET /api/resources/': { stores: [] }, 'GET /api/attachments/': { results: [] } },
  });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      {children}
    </PageAt>,
  );
  return service;
}
const own = () => screen.queryAllByRole('button', { name: /^Order 1/ }).map(({ textContent }) => textContent);
const ofEveryKind = {
  orders: [row('100123'), row('100124', { status: 'cancelled' }), row('100125', { status: 'shipped' })],
};

describe('an order of one’s own is pressed instead of its number being typed (AFTER-136)', () => {
  it('to return from it, without an email', async () => {
    show(<ReturnForm />, ofEveryKind);
    await userEvent.click(await screen.findByRole('button', { name: /^Order 100123/ }));
    expect(await screen.findByText(/^Order 100123/)).toBeTruthy();
    expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(0);
  });

  it('to complain about it, and it stays marked', async () => {
    show(<ComplaintForm />, ofEveryKind);
    const button = await screen.findByRole('button', { name: /^Order 100123/ });
    await userEvent.click(button);
    expect(await screen.findByText(/^Found: order 100123/)).toBeTruthy();
    expect([button.getAttribute('aria-pressed'), document.activeElement]).toEqual(['true', button]);
    expect(screen.getByLabelText<HTMLInputElement>(/^Order number/).value).toBe('S100123');
  });

  it('where the form is for it, the newest ones alone', async () => {
    const many = Array.from({ length: 7 }, (_, at) => row(`10000${at}`));
    show(<ChooseOwnOrder fits={canComplainAbout} isBusy={false} onChoose={() => {}} />, {
      orders: [row('100124', { status: 'cancelled' }), row('100126', { status: 'processing' }), ...many],
    });
    expect(await screen.findByText('Choose the order')).toBeTruthy();
    expect(own()).toHaveLength(5);
    expect(own()[0]).toMatch(/^Order 100000.*2 products$/);
  });

  it.each<[string, typeof anonymousSession, DoubleAnswer]>([
    ['nobody is signed in', anonymousSession, ofEveryKind],
    ['nothing was bought', signedIn, { orders: [] }],
  ])('and nothing stands there where %s', async (_, session, orders) => {
    $session.set(session);
    show(<ReturnForm />, orders);
    expect(await screen.findByLabelText(/^Order number/)).toBeTruthy();
    expect(screen.queryByText('Choose the order')).toBeNull();
  });
});
