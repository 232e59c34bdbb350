// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ApiClient, CallOptions } from './api-client.ts';
import { ApiFailure } from './api-failure.ts';
import { ApiProvider } from './use-api.tsx';
import { type QueryOptions, useQuery } from './use-query.ts';

interface Call {
  path: string;
  body?: unknown;
  options: CallOptions;
  answer: (data: unknown) => void;
  fail: (error: unknown) => void;
}

/** A service whose answers the test gives, call by call. */
function openService() {
  const calls: Call[] = [];
  const get = (path: string, options: CallOptions = {}) =>
    new Promise((answer, fail) => calls.push({ path, options, answer, fail }));
  const post = (path: string, body: unknown, options: CallOptions = {}) =>
    new Promise((answer, fail) => calls.push({ path, body, options, answer, fail }));
  const api = { get, post } as unknown as ApiClient;
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider api={api}>{children}</ApiProvider>;
  const ask = (path: string | null, options: QueryOptions<string, string> = {}) =>
    renderHook((props) => useQuery<string>(props.path, props.options), {
      wrapper,
      initialProps: { path, options },
    });
  return { calls, ask };
}
const settle = (run: () => void) => act(async () => run());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('is loading until the answer comes, and done with it (CONF-73)', async () => {
  const { calls, ask } = openService();
  const { result } = ask('/api/a/', { query: { page: 2 } });
  expect(result.current).toMatchObject({ status: 'loading', data: null });
  expect(calls[0]).toMatchObject({ path: '/api/a/', options: { query: { page: 2 } } });
  await settle(() => calls[0]?.answer('a'));
  expect(result.current).toMatchObject({ status: 'done', data: 'a', failure: null });
});

it('answers what was asked already with the answer itself (CONF-75)', async () => {
  const { calls, ask } = openService();
  const { result, rerender } = ask('/api/a/');
  await settle(() => calls[0]?.answer('a'));
  rerender({ path: '/api/a/', options: {} });
  expect(result.current).toMatchObject({ status: 'done', data: 'a' });
  expect(calls).toHaveLength(1);
});

it('asks by POST where the question has a body, and again when the body changes', async () => {
  const { calls, ask } = openService();
  const { result, rerender } = ask('/api/a/', { body: { lines: [1] } });
  rerender({ path: '/api/a/', options: { body: { lines: [1] } } });
  expect(calls).toMatchObject([{ path: '/api/a/', body: { lines: [1] } }]);
  rerender({ path: '/api/a/', options: { body: { lines: [1, 2] } } });
  expect(calls[0]?.options.signal?.aborted).toBe(true);
  await settle(() => calls[1]?.answer('both'));
  expect(calls).toHaveLength(2);
  expect(result.current.data).toBe('both');
});

it('asks nothing without a path, and is idle (CONF-73)', () => {
  const { calls, ask } = openService();
  expect(ask(null).result.current.status).toBe('idle');
  expect(calls).toEqual([]);
});

it.each([
  [404, 'missing'],
  [410, 'missing'],
  [403, 'missing'],
  [500, 'failed'],
  [0, 'failed'],
])('tells after %i that the answer is %s, and why (CONF-73)', async (status, expected) => {
  const { calls, ask } = openService();
  const { result } = ask('/api/a/');
  await settle(() => calls[0]?.fail(new ApiFailure(status, 'code', '')));
  expect(result.current).toMatchObject({ status: expected, failure: { status } });
});

it('fails where the answer cannot be read, and says so to its caller', async () => {
  const { calls, ask } = openService();
  const onFailure = vi.fn();
  const read = () => {
    throw new TypeError('shape');
  };
  const { result } = ask('/api/a/', { read, onFailure });
  await settle(() => calls[0]?.answer({}));
  expect(result.current.status).toBe('failed');
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new TypeError('shape'));
});

