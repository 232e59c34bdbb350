// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { NewsletterSubscription, StaffNewsletters } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { NewslettersScreen } from './newsletters-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
  vi.restoreAllMocks();
});

const list = 'GET /api/staff/newsletters/';
const at = '2026-11-01T10:00:00.000Z';
const waits: NewsletterSubscription = {
  ...{ id: 4, list: 'forest', email: 'maija@example.com', language: 'fi', status: 'asked', asked_at: at },
  ...{ confirmed_at: null, left_at: null },
};
const confirmed: NewsletterSubscription = {
  ...waits,
  id: 5,
  email: 'otso@example.com',
  status: 'confirmed',
  confirmed_at: at,
};
const left: NewsletterSubscription = { ...waits, id: 6, email: 'gone@example.com', status: 'left', left_at: at };
const answer = (...results: NewsletterSubscription[]): StaffNewsletters => ({
  ...{ results, next: null, counts: [{ list: 'forest', status: 'confirmed', count: 1200 }] },
});

function open(found: StaffNewsletters, search = '') {
  history.replaceState(null, '', `/en/staff/newsletters/${search}`);
  const service = serviceDouble({ [list]: found });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <NewslettersScreen />
    </PageAt>,
  );
  return service;
}
const toasts = () => $toasts.get().map(({ kind, message }) => [kind, message]);

it('is asked by the address, and each number of the table leads to those that it counts (STAFF-63)', async () => {
  const service = open({ ...answer(waits), next: '1700000000.4' }, '?list=forest&status=nothing&q=maija');
  expect(await screen.findByRole('rowheader', { name: /maija@example.com/ })).toBeTruthy();
  expect(service.callsOf(list)[0]?.query).toEqual({ q: 'maija', list: 'forest' });
  const counts = within(screen.getByRole('table', { name: 'Subscriptions by newsletter and state' }));
  const many = counts.getByRole('link', { name: /Confirmed: 1.200$/ });
  expect(many.getAttribute('href')).toBe('/en/staff/newsletters/?list=forest&status=confirmed');
  const older = document.querySelector('a[rel="next"]');
  expect(older?.getAttribute('href')).toBe('/en/staff/newsletters/?q=maija&list=forest&before=1700000000.4');
});

it('a link goes again to who waits for it alone, and a refusal is told at the row (STAFF-63)', async () => {
  const service = open(answer(waits, confirmed, left));
  await screen.findByRole('rowheader', { name: /maija@example.com/ });
  const again = screen.getAllByRole('button', { name: /^Send the link again/ });
  expect(again).toHaveLength(1);
  const resend = 'POST /api/staff/newsletters/4/resend/';
  service.answers[resend] = new ApiFailure(429, 'too_many_requests', 'Once a minute at most.');
  await userEvent.click(again[0] as HTMLElement);
  expect(await screen.findByText('Once a minute at most.')).toBeTruthy();
  service.answers[resend] = { ok: true };
  await userEvent.click(again[0] as HTMLElement);
  await waitFor(() => expect(toasts()).toEqual([['success', 'The link is on its way to maija@example.com.']]));
});

it('a subscription ends over what was read, after a question; one that has ended has no button (STAFF-63)', async () => {
  const service = open(answer(confirmed, left));
  await screen.findByRole('rowheader', { name: /otso@example.com/ });
  expect(screen.getAllByRole('button', { name: /^End: / })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'End: otso@example.com' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End: otso@example.com' }));
  expect(dialog.getByText(/Only its owner can subscribe it again/)).toBeTruthy();
  const end = 'POST /api/staff/newsletters/5/end/';
  expect(service.callsOf(end)).toHaveLength(0);
  service.answers[end] = { ok: true };
  service.answers[list] = answer({ ...confirmed, status: 'left', left_at: at }, left);
  await userEvent.click(dialog.getByRole('button', { name: 'End it now' }));
  await waitFor(() => expect(toasts()).toEqual([['success', 'The subscription of otso@example.com has ended.']]));
  expect(service.callsOf(end)[0]?.body).toEqual({ was: { status: 'confirmed', asked_at: at, confirmed_at: at } });
});

it('addresses become a file of a newsletter, which has to be chosen; where nobody has confirmed, none is made (STAFF-63)', async () => {
  const service = open(answer());
  const file = 'POST /api/staff/newsletters/file/';
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  await userEvent.click(await screen.findByText('Addresses as a file'));
  const form = within(
    screen.getByRole('button', { name: 'Keep the addresses as a file' }).closest('form') as HTMLElement,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep the addresses as a file' }));
  await waitFor(() => expect(form.getByLabelText(/^Newsletter/).getAttribute('aria-invalid')).toBe('true'));
  expect(service.callsOf(file)).toHaveLength(0);
  await userEvent.selectOptions(form.getByLabelText(/^Newsletter/), 'corporate');
  service.answers[file] = { count: 0, csv: '' };
  await userEvent.click(screen.getByRole('button', { name: 'Keep the addresses as a file' }));
  await waitFor(() => expect(toasts()).toEqual([['warning', 'Nobody with these choices has confirmed an address.']]));
  expect(made).not.toHaveBeenCalled();
  service.answers[file] = { count: 2, csv: 'email\n' };
  await userEvent.selectOptions(form.getByLabelText(/^Language/), 'sv');
  await userEvent.click(screen.getByRole('button', { name: 'Keep the addresses as a file' }));
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  expect(service.callsOf(file)[1]?.body).toEqual({ list: 'corporate', language: 'sv' });
});
