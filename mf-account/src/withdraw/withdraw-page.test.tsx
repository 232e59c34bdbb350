// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderWithStory } from 'mf-shared/contract';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOrder } from '../testing/example-order.ts';
import { WithdrawPage } from './withdraw-page.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/en/');
});

/** Finds the order by number and email. */
async function find(order: Partial<OrderWithStory>) {
  const service = serviceDouble({ 'POST /api/orders/fetch/': exampleOrder(order) });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <WithdrawPage />
    </PageAt>,
  );
  await userEvent.type(screen.getByLabelText(/^Order number/), '100123');
  await userEvent.type(screen.getByLabelText(/^Email/), 'aino@havu.example');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByRole('heading', { level: 1, name: 'Withdraw from order 100123' });
  return service;
}

describe('the way out of a contract (LAW-2)', () => {
  it('is open without signing in, with the model form and the shop’s email beside it', () => {
    render(
      <PageAt api={serviceDouble({}).api} packages={['mf-account']}>
        <WithdrawPage />
      </PageAt>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Withdraw from a contract');
    const form = screen.getByRole('link', { name: 'Model withdrawal form (PDF)' });
    expect(form.getAttribute('href')).toBe('/api/withdrawal-form/?language=en');
    expect(screen.getByRole('link', { name: /hello@havu.example/ }).getAttribute('href')).toBe(
      'mailto:hello@havu.example',
    );
  });

  it('leads from the found order to the choice at once, with what was found as proof', async () => {
    const service = await find({});
    expect(document.activeElement?.tagName).toBe('H1');
    const [first] = screen.getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(service.calls.at(-1)).toMatchObject({
      call: 'POST /api/orders/100123/withdraw/',
      body: { email: 'aino@havu.example' },
    });
  });

  it('says that the time is over, and leads to the return of unused products', async () => {
    const { after_sale } = exampleOrder();
    await find({ after_sale: { ...after_sale, kind: 'return' } });
    expect(screen.getByText(/The time to withdraw is over/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return products' }).getAttribute('href')).toBe('/en/returns/');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says that there is nothing to withdraw from in an order that was called off', async () => {
    await find({ status: 'cancelled' });
    expect(screen.getByText(/nothing in this order that you could withdraw from/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
