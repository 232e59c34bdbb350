// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ActivatePage } from './activate-page.tsx';
import { RegisterPage } from './register-page.tsx';

const registerCall = 'POST /api/accounts/register/';
const activateCall = 'POST /api/accounts/activate/';
const session = { token_type: 'Bearer', access_token: 't-2', expires_in: 3600 };

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

describe('creating an account (SESSION-51 to SESSION-54)', () => {
  const fill = async (password = 'a long enough sentence') => {
    await userEvent.type(screen.getByLabelText('First name'), 'Aino');
    await userEvent.type(screen.getByLabelText('Last name'), 'Lehtonen');
    await userEvent.type(screen.getByLabelText('Email'), 'aino@example.fi');
    await userEvent.type(screen.getByLabelText('Password'), password);
  };
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create the account' }));

  it('joins the club and gets letters only where that is wished for: nothing is ticked beforehand (LAW-7)', async () => {
    const service = show(<RegisterPage data={[]} params={{}} path="/accounts/register/" />, registerCall, {});
    await fill();
    await submit();
    expect(service.calls).toEqual([
      {
        call: registerCall,
        body: {
          first_name: 'Aino',
          last_name: 'Lehtonen',
          email: 'aino@example.fi',
          phone: '',
          password: 'a long enough sentence',
          language: 'en',
          join_club: false,
          marketing_consent: false,
        },
      },
    ]);
    expect(screen.getByRole('status').textContent).toContain('We sent a message to aino@example.fi');
  });

  it('takes both choices as they were made', async () => {
    const service = show(<RegisterPage data={[]} params={{}} path="/accounts/register/" />, registerCall, {});
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: /I join the club/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /send me offers/ }));
    await submit();
    expect(service.calls[0]?.body).toMatchObject({ join_club: true, marketing_consent: true });
  });

  it('names every field that is missing, and no service is asked', async () => {
    const service = show(<RegisterPage data={[]} params={{}} path="/accounts/register/" />, registerCall, {});
    await submit();
    for (const label of ['First name', 'Last name', 'Email', 'Password'])
      expect(screen.getByLabelText(label).getAttribute('aria-invalid'), label).toBe('true');
    expect(screen.getByLabelText(/^Phone/).getAttribute('aria-invalid')).not.toBe('true');
    expect(service.calls).toEqual([]);
  });

  it('refuses a password that is too short', async () => {
    const service = show(<RegisterPage data={[]} params={{}} path="/accounts/register/" />, registerCall, {});
    await fill('short');
    await submit();
    expect(screen.getAllByText(/The password needs at least \d+ characters/).length).toBeGreaterThan(0);
    expect(service.calls).toEqual([]);
  });

  it('shows the service’s words at their field, and keeps what was typed', async () => {
    const failure = new ApiFailure(400, 'invalid', 'Check the form', { email: 'This address takes no mail.' });
    show(<RegisterPage data={[]} params={{}} path="/accounts/register/" />, registerCall, failure);
    await fill();
    await submit();
    expect((await screen.findAllByText(/This address takes no mail/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('a long enough sentence');
  });
});

describe('the link that confirms an account (SESSION-55)', () => {
  it('signs its owner in by itself, once, and is forgotten by the address', async () => {
    history.replaceState(null, '', '/en/accounts/activate/#secret');
    const service = show(<ActivatePage />, activateCall, session);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeTruthy();
    expect(service.calls).toEqual([{ call: activateCall, body: { hash: 'secret' } }]);
    expect(decodeURIComponent(document.cookie)).toContain('Bearer t-2');
    expect(location.hash).toBe('');
    expect(screen.getByRole('link', { name: 'To your account' }).getAttribute('href')).toBe('/en/accounts/');
  });

  it.each([
    ['that has expired', '#secret', new ApiFailure(410, 'link_expired', 'Expired')],
    ['of another form', '#secret', new ApiFailure(400, 'invalid', 'Invalid')],
    ['without its secret', '', session],
  ])('%s leads to another one', async (_what, hash, answer) => {
    history.replaceState(null, '', `/en/accounts/activate/${hash}`);
    show(<ActivatePage />, activateCall, answer);
    expect((await screen.findByText(/The link has expired or was used already/)).textContent).toContain('Sign in');
    expect(screen.getByRole('link', { name: 'Create the account again' }).getAttribute('href')).toBe(
      '/en/accounts/register/',
    );
    expect(document.cookie).not.toContain('so.auth');
  });

  it('can be tried again where the service does not answer', async () => {
    history.replaceState(null, '', '/en/accounts/activate/#secret');
    const service = show(<ActivatePage />, activateCall, silence());
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(location.hash).toBe('#secret');
    service.answers[activateCall] = session;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeTruthy();
  });
});
