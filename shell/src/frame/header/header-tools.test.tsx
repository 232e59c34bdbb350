// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { $isMiniCartReady, $miniCart, closeMiniCart } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { HeaderTools } from './header-tools.tsx';

afterEach(() => {
  cleanup();
  closeMiniCart();
  $isMiniCartReady.set(false);
});

it.each([
  ['opens the mini-cart', {}, true],
  ['is left to the browser with Shift', { shiftKey: true }, false],
  ['is left to the browser with Alt', { altKey: true }, false],
])('a press on the cart %s', (_what, keys, isOpened) => {
  $isMiniCartReady.set(true);
  render(
    <PageAt api={serviceDouble({}).api} packages={['shell']}>
      <HeaderTools />
    </PageAt>,
  );
  const cart = screen.getByRole('link', { name: /cart/i });
  const press = createEvent.click(cart, { cancelable: true, ...keys });
  fireEvent(cart, press);
  expect([press.defaultPrevented, $miniCart.get().isOpen]).toEqual([isOpened, isOpened]);
});
