// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiFailure, setBrowserApi } from 'mf-shared/http';
import { $session, $toasts, anonymousSession } from 'mf-shared/stores';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { WishlistButton } from './wishlist-button.tsx';

const call = '/api/customer/wishlist_toggle/';
const toasts = () => $toasts.get().map(({ kind, message }) => `${kind}: ${message}`);

beforeEach(() => {
  $toasts.set([]);
  $session.set({ ...anonymousSession, id: 7, isAuthenticated: true });
});
afterEach(() => {
  cleanup();
  $session.set(anonymousSession);
});

it('a heart that fails says #9424, and the next press that works says so (PRODUCT-93, PRODUCT-94)', async () => {
  const service = new TestService();
  setBrowserApi(service.api);
  service.answers.set(call, () => Promise.reject(new ApiFailure(500, 'internal', '')));
  render(
    <ShopAround service={service}>
      <WishlistButton modelId={10} />
    </ShopAround>,
  );
  const press = () => userEvent.click(screen.getByRole('button'));
  await press();
  await waitFor(() => expect(toasts()).toEqual(['error: An unexpected error(#9424)']));
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
  service.answers.set(call, () => ({ added: true }));
  await press();
  await waitFor(() => expect(toasts().at(-1)).toBe('success: Added to wishlist'));
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
});
