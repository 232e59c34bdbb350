// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, TestService } from '../testing/shop.tsx';
import { CartNotices } from './cart-notices.tsx';

afterEach(cleanup);

it('a price that fell is told by the difference of the prices that were shown (LOOK-46, decision 45)', () => {
  const notice = { productId: 1, kind: 'price_down' as const, name: 'Cap', message: '', previous: 19.9, current: 11.9 };
  const kronor = { currencyCode: 'sek', currencyFormat: '{price} kr', currencyRate: 11.4567 };
  renderInShop(new TestService(), <CartNotices notices={[notice]} />, kronor);
  // 228 and 136 kronor; 8 euro are 91.65.
  expect(screen.getByText(/92\u00a0kr cheaper|92 kr cheaper/)).toBeTruthy();
});
