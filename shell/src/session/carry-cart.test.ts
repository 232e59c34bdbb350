// @vitest-environment happy-dom
import { parseStoredCart } from 'mf-shared/rules/cart/parse-stored-cart';
import { $cart, addProduct, clearCart } from 'mf-shared/stores';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carryCart } from './carry-cart.ts';

class TestWindow {
  name = '';
  location = { origin: 'https://havu.example' };
  navigation = new EventTarget();

  leaveFor(url: string, sameDocument = false): void {
    this.navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination: { url, sameDocument } }));
  }
}

let page: TestWindow;
const carry = () => carryCart(page as unknown as Window);

beforeEach(() => {
  page = new TestWindow();
  clearCart();
  addProduct({ productId: 7, amount: 2, snapshot: { slug: 'flask', name: 'Flask' } as never });
  $cart.set({ ...$cart.get(), codes: ['SECRET'], giftCards: ['MONEY'], specialRequests: 'at the back door' });
  carry();
});
afterEach(clearCart);

describe('a cart where storage is forbidden', () => {
  it('comes into the next document of the shop, without anything but its products', () => {
    page.leaveFor('https://havu.example/en/checkout/');
    expect(page.name).not.toMatch(/SECRET|MONEY|door/);
    clearCart();
    carry();
    expect($cart.get().products).toMatchObject([{ productId: 7, amount: 2 }]);
    expect(page.name).toBe('');
  });

  it('is not there for another origin', () => {
    page.leaveFor('https://havu.example/en/checkout/');
    page.leaveFor('https://elsewhere.example/');
    expect(page.name).toBe('');
  });

  it('is not written for a move within the document', () => {
    page.leaveFor('https://havu.example/en/clothing/', true);
    expect(page.name).toBe('');
  });

  it('is not there after a navigation that failed', () => {
    page.leaveFor('https://havu.example/en/clothing/');
    page.navigation.dispatchEvent(new Event('navigateerror'));
    expect(page.name).toBe('');
  });

  it('leaves the name that somebody else gave the window', () => {
    page.name = 'other';
    carry();
    expect(page.name).toBe('other');
    expect(parseStoredCart('other').products).toEqual([]);
  });
});
