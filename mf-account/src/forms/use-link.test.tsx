// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useMailedLink } from './use-link.ts';

afterEach(cleanup);

it('uses a token that stands elsewhere than behind the number sign once', async () => {
  const use = vi.fn(async (_token: string) => undefined);
  const { result } = renderHook(() => useMailedLink(use, 'known'));
  await waitFor(() => expect(result.current.state).toBe('done'));
  expect(use.mock.calls).toEqual([['known']]);
});