it('asks again on retry, with what is known beside it meanwhile', async () => {
  const { calls, ask } = openService();
  const { result } = ask('/api/a/');
  await settle(() => calls[0]?.answer('old'));
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ status: 'loading', data: 'old' });
  await settle(() => calls[1]?.fail(new ApiFailure(503, 'code', '')));
  expect(result.current).toMatchObject({ status: 'failed', data: 'old' });
});

it('drops the answer of another question, unless told to keep it', async () => {
  const { calls, ask } = openService();
  const { result, rerender } = ask('/api/a/');
  await settle(() => calls[0]?.answer('a'));
  rerender({ path: '/api/b/', options: {} });
  expect(result.current.data).toBeNull();
  await settle(() => calls[1]?.answer('b'));
  rerender({ path: '/api/c/', options: { keepsPrevious: true } });
  expect(result.current).toMatchObject({ status: 'loading', data: 'b' });
});

it('aborts a request that nobody waits for any more, and does not hear its answer', async () => {
  const { calls, ask } = openService();
  const onFailure = vi.fn();
  const { result, rerender, unmount } = ask('/api/a/', { onFailure });
  rerender({ path: '/api/b/', options: { onFailure } });
  expect(calls.map(({ options }) => options.signal?.aborted)).toEqual([true, false]);
  await settle(() => calls[0]?.answer('a'));
  expect(result.current.status).toBe('loading');
  unmount();
  expect(calls[1]?.options.signal?.aborted).toBe(true);
  await settle(() => calls[1]?.fail(new Error('aborted')));
  expect(onFailure).not.toHaveBeenCalled();
});

it('asks again when its identity changes, and not for a new object with the same query (CONF-74)', async () => {
  const { calls, ask } = openService();
  const { rerender } = ask('/api/a/', { query: { page: 1 }, identity: 7 });
  rerender({ path: '/api/a/', options: { query: { page: 1 }, identity: 7 } });
  expect(calls).toHaveLength(1);
  rerender({ path: '/api/a/', options: { query: { page: 1 }, identity: 8 } });
  expect(calls).toHaveLength(2);
});

it('joins an answer to the data before it', async () => {
  const { calls, ask } = openService();
  const options = { keepsPrevious: true, read: (answer: string, before: string | null) => (before ?? '') + answer };
  const { result, rerender } = ask('/api/a/', options);
  await settle(() => calls[0]?.answer('a'));
  rerender({ path: '/api/b/', options });
  await settle(() => calls[1]?.answer('b'));
  expect(result.current.data).toBe('ab');
});

it('shows data that was saved elsewhere without asking', async () => {
  const { calls, ask } = openService();
  const { result } = ask('/api/a/');
  await settle(() => calls[0]?.answer('a'));
  act(() => result.current.setData((known) => `${known} changed`));
  expect(result.current).toMatchObject({ status: 'done', data: 'a changed' });
  expect(calls).toHaveLength(1);
});

it('waits before it asks, and asks only the last of several quick questions', () => {
  vi.useFakeTimers();
  const { calls, ask } = openService();
  const options = { delayMs: 200 };
  const { rerender } = ask('/api/a/', options);
  rerender({ path: '/api/b/', options });
  act(() => vi.advanceTimersByTime(250));
  expect(calls.map(({ path }) => path)).toEqual(['/api/b/']);
});

it('asks again in the background, without falling back to loading, until it is told to stop', async () => {
  const { calls, ask } = openService();
  const refetchMs = vi.fn((state: { data: string | null }) => (state.data === 'paid' ? null : 1));
  const { result } = ask('/api/a/', { refetchMs });
  await settle(() => calls[0]?.answer('open'));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(result.current).toMatchObject({ status: 'done', data: 'open' });
  await settle(() => calls[1]?.answer('paid'));
  expect(refetchMs.mock.calls.map(([, times]: unknown[]) => times)).toEqual([0, 1]);
  expect(calls).toHaveLength(2);
});
