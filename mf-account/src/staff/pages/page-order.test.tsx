// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PageOrders } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { PageOrder } from './page-order.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [read, save] = ['GET /api/staff/page-order/', 'PUT /api/staff/page-order/service/'];
const delivery = { kind: 'text', id: 5, title: 'Delivery' } as const;
const returns = { kind: 'text', id: 6, title: 'Returns' } as const;
const care = { kind: 'tabs', id: 5, title: 'Care guide' } as const;
const stored: PageOrders = {
  results: [
    { section: 'service', pages: [delivery, returns, care] },
    { section: 'shop', pages: [{ kind: 'text', id: 9, title: 'Alone' }] },
  ],
};
const button = (name: string) => screen.getByRole('button', { name });

async function open(only?: 'service' | 'shop') {
  const service = serviceDouble({ [read]: stored });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <PageOrder {...(only && { only })} />
    </PageAt>,
  );
  expect(service.callsOf(read)).toHaveLength(0);
  await userEvent.click(screen.getByText('Order of pages in the menu'));
  await waitFor(() => expect(service.callsOf(read)).toHaveLength(1));
  return service;
}

it('pages of both kinds move by presses, none is taken away, and the save says what was read (STAFF-59)', async () => {
  const service = await open();
  expect(await screen.findByRole('group', { name: 'Service' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Shop' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Take away|Remove)/ })).toBeNull();
  await userEvent.click(button('Move up: Care guide'));
  expect(document.activeElement).toBe(button('Move up: Care guide'));
  service.answers[save] = { section: 'service', pages: [delivery, care, returns] };
  await userEvent.click(button('Save'));
  await waitFor(() => expect(service.callsOf(save)).toHaveLength(1));
  const [text5, text6, tabs5] = [
    { kind: 'text', id: 5 },
    { kind: 'text', id: 6 },
    { kind: 'tabs', id: 5 },
  ];
  expect(service.callsOf(save)[0]?.body).toEqual({ pages: [text5, tabs5, text6], was: [text5, text6, tabs5] });
});

it('what somebody else saved stands beside what was chosen, and nothing is lost (STAFF-59, STAFF-42)', async () => {
  const service = await open('service');
  await userEvent.click(await screen.findByRole('button', { name: 'Move down: Delivery' }));
  service.answers[save] = new ApiFailure(409, 'changed_meanwhile', 'Somebody has changed this meanwhile.');
  service.answers[read] = { results: [{ section: 'service', pages: [care, delivery, returns] }] };
  await userEvent.click(button('Save'));
  expect(await screen.findByText(/Service: Care guide, Delivery, Returns/)).toBeTruthy();
  expect(within(screen.getByRole('group', { name: 'Service' })).getAllByRole('listitem')[0]?.textContent).toContain(
    'Returns',
  );
});

it('a section with one page says that there is nothing to put in an order (STAFF-59)', async () => {
  await open('shop');
  expect(await screen.findByText('There are no two pages here to put in an order.')).toBeTruthy();
});
