// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { $session, endTransfer, setEnterpriseOrder, startTransfer } from 'mf-shared/stores';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { ModeButton } from './mode-button.tsx';

afterEach(() => {
  cleanup();
  setEnterpriseOrder(null);
  endTransfer();
  $session.set({ ...$session.get(), isStaffUser: false });
});

const model = buildModel([{ id: 1, color: 'Spruce', size: 'S', inStock: 2 }]);
const [variant] = model.products;
const buttonWith = async (isCountryBlocked: boolean) => {
  if (!variant) throw new Error('no variant');
  // Its texts come with it.
  await act(async () => {
    render(
      <ShopAround service={new TestService()}>
        <Suspense>
          <ModeButton {...{ model, variant, isCountryBlocked }} />
        </Suspense>
      </ShopAround>,
    );
  });
  return screen.findByRole<HTMLButtonElement>('button');
};

it('what is blocked for the country of delivery is not ordered for a company', async () => {
  $session.set({ ...$session.get(), isLoading: false, isStaffUser: true });
  setEnterpriseOrder({ id: 7 });
  expect((await buttonWith(true)).disabled).toBe(true);
  cleanup();
  expect((await buttonWith(false)).disabled).toBe(false);
});

it('it is moved between stores all the same', async () => {
  $session.set({ ...$session.get(), isLoading: false, isStaffUser: true });
  startTransfer(2, [1]);
  expect((await buttonWith(true)).disabled).toBe(false);
});
