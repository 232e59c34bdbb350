// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { answer } from 'mf-shared/rules/cart/cart-examples';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, TestService } from '../testing/shop.tsx';
import { CodeField } from './code-field.tsx';

afterEach(cleanup);

it('tells why a gift card in the cart pays nothing now, and nothing of one that was taken out (decision 38)', () => {
  const card = { valid: false, balance: 0, used: 0 };
  const cart = {
    codes: [],
    giftCards: ['AAAA'],
    answer: answer({
      gift_cards: [
        { ...card, code: 'AAAA', message: 'Gift card AAAA cannot be used now.' },
        { ...card, code: 'BBBB', message: 'Gift card BBBB was not found.' },
      ],
    }),
  };
  renderInShop(new TestService(), <CodeField cart={cart} id="code" />);
  expect(screen.getByText('Gift card AAAA cannot be used now.')).toBeTruthy();
  expect(screen.queryByText('Gift card BBBB was not found.')).toBeNull();
});
