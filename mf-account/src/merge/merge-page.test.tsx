// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiFailure } from 'mf-shared/http';
import { $session, $signInCount } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MergePage } from './merge-page.tsx';

const [look, answer] = ['POST /api/accounts/merge/look/', 'POST /api/accounts/merge/'];
const asked = { kept: 'maija@example.fi', other: 'maikki@example.fi' };

beforeEach(() => {
  history.replaceState(null, '', '/en/accounts/merge/#secret');
  // biome-ignore lint/suspicious/noDocumentCookie: The session's cookie is read and written as the browser does.
  document.cookie = `so.auth=${encodeURIComponent('Bearer t-1')}; path=/`;
});
afterEach(cleanup);

function show(answers: Record<string, DoubleAnswer> = {}, email = asked.other) {
  $session.set({ ...$session.get(), isLoading: false, isAuthenticated: true, id: 7, email });
  const service = serviceDouble({ [look]: asked, [answer]: {}, ...answers });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <MergePage />
    </PageAt>,
  );
  return service;
}
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('shows both addresses and what happens, and answers nothing before a press (SESSION-87)', async () => {
  const service = show();
  expect(await screen.findByText('Stays: maija@example.fi')).toBeTruthy();
  expect(screen.getByText('Ends: maikki@example.fi')).toBeTruthy();
  expect(screen.getByText(/Do not agree if maija@example.fi is not your own/)).toBeTruthy();
  expect(service.calls).toEqual([{ call: look, body: { hash: 'secret' } }]);
  expect(location.hash).toBe('#secret');
});

it('merges at the press, forgets the link, and signs out who was in the account that ended', async () => {
  const service = show();
  await press(/both are mine/);
  expect(await screen.findByText('Your accounts are now one. Sign in with maija@example.fi.')).toBeTruthy();
  expect(service.callsOf(answer)).toEqual([{ call: answer, body: { hash: 'secret', agrees: true } }]);
  expect([location.hash, document.cookie.includes('Bearer')]).toEqual(['', false]);
});

it('leaves who is signed in to the account that stays, and asks anew what it has', async () => {
  show({}, asked.kept);
  const before = $signInCount.get();
  await press(/both are mine/);
  await screen.findByText(/now one/);
  expect(document.cookie).toContain('Bearer');
  expect($signInCount.get()).toBe(before + 1);
});

it('takes a no, and says that nothing was merged', async () => {
  const service = show();
  await press(/do not merge/);
  expect(await screen.findByText(/Nothing was merged/)).toBeTruthy();
  expect(service.callsOf(answer)).toEqual([{ call: answer, body: { hash: 'secret', agrees: false } }]);
  expect(document.cookie).toContain('Bearer');
});

it.each([
  [410, 'link_expired'],
  [400, 'invalid_request'],
])('tells of a link that has expired, at once or at the press: %i %s (ERR-23, SESSION-69)', async (status, code) => {
  const expired = new ApiFailure(status, code, 'Expired');
  const service = show({ [look]: expired });
  expect(await screen.findByText(/The link has expired/)).toBeTruthy();
  expect(service.calls).toHaveLength(1);
  cleanup();
  show({ [answer]: expired });
  await press(/both are mine/);
  expect(await screen.findByText(/The link has expired/)).toBeTruthy();
});

it('asks the service nothing where the address has no secret', async () => {
  history.replaceState(null, '', '/en/accounts/merge/');
  const service = show();
  expect(await screen.findByText(/The link has expired/)).toBeTruthy();
  expect(service.calls).toEqual([]);
});

it('looks again at a press where the service did not answer', async () => {
  const service = show({ [look]: silence() });
  const again = await screen.findByRole('button', { name: /again/ });
  service.answers[look] = asked;
  await userEvent.click(again);
  expect(await screen.findByText('Stays: maija@example.fi')).toBeTruthy();
  expect(service.callsOf(look)).toHaveLength(2);
});

it('tells what stands in the way, and a service that does not answer, and keeps the question', async () => {
  show({ [answer]: new ApiFailure(409, 'merge_impossible', 'These accounts cannot be merged any more.') });
  await press(/both are mine/);
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be merged any more');
  cleanup();
  show({ [answer]: silence() });
  await press(/both are mine/);
  expect((await screen.findByRole('alert')).textContent).toContain('does not answer');
  expect(screen.getByRole('button', { name: /both are mine/ })).toBeTruthy();
});
