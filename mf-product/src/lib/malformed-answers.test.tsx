// @vitest-environment happy-dom
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { $toasts } from 'mf-shared/stores';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { useDeliveryLimitation } from '../buy/use-delivery-limitation.ts';
import { useReviews } from '../read-reviews/use-reviews.ts';
import { useProductExtra } from '../recommendations/use-product-extra.ts';

let service: TestService;
const around = ({ children }: { children: ReactNode }) => <ShopAround service={service}>{children}</ShopAround>;
const model = buildModel([{ id: 1 }]);
const shapes = [null, {}, [], 'words', { results: 'x', bundles: {}, delivery_method_limit: {} }];

beforeEach(() => {
  service = new TestService();
  $toasts.set([]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('an answer of another shape is a failure like any other (ERR-31)', () => {
  it.each(shapes)('extra data that is %j: An unexpected error(#2664) (PRODUCT-81)', async (answer) => {
    service.answers.set('/api/product/extra/', () => answer);
    const { result } = renderHook(() => useProductExtra(model), { wrapper: around });
    await waitFor(() => expect($toasts.get()[0]?.message).toBe('An unexpected error(#2664)'));
    expect(result.current).toBeNull();
  });

  it.each(shapes)('reviews that are %j: silence, in a state of AsyncState (REVIEW-5)', async (answer) => {
    service.answers.set('/api/product_reviews/', () => answer);
    const { result } = renderHook(() => useReviews(1, 'date'), { wrapper: around });
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(result.current.reviews).toEqual([]);
    expect($toasts.get()).toEqual([]);
  });

  it.each(shapes)('a delivery limitation that is %j: none is known', async (answer) => {
    service.answers.set('/api/product/extra/', () => answer);
    const { result } = renderHook(() => useDeliveryLimitation(model), { wrapper: around });
    await waitFor(() => expect(service.calls).toHaveLength(1));
    await Promise.resolve();
    expect(result.current).toBeNull();
  });
});

it('of a product that only staff see no more is asked, and no error is told', async () => {
  const hidden = { ...model, is_public: false };
  const asked = () => [useProductExtra(hidden), useDeliveryLimitation(hidden)];
  const { result } = renderHook(asked, { wrapper: around });
  await Promise.resolve();
  expect([result.current, service.calls, $toasts.get()]).toEqual([[null, null], [], []]);
});

it('a part that breaks is gone, and what stands beside it stays (ERR-32)', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = (): ReactNode => {
    throw new Error('malformed');
  };
  render(
    <>
      <OptionalPart>
        <Broken />
      </OptionalPart>
      <button type="button">Add to cart</button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy();
});
