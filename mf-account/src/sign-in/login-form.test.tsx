// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LoginForm } from './login-form.tsx';

const loginCall = 'POST /api/accounts/login/';
const session = { token_type: 'Bearer', access_token: 't-1', expires_in: 3600 };

beforeEach(() => history.replaceState(null, '', '/en/accounts/login/?next=%2Fen%2Fwishlist%2F'));
afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: The session's cookie is read and written as the browser does.
  document.cookie = 'so.auth=; path=/; max-age=0';
});

function show(answer: DoubleAnswer) {
  const service = serviceDouble({ [loginCall]: answer });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <LoginForm />
    </PageAt>,
  );
  return service;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
async function fill() {
  await userEvent.type(field('Email'), ' aino@example.fi ');
  await userEvent.type(field('Password'), ' a long secret ');
}

describe('signing in', () => {
  it('sends the email trimmed and the password as it is, and leads where the visitor was going', async () => {
    const service = show(session);
    await fill();
    await submit();
    expect(service.calls).toEqual([
      { call: loginCall, body: { email: 'aino@example.fi', password: ' a long secret ' } },
    ]);
    await waitFor(() => expect(location.pathname).toBe('/en/wishlist/'));
    expect(decodeURIComponent(document.cookie)).toContain('Bearer t-1');
  });

  it('asks for what is missing before it asks the service (SESSION-67)', async () => {
    const service = show(session);
    await submit();
    expect(screen.getAllByText(/Enter your email address/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Enter your password/).length).toBeGreaterThan(0);
    expect(service.calls).toEqual([]);
  });

  it.each([
    ['a wrong pair', new ApiFailure(401, 'wrong', 'No such account'), /Signing in failed.*upper and lower case/],
    ['too many tries', new ApiFailure(429, 'too_many', 'Try again in a minute.'), /Try again in a minute/],
    ['a service that fails', new ApiFailure(503, 'internal', 'select failed'), /does not answer right now/],
    ['silence', silence(), /does not answer right now/],
  ])('tells %s above the form and keeps what was typed (SESSION-68)', async (_what, failure, words) => {
    show(failure);
    await fill();
    await submit();
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/No such account|select failed/)).toBeNull();
    expect(field('Password').value).toBe(' a long secret ');
    expect(location.pathname).toBe('/en/accounts/login/');
  });

  it('asks for the code of a second factor once the password was right, and again where it was wrong', async () => {
    const service = show(new ApiFailure(401, 'code_asked', 'Enter the code of your app.'));
    expect(screen.queryByLabelText('Code')).toBeNull();
    await fill();
    await submit();
    expect((await screen.findAllByText(/Enter the code of your app/)).length).toBeGreaterThan(0);
    await submit();
    expect(service.calls).toHaveLength(1);
    service.answers[loginCall] = new ApiFailure(401, 'code_wrong', 'The code is wrong.');
    await userEvent.type(field('Code'), '123 456 ');
    await submit();
    expect((await screen.findAllByText(/The code is wrong/)).length).toBeGreaterThan(0);
    service.answers[loginCall] = session;
    await submit();
    await waitFor(() => expect(location.pathname).toBe('/en/wishlist/'));
    expect(service.calls.at(-1)?.body).toEqual({
      email: 'aino@example.fi',
      password: ' a long secret ',
      code: '123 456',
    });
  });

  it('shows the password where that is wished for', async () => {
    show(session);
    expect(field('Password').type).toBe('password');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show password' }));
    expect(field('Password').type).toBe('text');
  });
});
