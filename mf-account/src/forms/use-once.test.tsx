// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { ApiFailure } from 'mf-shared/http';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOnce } from './use-once.ts';

afterEach(cleanup);

it('a call that works once is made once where effects run twice, again at a retry and for another link', async () => {
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue('opened');
  const { result, rerender } = renderHook(({ key }: { key: string | null }) => useOnce(key, call), {
    initialProps: { key: null as string | null },
    wrapper: StrictMode,
  });
  expect(result.current.status).toBe('loading');
  expect(call).not.toHaveBeenCalled();
  rerender({ key: 'first' });
  await waitFor(() => expect(result.current.status).toBe('failed'));
  expect(call).toHaveBeenCalledTimes(1);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toMatchObject({ status: 'done', data: 'opened' }));
  rerender({ key: 'second' });
  await waitFor(() => expect(call).toHaveBeenCalledTimes(3));
});

it.each([410, 400])('a link that answers %s has expired: it is missing (ERR-23)', async (status) => {
  const failure = new ApiFailure(status, 'expired', 'The link has expired.');
  const { result } = renderHook(() => useOnce('t', () => Promise.reject(failure)));
  await waitFor(() => expect(result.current).toMatchObject({ status: 'missing', failure }));
});
