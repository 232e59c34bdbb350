// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { afterEach, expect, it, vi } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { useFastShipping } from './use-fast-shipping.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('fast delivery that cannot be asked for is logged with #5711, and nobody is told (AVAIL-25)', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  const service = new TestService();
  service.answers.set('/api/get_fast_shipping/', () => Promise.reject(new ApiFailure(503, 'unavailable', '')));
  const [variant = null] = buildModel([{ id: 1 }]).products;
  const { result } = renderHook(() => useFastShipping(variant, 200, '33100'), {
    wrapper: ({ children }) => <ShopAround service={service}>{children}</ShopAround>,
  });
  await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.stringContaining('#5711')));
  expect(result.current).toBeNull();
  expect($toasts.get()).toEqual([]);
});
