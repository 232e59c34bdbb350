// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { $wantedScripts } from 'mf-shared/stores';
import { afterEach, expect, it, vi } from 'vitest';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { CreditPromotion } from './credit-promotion.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  $wantedScripts.set(new Set());
});

it('tells the provider’s script its price, and asks for it when the place is near the window (PRODUCT-73)', async () => {
  let comeNear = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { container } = render(
    <ShopAround service={new TestService()}>
      <CreditPromotion price={129.95} />
    </ShopAround>,
  );
  const place = container.querySelector('klarna-placement');
  expect(place?.getAttribute('data-purchase-amount')).toBe('12995');
  expect($wantedScripts.get().size).toBe(0);
  comeNear();
  expect([...$wantedScripts.get()]).toEqual(['credit-promotion']);
});
