// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffRedirect } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { RedirectsScreen } from './redirects-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [list, save, remove] = [
  'GET /api/staff/redirects/',
  'PUT /api/staff/redirects/7/',
  'POST /api/staff/redirects/7/remove/',
];
const listed = (...results: StaffRedirect[]) => ({ results, total: results.length, page: 1, page_count: 1 });
const redirect = (new_path: string): StaffRedirect => ({
  ...{ id: 7, old_path: '/old/', new_path, leads_to: null, followed: 0, last_followed_at: null },
});

function open() {
  history.replaceState(null, '', '/en/staff/redirects/');
  const service = serviceDouble({ [list]: listed(redirect('/faq/')) });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <RedirectsScreen />
    </PageAt>,
  );
  return service;
}

it('what the service tidied is one’s own save, and nobody else’s (STAFF-42, STAFF-46)', async () => {
  const service = open();
  await userEvent.click(await screen.findByText('Change'));
  const [field] = (await screen.findAllByRole<HTMLInputElement>('textbox', { name: 'New address' })).toReversed();
  if (!field) throw new Error('no field');
  await userEvent.clear(field);
  await userEvent.type(field, '/Tents');
  service.answers[save] = { old_path: '/old/', new_path: '/Tents/' };
  service.answers[list] = listed(redirect('/Tents/'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field.value).toBe('/Tents/'));
  await waitFor(() => expect(service.callsOf(list)).toHaveLength(2));
  expect(screen.queryByText(/Stored now/)).toBeNull();
});

it('who is too late to remove one is told so beside the page, also where its row is gone (STAFF-42)', async () => {
  const service = open();
  await screen.findByRole('heading', { name: '/old/' });
  service.answers[remove] = new ApiFailure(409, 'changed_meanwhile', 'What you typed is still here.');
  service.answers[list] = listed();
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: '/old/' })).toBeNull());
  expect($toasts.get().map(({ message }) => message)).toEqual(['Somebody was quicker. This is how it stands now.']);
  expect(screen.queryByText(/still here/)).toBeNull();
});
