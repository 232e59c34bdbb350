// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { ApiFailure } from 'mf-shared/http';
import { afterEach, expect, it, vi } from 'vitest';
import { useCall } from './use-call.ts';

afterEach(cleanup);

it('calls once however often it is pressed while the call is under way, and again after it', async () => {
  const answers: (() => void)[] = [];
  const call = vi.fn((_wanted: string) => new Promise<void>((answer) => answers.push(answer)));
  const { result } = renderHook(() => useCall(call));
  const press = (wanted: string) => result.current[1](wanted);
  let first = Promise.resolve();
  act(() => {
    first = press('take');
    void press('take');
    void press('lay down');
  });
  expect(call.mock.calls).toEqual([['take']]);
  expect(result.current[0].status).toBe('loading');
  await act(async () => {
    answers[0]?.();
    await first;
  });
  expect(result.current[0].status).toBe('done');
  act(() => void press('lay down'));
  expect(call.mock.calls).toEqual([['take'], ['lay down']]);
});

it('tells what failed, and may be pressed again', async () => {
  const call = vi
    .fn()
    .mockRejectedValueOnce(new ApiFailure(409, 'case_taken', 'Outi has it.'))
    .mockResolvedValue(null);
  const { result } = renderHook(() => useCall(call));
  await act(() => result.current[1]());
  expect(result.current[0]).toMatchObject({ status: 'failed', failure: { code: 'case_taken' } });
  await act(() => result.current[1]());
  expect(result.current[0].status).toBe('done');
});
