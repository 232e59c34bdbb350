// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StopRemindersPage, StopReviewRequestsPage, StopWishesPage } from './stop-reminders-page.tsx';

const call = 'POST /api/accounts/stop_reminders/';

beforeEach(() => history.replaceState(null, '', '/en/stop-reminders/#aino%40example.fi'));
afterEach(cleanup);

it('asks before it stops anything: programs that look at mails open links by themselves; a failed stop is told (SESSION-72)', async () => {
  const service = serviceDouble({ [call]: silence() });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <StopRemindersPage />
    </PageAt>,
  );
  expect((await screen.findByText(/no longer remind aino@example.fi/)).textContent).toBeTruthy();
  expect(service.calls).toEqual([]);
  const stop = () => userEvent.click(screen.getByRole('button', { name: 'Stop the reminders' }));
  await stop();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Failed to stop the reminders/);
  service.answers[call] = {};
  await stop();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The reminders are stopped');
  expect(service.callsOf(call)).toEqual([
    { call, body: { email: 'aino@example.fi' } },
    { call, body: { email: 'aino@example.fi' } },
  ]);
});

it('stops requests for reviews in the same way (REVIEW-21)', async () => {
  const stopReviews = 'POST /api/accounts/stop_review_requests/';
  const service = serviceDouble({ [stopReviews]: {} });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <StopReviewRequestsPage />
    </PageAt>,
  );
  expect((await screen.findByText(/no longer ask aino@example.fi for reviews/)).textContent).toBeTruthy();
  expect(service.calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Stop the requests' }));
  expect((await screen.findByRole('heading', { level: 1, name: 'The requests are stopped' })).textContent).toBeTruthy();
  expect(service.callsOf(stopReviews)).toEqual([{ call: stopReviews, body: { email: 'aino@example.fi' } }]);
});

it('takes wishes back with the key of the mail, and shows the address without it (PRODUCT-110)', async () => {
  history.replaceState(null, '', '/en/stop-wishes/#a%2Fino%40example.fi/k-e_y');
  const stopWishes = 'POST /api/accounts/stop_wishes/';
  const service = serviceDouble({ [stopWishes]: {} });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <StopWishesPage />
    </PageAt>,
  );
  expect((await screen.findByText(/no longer tell a\/ino@example.fi when/)).textContent).not.toContain('k-e_y');
  expect(service.calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Stop the messages' }));
  expect((await screen.findByRole('heading', { level: 1, name: 'The messages are stopped' })).textContent).toBeTruthy();
  const body = { email: 'a/ino@example.fi', key: 'k-e_y' };
  expect(service.callsOf(stopWishes)).toEqual([{ call: stopWishes, body }]);
});
