// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiFailure } from 'mf-shared/http';
import { $session, anonymousSession } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NewPasswordPage } from './new-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const askCall = 'POST /api/customer/password/reset_email/';
const setCall = 'POST /api/accounts/password/reset/confirm/';
const session = { token_type: 'Bearer', access_token: 't-1', expires_in: 3600 };

afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: The session's cookie is read and written as the browser does.
  document.cookie = 'so.auth=; path=/; max-age=0';
});

function show(page: ReactNode, call: string, answer: DoubleAnswer) {
  const service = serviceDouble({ [call]: answer });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      {page}
    </PageAt>,
  );
  return service;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('asking for a link (SESSION-56)', () => {
  const type = (email: string) => userEvent.type(screen.getByLabelText('Email'), email);

  it('sends the address trimmed, and says where the link goes without saying whether it is known', async () => {
    const service = show(<ResetPasswordPage />, askCall, {});
    await type(' aino@example.fi ');
    await press('Send the link');
    expect(service.calls).toEqual([{ call: askCall, body: { email: 'aino@example.fi' } }]);
    expect(title()).toBe('Check your email');
    expect(screen.getByRole('status').textContent).toContain('If there is an account with aino@example.fi');
    expect(screen.getByRole('link', { name: 'Back to signing in' }).getAttribute('href')).toBe('/en/accounts/login/');
  });

  it.each(['', 'aino'])('asks for an address where "%s" was typed, before it asks the service', async (typed) => {
    const service = show(<ResetPasswordPage />, askCall, {});
    if (typed) await type(typed);
    await press('Send the link');
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(service.calls).toEqual([]);
  });

  it('keeps the address where the service does not answer', async () => {
    show(<ResetPasswordPage />, askCall, silence());
    await type('aino@example.fi');
    await press('Send the link');
    expect((await screen.findAllByText(/does not answer right now/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('aino@example.fi');
  });
});

describe('the mailed link (SESSION-57, SESSION-69)', () => {
  // happy-dom tells of a hash that `replaceState` replaced; browsers do not.
  const keepFromPage = (event: Event) => event.stopImmediatePropagation();
  beforeEach(() => {
    addEventListener('hashchange', keepFromPage, true);
    history.replaceState(null, '', '/en/accounts/new-password/#secret%201');
  });
  afterEach(() => removeEventListener('hashchange', keepFromPage, true));
  const choose = async (password = 'a long enough sentence') => {
    await userEvent.type(screen.getByLabelText('New password'), password);
    await press('Change the password');
  };

  it('sets the password as it was typed, signs in, and is forgotten by the address', async () => {
    const service = show(<NewPasswordPage />, setCall, session);
    await choose(' a long enough sentence ');
    expect(service.calls).toEqual([
      { call: setCall, body: { hash: 'secret 1', password: ' a long enough sentence ' } },
    ]);
    expect(title()).toBe('The password is changed');
    expect(decodeURIComponent(document.cookie)).toContain('Bearer t-1');
    expect(location.hash).toBe('');
    expect(screen.getByRole('link', { name: 'To your account' }).getAttribute('href')).toBe('/en/accounts/');
  });

  it('leads to the rooms of the staff, where it was an invitation (STAFF-79)', async () => {
    show(<NewPasswordPage />, setCall, session);
    await choose();
    expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull();
    act(() => $session.set({ ...anonymousSession, isAdminUser: true }));
    expect(screen.getByRole('link', { name: 'Staff' }).getAttribute('href')).toBe('/en/staff/');
    act(() => $session.set(anonymousSession));
  });

  it('leads to signing in where the account asks for a code as well', async () => {
    show(<NewPasswordPage />, setCall, new ApiFailure(401, 'code_asked', 'Enter the code.'));
    await choose();
    expect(title()).toBe('The password is changed');
    expect(document.cookie).not.toContain('so.auth');
    expect(screen.getByRole('status').textContent).toContain('Sign in with it and the code');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/en/accounts/login/');
  });

  it('refuses a password that is too short before it asks the service', async () => {
    const service = show(<NewPasswordPage />, setCall, session);
    await choose('short');
    expect(screen.getAllByText(/The password needs at least \d+ characters/).length).toBeGreaterThan(0);
    expect(service.calls).toEqual([]);
  });

  it('that has expired leads to a new one', async () => {
    show(<NewPasswordPage />, setCall, new ApiFailure(410, 'link_expired', 'Expired'));
    await choose();
    expect(title()).toBe('The link has expired');
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
      '/en/accounts/reset-password/',
    );
  });

  it('that was an invitation leads to who sent it, because no other link brings the role (STAFF-79)', async () => {
    history.replaceState(null, '', '/en/accounts/new-password/#admin.secret');
    show(<NewPasswordPage />, setCall, new ApiFailure(410, 'link_expired', 'Expired'));
    await choose();
    expect(screen.getByText(/Ask the person who invited you for another/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Request a new link' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/en/accounts/login/');
  });

  it('stays usable where the service does not answer', async () => {
    const service = show(<NewPasswordPage />, setCall, silence());
    await choose();
    expect((await screen.findAllByText(/does not answer right now/)).length).toBeGreaterThan(0);
    expect(location.hash).toBe('#secret%201');
    service.answers[setCall] = session;
    await press('Change the password');
    expect(title()).toBe('The password is changed');
  });
});
