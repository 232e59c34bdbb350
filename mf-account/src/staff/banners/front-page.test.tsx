// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FrontPageState } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { FrontPage } from './front-page.tsx';

afterEach(cleanup);

const [read, save] = ['GET /api/staff/front-page/', 'PUT /api/staff/front-page/'];
const stored: FrontPageState = { order: ['hero', 'offers', 'club'], hidden: ['club'] };
const button = (name: string) => screen.getByRole('button', { name });
const check = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

async function open() {
  const service = serviceDouble({ [read]: stored, [save]: stored });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <FrontPage />
    </PageAt>,
  );
  expect(service.callsOf(read)).toHaveLength(0);
  await userEvent.click(screen.getByText('Order of the front page'));
  await screen.findByRole('checkbox', { name: 'Offers' });
  return service;
}

it('parts are moved and ticked by presses, none is taken away, and the save says what was read (STAFF-77)', async () => {
  const service = await open();
  expect(check('Invitation to the club').checked).toBe(false);
  expect(screen.queryByRole('button', { name: /^(Take away|Remove)/ })).toBeNull();
  await userEvent.click(button('Move up: Offers'));
  expect(document.activeElement).toBe(button('Move up: Offers'));
  await userEvent.click(check('Invitation to the club'));
  await userEvent.click(check('Head with the large picture'));
  const next: FrontPageState = { order: ['offers', 'hero', 'club'], hidden: ['hero'] };
  service.answers[save] = next;
  service.answers[read] = next;
  await userEvent.click(button('Save'));
  await waitFor(() => expect(service.callsOf(save)).toHaveLength(1));
  expect(service.callsOf(save)[0]?.body).toEqual({ ...next, was: stored });
});

it('what somebody else saved stands beside what was chosen, and nothing is lost (STAFF-77, STAFF-42)', async () => {
  const service = await open();
  await userEvent.click(check('Offers'));
  service.answers[save] = new ApiFailure(409, 'changed_meanwhile', 'Somebody has changed this meanwhile.');
  service.answers[read] = { order: ['club', 'hero', 'offers'], hidden: [] };
  await userEvent.click(button('Save'));
  expect(await screen.findByText(/Parts of the front page: Invitation to the club, Head/)).toBeTruthy();
  expect(check('Offers').checked).toBe(false);
});

it('an order is planned for a moment, and the one that stands is shown again (STAFF-68, STAFF-77)', async () => {
  const service = await open();
  const plan = 'POST /api/staff/front-page/1/planned/';
  service.answers[plan] = { ok: true };
  await userEvent.click(check('Offers'));
  fireEvent.change(screen.getByLabelText(/^Moment/), { target: { value: '2030-01-02T05:04' } });
  await userEvent.click(button('Plan'));
  await waitFor(() => expect(service.callsOf(plan)).toHaveLength(1));
  expect(service.callsOf(plan)[0]?.body).toMatchObject({
    order: stored.order,
    hidden: ['offers', 'club'],
    was: stored,
  });
  await waitFor(() => expect(check('Offers').checked).toBe(true));
  expect(service.callsOf(save)).toEqual([]);
});
