// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiFailure } from 'mf-shared/http';
import { $session, $toasts, anonymousSession } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestService } from '../testing/shop.tsx';
import { EnterprisePage } from './enterprise-page.tsx';

const path = '/api/customer/enterprise/orders/';
const order = (id: number) => ({ id, created: '2030-01-02T10:00:00Z', products: [] });
const told = () => $toasts.get().map(({ message }) => message);
let service: TestService;

const open = () =>
  render(
    <PageAt api={service.api} packages={['mf-checkout']}>
      <EnterprisePage />
    </PageAt>,
  );

beforeEach(() => {
  service = new TestService();
  $session.set({ ...anonymousSession, id: 1, isAuthenticated: true, isOrgUser: true, isLoading: false });
});
afterEach(() => {
  cleanup();
  $session.set(anonymousSession);
});

describe('the page of enterprise orders (CHECKOUT-71)', () => {
  it('lists the open ones, and one that is deleted goes from the list without asking again', async () => {
    service.answers.set(path, () => ({ enterprise_orders: [order(8), order(7)] }));
    service.answers.set('/api/customer/enterprise/order/8/', () => undefined);
    open();
    await screen.findByRole('heading', { name: 'Enterprise order 8' });
    const [deleteFirst] = screen.getAllByRole('button', { name: 'Delete' });
    if (deleteFirst) await userEvent.click(deleteFirst);
    await waitFor(() => expect(screen.queryByText('Enterprise order 8')).toBeNull());
    expect(screen.getByText('Enterprise order 7')).toBeTruthy();
    expect(service.callsTo(path)).toBe(1);
  });

  it('says why they cannot be read, and does not say that there are none', async () => {
    service.answers.set(path, () => {
      throw new ApiFailure(403, 'not_allowed', 'Only for organisations.');
    });
    open();
    await waitFor(() => expect(told()).toContain('Only for organisations.'));
    expect(screen.queryByText('You have no open enterprise orders.')).toBeNull();
  });

  it('keeps what is shown where one cannot be deleted', async () => {
    service.answers.set(path, () => ({ enterprise_orders: [order(7)] }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(told()).toContain('Enterprise orders cannot be reached right now. Try again.'));
    expect(screen.getByText('Enterprise order 7')).toBeTruthy();
  });
});
