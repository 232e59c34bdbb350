// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useMailedLink } from './use-link.ts';

afterEach(cleanup);

it('uses a token that stands elsewhere than behind the number sign once', async () => {
  const use = vi.fn(async (_token: string) => undefined);
  const { result } = renderHook(() => useMailedLink(use, 'known'));
  await waitFor(() => expect(result.current.state).toBe('done'));
  expect(use.mock.calls).toEqual([['known']]);
});

it('stays done when the address loses its token, or leads to a place on the page', async () => {
  history.replaceState(null, '', '/en/accounts/activate/#secret');
  const use = vi.fn(async (_token: string) => undefined);
  const { result } = renderHook(() => useMailedLink(use));
  await waitFor(() => expect(result.current.state).toBe('done'));
  document.body.id = 'main';
  for (const hash of ['', '#main']) {
    history.replaceState(null, '', `/en/accounts/activate/${hash}`);
    act(() => void dispatchEvent(new Event('hashchange')));
    expect(result.current.state).toBe('done');
  }
  expect(use.mock.calls).toEqual([['secret']]);
});

it('uses another link that is opened in the same tab', async () => {
  history.replaceState(null, '', '/en/accounts/activate/#first');
  const use = vi.fn(async (_token: string) => undefined);
  const { result } = renderHook(() => useMailedLink(use));
  await waitFor(() => expect(result.current.state).toBe('done'));
  history.replaceState(null, '', '/en/accounts/activate/#second');
  act(() => void dispatchEvent(new Event('hashchange')));
  await waitFor(() => expect(use.mock.calls).toEqual([['first'], ['second']]));
});
