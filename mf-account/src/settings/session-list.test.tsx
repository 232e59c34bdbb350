// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CustomerSession } from 'mf-shared/contract';
import { type ApiClient, ApiFailure } from 'mf-shared/http';
import { $session, $toasts, anonymousSession } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionList } from './session-list.tsx';

afterEach(cleanup);

const session = (id: number, own: Partial<CustomerSession>): CustomerSession => ({
  ...{ id, browser: 'Firefox', system: 'Linux', is_current: false },
  ...{ started_at: '2026-11-20T10:00:00.000Z', last_used_at: '2026-11-22T10:00:00.000Z' },
  ...own,
});
const sessions = [
  session(1, { is_current: true }),
  session(2, { system: 'Windows' }),
  session(3, { browser: '', system: '' }),
];
const ended = vi.fn();
const unused = () => Promise.reject(new Error('not called'));
const api: ApiClient = {
  ...{ post: unused, put: unused, patch: unused },
  get: async <T,>() => ({ sessions }) as T,
  delete: (path) => ended(path),
};

beforeEach(() => {
  ended.mockReset().mockResolvedValue({ ok: true });
  $session.set({ ...anonymousSession, isAuthenticated: true, id: 7 });
  render(
    <PageAt api={api} packages={['mf-account']}>
      <SessionList />
    </PageAt>,
  );
});
const rows = () => screen.findAllByRole('listitem');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('each session names its device, since when and when last; this one is told', async () => {
  const [own, windows, unknown] = await rows();
  expect(own?.textContent).toContain('This device');
  expect(windows?.textContent).toMatch(/Firefox on Windows.*Signed in on .*2026.*Last used .*2026/);
  expect(within(unknown as HTMLElement).getByText('Unknown device')).toBeTruthy();
});

it('a device is signed out by its own button; the focus stays in the list', async () => {
  await press('Sign out: Firefox on Windows');
  expect(ended.mock.calls).toEqual([['/api/customer/sessions/2/']]);
  expect(await rows()).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('list'));
  expect($session.get().isAuthenticated).toBe(true);
});

it('one that ended by itself meanwhile goes, too; silence of the service keeps it', async () => {
  ended.mockRejectedValueOnce(new ApiFailure(404, 'not_found', ''));
  await press('Sign out: Firefox on Windows');
  expect(await rows()).toHaveLength(2);
  ended.mockRejectedValueOnce(new ApiFailure(0, 'no_answer', ''));
  await press('Sign out: Unknown device');
  expect(await rows()).toHaveLength(2);
  expect($toasts.get().some(({ kind }) => kind === 'error')).toBe(true);
});

it.each([
  ['this device', 'Sign out: Firefox on Linux', '/api/customer/sessions/1/'],
  ['every device', 'Sign out everywhere', '/api/customer/sessions/'],
])('signing out of %s signs out here', async (_what, button, path) => {
  await press(button);
  expect(ended.mock.calls).toEqual([[path]]);
  await waitFor(() => expect($session.get().isAuthenticated).toBe(false));
});
