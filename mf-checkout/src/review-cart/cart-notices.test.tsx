// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, TestService } from '../testing/shop.tsx';
import { CartNotices } from './cart-notices.tsx';

afterEach(cleanup);

it('a price that fell is told by the difference of the prices that were shown (LOOK-46, decision 45)', () => {
  const notice = { productId: 1, kind: 'price_down' as const, name: 'Cap', message: '', previous: 20.2, current: 10.1 };
  const kronor = { currencyCode: 'sek', currencyFormat: '{price} kr', currencyRate: 11.4567 };
  renderInShop(new TestService(), <CartNotices notices={[notice]} />, kronor);
  // 231 and 116 kronor; 10.10 euro are 115.71, so 116.
  expect(screen.getByText(/\b115\skr cheaper/)).toBeTruthy();
});
