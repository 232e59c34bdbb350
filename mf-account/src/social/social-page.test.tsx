// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SocialOpened } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, describe, expect, it } from 'vitest';
import { SocialPage } from './social-page.tsx';

const openCall = 'POST /api/accounts/social/open/';
const finishCall = 'POST /api/accounts/social/finish/';
const mailCall = 'POST /api/accounts/social/mail/';
const session = { token_type: 'Bearer', access_token: 't-1', expires_in: 3600 };
const opened = (more: Partial<SocialOpened>): SocialOpened => ({
  ...{ provider: 'Tunnus', step: 'sign_in', email: 'maija@tunnus.example' },
  ...{ first_name: 'Maija', last_name: 'Metsä', next: '/en/wishlist/', ...more },
});

afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: The session's cookie is read and written as the browser does.
  document.cookie = 'so.auth=; path=/; max-age=0';
});

function show(address: string, answers: Record<string, DoubleAnswer> = {}) {
  history.replaceState(null, '', address);
  const service = serviceDouble({ [finishCall]: session, ...answers });
  const providers = [{ slug: 'tunnus', name: 'Tunnus' }];
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <SocialPage data={providers} params={{}} path="/accounts/social/" />
    </PageAt>,
  );
  return service;
}

describe('coming back from another service', () => {
  it('signs in at once where nothing is left to do, and leads where the way began (SESSION-77)', async () => {
    const service = show('/en/accounts/social/#t-9', { [openCall]: opened({}) });
    await waitFor(() => expect(location.pathname).toBe('/en/wishlist/'));
    expect(service.callsOf(finishCall)).toEqual([{ call: finishCall, body: { ticket: 't-9' } }]);
    expect(decodeURIComponent(document.cookie)).toContain('Bearer t-1');
  });

  it('never leads out of the shop, whatever the service says', async () => {
    show('/en/accounts/social/#t-9', { [openCall]: opened({ next: '//evil.example/' }) });
    await waitFor(() => expect(location.pathname).toBe('/en/accounts/'));
  });

  it('ticks nothing beforehand that a new account agrees to (LAW-7)', async () => {
    const service = show('/en/accounts/social/#t-9', { [openCall]: opened({ step: 'create' }) });
    const ticks = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(ticks.map(({ checked }) => checked)).toEqual([false, false]);
    await userEvent.click(screen.getByRole('button', { name: 'Create the account' }));
    await waitFor(() => expect(service.callsOf(finishCall)).toHaveLength(1));
    expect(service.callsOf(finishCall)[0]?.body).toMatchObject({ join_club: false, marketing_consent: false });
  });

  it('asks for the code of a second factor (SESSION-80)', async () => {
    const service = show('/en/accounts/social/#t-9', {
      [openCall]: opened({}),
      [finishCall]: new ApiFailure(401, 'code_asked', 'Enter the code of your app.'),
    });
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    service.answers[finishCall] = session;
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(location.pathname).toBe('/en/wishlist/'));
    expect(service.calls.at(-1)?.body).toEqual({ ticket: 't-9', code: '123456' });
  });

  it('joins by password, keeps the ticket in the address until then, and offers a mail instead (SESSION-78)', async () => {
    const service = show('/en/accounts/social/#t-9', {
      [openCall]: opened({ step: 'join' }),
      [finishCall]: new ApiFailure(401, 'wrong_credentials', 'Wrong email or password.'),
      [mailCall]: { ok: true },
    });
    await userEvent.type(await screen.findByLabelText('Password'), 'arvaus');
    await userEvent.click(screen.getByRole('button', { name: 'Join and sign in' }));
    expect((await screen.findAllByText(/Wrong email or password/)).length).toBeGreaterThan(0);
    expect(location.hash).toBe('#t-9');
    await userEvent.click(screen.getByRole('button', { name: 'Mail me a link instead' }));
    expect(await screen.findByText(/We sent a link to maija@tunnus.example/)).toBeTruthy();
    expect(service.callsOf(mailCall)).toHaveLength(1);
  });

  it.each([
    ['?failed=email&provider=tunnus', /Email permission required. Allow Tunnus/],
    ['?failed=away&provider=tunnus', /Tunnus does not answer right now/],
    ['?failed=refused&provider=tunnus', /could not trust the answer of Tunnus/],
    ['?failed=cancelled&provider=%3Cscript%3E', /cancelled signing in with the other service/],
    ['?failed=%3Cscript%3E', /has expired or was used already/],
    ['', /has expired or was used already/],
  ])('%s is told in words of its own (SESSION-74, SESSION-76)', async (query, words) => {
    show(`/en/accounts/social/${query}`);
    expect((await screen.findAllByText(words)).length).toBe(1);
    expect(document.body.textContent).not.toContain('script');
  });

  it('tells of duplicate accounts in the service’s words, and leads to customer service (SESSION-73)', async () => {
    show('/en/accounts/social/#t-9', {
      [openCall]: opened({}),
      [finishCall]: new ApiFailure(409, 'duplicate_accounts', 'There is more than one account.'),
    });
    expect(await screen.findByText('There is more than one account.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write to customer service' }).getAttribute('href')).toBe('/en/ask/');
  });

  it('is tried again where the service is silent', async () => {
    const service = show('/en/accounts/social/#t-9', { [openCall]: silence() });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    service.answers[openCall] = opened({});
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(location.pathname).toBe('/en/wishlist/'));
  });
});
