// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DeleteAccountPage } from './delete-account-page.tsx';

const call = 'POST /api/accounts/delete-account/';

beforeEach(() => {
  history.replaceState(null, '', '/en/accounts/delete-account/#secret');
  // biome-ignore lint/suspicious/noDocumentCookie: The session's cookie is read and written as the browser does.
  document.cookie = `so.auth=${encodeURIComponent('Bearer t-1')}; path=/`;
});
afterEach(cleanup);

function show(answer: DoubleAnswer) {
  const service = serviceDouble({ [call]: answer });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <DeleteAccountPage />
    </PageAt>,
  );
  return service;
}
const remove = () => userEvent.click(screen.getByRole('button', { name: 'Remove my account for good' }));

it('removes nothing before its owner has read what goes, and has said so once more', () => {
  const service = show({});
  expect(screen.getByText(/This cannot be undone/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Keep the account' }).getAttribute('href')).toBe('/en/accounts/');
  expect(service.calls).toEqual([]);
});

it('then removes the account, signs out, and forgets the link', async () => {
  const service = show({});
  await remove();
  expect(service.calls).toEqual([{ call, body: { token: 'secret' } }]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The account is removed');
  expect(document.cookie).not.toContain('Bearer');
  expect(location.hash).toBe('');
});

it.each([
  ['a link that has expired', new ApiFailure(410, 'link_expired', 'Expired'), /The link has expired or was used/],
  ['a link of another form', new ApiFailure(400, 'invalid', 'Invalid'), /The link has expired or was used/],
  [
    'an order that is under way',
    new ApiFailure(409, 'open_orders', 'An order is on its way.'),
    /An order is on its way/,
  ],
  ['a service that fails', new ApiFailure(500, 'internal', 'delete failed'), /Failed to remove the account/],
  ['silence', silence(), /Failed to remove the account/],
])('tells %s, and keeps the account (ERR-23, SESSION-69, SESSION-71)', async (_what, failure, words) => {
  show(failure);
  await remove();
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(document.cookie).toContain('Bearer');
  expect(location.hash).toBe('#secret');
});
