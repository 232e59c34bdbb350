import { describe, expect, it } from 'vitest';
import { applyValidation } from './apply-validation.ts';
import { type Cart, emptyCart, newRow } from './cart.ts';
import { answer, answeredRow, jacket } from './cart-examples.ts';
import { addProductTo } from './change-rows.ts';
import { shownRows } from './shown-rows.ts';

const cart: Cart = {
  ...addProductTo(emptyCart, { productId: 1, amount: 3, snapshot: jacket }).cart,
  status: 'PENDING',
  validateHash: 'now',
};

describe('the answer of a validation (CART-61 to CART-65)', () => {
  it('is ignored when it is not to the latest', () => {
    expect(applyValidation(cart, 'before', answer(), 'fi')).toBe(cart);
  });

  it('brings prices, limits and totals (CART-15)', () => {
    const next = applyValidation(
      cart,
      'now',
      answer({ total_price: 809.7, products: [answeredRow({ productId: 1, amount: 3, max_amount: 4 })] }),
      'fi',
    );
    expect(next).toMatchObject({ status: 'VALIDATED', answer: { total_price: 809.7 }, notices: [] });
    expect(shownRows(next)).toMatchObject([{ amount: 3, maxAmount: 4 }]);
  });

  it('names a price that fell or rose since the shopper saw it', () => {
    const price = { active: 249.9, regular: 349.9, reference: null, club: null, type: 'discount' };
    const next = applyValidation(
      cart,
      'now',
      answer({ products: [answeredRow({ productId: 1, amount: 3, price })] }),
      'fi',
    );
    expect(next.notices).toMatchObject([{ kind: 'price_down', previous: 269.9, current: 249.9, name: jacket.name }]);
  });

  it('names an amount that was lowered and a product that is gone', () => {
    const lowered = applyValidation(
      cart,
      'now',
      answer({ products: [answeredRow({ productId: 1, amount: 2 })] }),
      'fi',
    );
    expect(lowered.notices).toMatchObject([{ kind: 'amount_lowered', previous: 3, current: 2 }]);
    const gone = applyValidation(cart, 'now', answer(), 'fi');
    expect(gone.products).toEqual([]);
    expect(gone.notices).toMatchObject([{ kind: 'removed', name: jacket.name }]);
  });

  it('keeps a notice that was not read through later validations', () => {
    const lowered = applyValidation(
      cart,
      'now',
      answer({ products: [answeredRow({ productId: 1, amount: 2 })] }),
      'fi',
    );
    const again = applyValidation(
      { ...lowered, validateHash: 'then' },
      'then',
      answer({ products: [answeredRow({ productId: 1, amount: 2 })] }),
      'fi',
    );
    expect(again.notices).toEqual(lowered.notices);
  });

  it('tells a price that moved twice against the price that was seen, and nothing when it came back', () => {
    const at = (active: number) =>
      answer({
        products: [
          answeredRow({
            productId: 1,
            amount: 3,
            price: { active, regular: 349.9, reference: null, club: null, type: 'normal' },
          }),
        ],
      });
    const down = applyValidation(cart, 'now', at(259.9), 'fi');
    const up = applyValidation({ ...down, validateHash: 'then' }, 'then', at(279.9), 'fi');
    expect(up.notices).toMatchObject([{ kind: 'price_up', previous: 269.9, current: 279.9 }]);
    expect(applyValidation({ ...up, validateHash: 'last' }, 'last', at(269.9), 'fi').notices).toEqual([]);
  });

  it.each([
    ['signed in', 269.9, { active: 249.9, reference: 269.9, type: 'club' }],
    ['signed out', 249.9, { active: 269.9, reference: null, type: 'normal' }],
  ])('tells no price change when a club member %s: the other price is somebody else’s', (_how, priceActive, now) => {
    const { cart: seen } = addProductTo(emptyCart, { productId: 1, amount: 1, snapshot: { ...jacket, priceActive } });
    const answered = answer({
      products: [answeredRow({ productId: 1, price: { regular: 269.9, club: 249.9, ...now } })],
    });
    expect(applyValidation({ ...seen, validateHash: 'now' }, 'now', answered, 'fi').notices).toEqual([]);
  });

  it('tells a member that the club price fell', () => {
    const snapshot = { ...jacket, priceActive: 249.9 };
    const { cart: seen } = addProductTo(emptyCart, { productId: 1, amount: 1, snapshot });
    const price = { active: 239.9, regular: 269.9, reference: 269.9, club: 239.9, type: 'club' };
    const next = applyValidation(
      { ...seen, validateHash: 'now' },
      'now',
      answer({ products: [answeredRow({ productId: 1, price })] }),
      'fi',
    );
    expect(next.notices).toMatchObject([{ kind: 'price_down', previous: 249.9, current: 239.9 }]);
  });

  it('tells no price change when the shopper moved to another country', () => {
    const moved: Cart = { ...cart, pricedCountry: 'se' };
    const price = { active: 268.8, regular: 349.9, reference: null, club: null, type: 'normal' };
    const next = applyValidation(
      moved,
      'now',
      answer({ products: [answeredRow({ productId: 1, amount: 3, price })] }),
      'fi',
    );
    expect(next).toMatchObject({ notices: [], pricedCountry: 'fi' });
  });

  it('never compares with a price of 0: a row without a shown price has none (CARD-13)', () => {
    const unseen = { ...jacket, priceActive: null };
    const { cart: added } = addProductTo(emptyCart, { productId: 1, amount: 1, snapshot: unseen });
    const next = applyValidation(
      { ...added, validateHash: 'now' },
      'now',
      answer({ products: [answeredRow({ productId: 1 })] }),
      'fi',
    );
    expect(next.notices).toEqual([]);
  });

  it('tells no price change for a row that came by its id alone', () => {
    const bare: Cart = { ...cart, products: [newRow(1, 3)] };
    const next = applyValidation(bare, 'now', answer({ products: [answeredRow({ productId: 1, amount: 3 })] }), 'fi');
    expect(next.notices).toEqual([]);
  });

  it('is kept as it came, with the words and the price that the shopper saw last', () => {
    const answered = answer({ products: [answeredRow({ productId: 1, name: 'Kuura', row_total: 750 })] });
    const next = applyValidation(cart, 'now', answered, 'fi');
    expect(next.answer).toBe(answered);
    expect(next.products).toMatchObject([{ name: 'Kuura', priceActive: 269.9 }]);
  });

  it('names a bundle of which fewer can be had', () => {
    const bundle = {
      uid: '1',
      hash: '9-1-2',
      main_product_id: 1,
      product_ids: [2],
      name: 'Set',
      image: '',
      price: 5,
    };
    const changes = [{ kind: 'amount_lowered' as const, message: 'Only 1 Set.', previous: 3, current: 1 }];
    const rows = [answeredRow({ productId: 1, changes }), answeredRow({ productId: 2 })];
    const next = applyValidation(
      { ...emptyCart, bundles: [{ ...bundle, amount: 3 }], validateHash: 'now' },
      'now',
      answer({ bundles: [{ uid: '1', hash: '9-1-2', name: 'Set', amount: 1, price: 5, rows }] }),
      'fi',
    );
    expect(next.bundles).toMatchObject([{ amount: 1 }]);
    expect(next.notices).toMatchObject([{ kind: 'amount_lowered', name: 'Set', message: 'Only 1 Set.', current: 1 }]);
  });

  it('takes the gift out whose code the service refused, and tells of nothing else', () => {
    const held: Cart = { ...cart, giftCampaignData: { code: 'X', campaign: 'gifts' } };
    const next = applyValidation(held, 'now', answer({ products: [answeredRow({ productId: 1, amount: 1 })] }), 'fi');
    expect(next).toMatchObject({ products: [], giftCampaignData: null, notices: [] });
  });
});
