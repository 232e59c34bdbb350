import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Cart, emptyCart } from '../rules/cart/cart.ts';
import { answer, answeredRow, jacket } from '../rules/cart/cart-examples.ts';
import { addProductTo } from '../rules/cart/change-rows.ts';
import { createCartValidator } from './cart-validator.ts';

function setUp(post: (body: unknown) => Promise<unknown>) {
  let cart: Cart = addProductTo(emptyCart, { productId: 1, amount: 1, snapshot: jacket }).cart;
  let hashes = 0;
  const session = { isLoading: false };
  const send = vi.fn((_path: string, body: unknown) => post(body));
  const flashError = vi.fn();
  const goToConfirmPage = vi.fn();
  const log = { info: vi.fn(), warn: vi.fn() };
  const validator = createCartValidator({
    api: { post: <T>(path: string, body: unknown) => send(path, body) as Promise<T> },
    $cart: {
      get: () => cart,
      update(change) {
        cart = change(cart);
        return cart;
      },
    },
    readCheckoutContext: () => ({
      customerId: null,
      countryCode: 'fi',
      languageCode: 'fi',
      currencyCode: 'eur',
      pageName: 'cart',
      deliveryMethod: '',
      deliveryLocation: '',
    }),
    isSessionLoading: () => session.isLoading,
    flashError,
    goToConfirmPage,
    log,
    random: () => {
      hashes += 1;
      return `hash ${hashes}`;
    },
  });
  const change = (next: Partial<Cart>) => {
    cart = { ...cart, ...next };
  };
  return { validator, send, session, flashError, goToConfirmPage, log, change, read: () => cart };
}

const good = answer({ total_price: 269.9, products: [answeredRow({ productId: 1 })] });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('validating the cart (CART-62 to CART-73)', () => {
  it('is PENDING while it asks and VALIDATED afterwards (CART-2)', async () => {
    const shop = setUp(async () => good);
    const done = shop.validator.validate();
    expect(shop.read().status).toBe('PENDING');
    await done;
    expect(shop.read()).toMatchObject({ status: 'VALIDATED', answer: { total_price: 269.9 } });
  });

  it('sends no price (MONEY-3)', async () => {
    const shop = setUp(async () => good);
    await shop.validator.validate();
    expect(JSON.stringify(shop.send.mock.calls)).not.toContain('269.9');
  });

  it('waits for 2,000 ms of quiet when asked again and again', async () => {
    const shop = setUp(async () => good);
    shop.validator.request();
    await vi.advanceTimersByTimeAsync(1900);
    shop.validator.request();
    await vi.advanceTimersByTimeAsync(1999);
    expect(shop.send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(shop.send).toHaveBeenCalledTimes(1);
  });

  it('applies only the answer to the latest request, whatever order they come in (CART-3)', async () => {
    const answers: ((value: unknown) => void)[] = [];
    const shop = setUp(() => new Promise((resolve) => answers.push(resolve)));
    const first = shop.validator.validate();
    await vi.advanceTimersByTimeAsync(0);
    const second = shop.validator.validate();
    await vi.advanceTimersByTimeAsync(0);
    answers[1]?.(good);
    await second;
    answers[0]?.(answer({ total_price: 1 }));
    await first;
    expect(shop.read().answer.total_price).toBe(269.9);
  });

  it('ignores the answer when the shopper changed the cart meanwhile', async () => {
    const shop = setUp(async () => answer({ total_price: 1 }));
    const done = shop.validator.validate();
    shop.change({ status: 'UNSET', validateHash: '' });
    await done;
    expect(shop.read()).toMatchObject({ status: 'UNSET', answer: { total_price: 0 } });
  });

  it('polls every 100 ms until the session is known', async () => {
    const shop = setUp(async () => good);
    shop.session.isLoading = true;
    void shop.validator.validate();
    await vi.advanceTimersByTimeAsync(700);
    expect(shop.send).not.toHaveBeenCalled();
    shop.session.isLoading = false;
    await vi.advanceTimersByTimeAsync(100);
    expect(shop.send).toHaveBeenCalledTimes(1);
    expect(shop.log.warn).not.toHaveBeenCalled();
  });

  it('goes on after 5,000 ms without the session, with a warning', async () => {
    const shop = setUp(async () => good);
    shop.session.isLoading = true;
    void shop.validator.validate();
    await vi.advanceTimersByTimeAsync(5000);
    expect(shop.send).toHaveBeenCalledTimes(1);
    expect(shop.log.warn).toHaveBeenCalledTimes(1);
  });

  it('is ERROR after a failure and tries again after 5,000 ms, with the cart intact', async () => {
    let isDown = true;
    const shop = setUp(async () => {
      if (isDown) throw new Error('down');
      return good;
    });
    await shop.validator.validate();
    expect(shop.read()).toMatchObject({ status: 'ERROR', products: [{ productId: 1 }] });
    isDown = false;
    await vi.advanceTimersByTimeAsync(4999);
    expect(shop.read().status).toBe('ERROR');
    await vi.advanceTimersByTimeAsync(1);
    expect(shop.read().status).toBe('VALIDATED');
  });

  it('goes to the confirm page when the order is read-only', async () => {
    const shop = setUp(async () => answer({ reason: 'READ_ONLY_ORDER', kgco_id: 'k-1' }));
    await shop.validator.validate();
    expect(shop.goToConfirmPage).toHaveBeenCalledWith('k-1');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shop.send).toHaveBeenCalledTimes(1);
  });

  it('hands each error to the flash callback, and the same one not again while it lasts', async () => {
    const errors = [{ code: 'code_unknown', message: 'The code is unknown' }];
    const shop = setUp(async () => ({ ...good, errors }));
    await shop.validator.validate();
    await shop.validator.validate();
    expect(shop.flashError.mock.calls).toEqual([['The code is unknown']]);
  });

  it('asks nothing about an empty cart', async () => {
    const shop = setUp(async () => good);
    shop.change({ products: [] });
    await shop.validator.validate();
    expect(shop.send).not.toHaveBeenCalled();
    expect(shop.read().status).toBe('UNSET');
  });
});
