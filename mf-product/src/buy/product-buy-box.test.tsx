// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DeliveryLimitation, ProductModel } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import {
  $cart,
  $modal,
  $postcode,
  $session,
  $toasts,
  anonymousSession,
  clearCart,
  closeModal,
  connectCart,
} from 'mf-shared/stores';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildModel, buildVariant } from '../../testing/build-model.ts';
import { recordTracking } from '../../testing/record-tracking.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { chosenVariant } from '../choose-variant/chosen-variant.ts';
import { emptySelection, type Selection } from '../choose-variant/selection.ts';
import type { ProductPageData } from '../product/product-route.ts';
import { addToCart } from './add-to-cart.ts';
import { ProductBuyBox } from './product-buy-box.tsx';

const sizes = [
  { id: 1, color: 'Spruce', size: 'S', inStock: 2 },
  { id: 2, color: 'Spruce', size: 'M', inStock: 40 },
  { id: 3, color: 'Spruce', size: 'L', inStock: 0 },
  { id: 4, color: 'Night', size: 'M', inStock: 40 },
];
const everywhere: DeliveryLimitation = {
  allowedDeliveryMethods: [],
  isDeliveryCountryBlocked: false,
  isDeliveryMethodLimitations: false,
  perInternationalPackage: null,
  blockInfoText: '',
  extra_data_overrides: {},
};
let service: TestService;

function show(model: ProductModel, chosen: Partial<Selection> = {}, stores: ProductPageData['stores'] = []) {
  const selection = { ...emptySelection, ...chosen };
  return render(
    <ShopAround service={service}>
      <ProductBuyBox
        data={{ model, stores, vatPercent: 25.5, query: '', campaign: null }}
        selection={selection}
        choose={() => {}}
        variant={chosenVariant(model, selection)}
        extra={null}
      />
    </ShopAround>,
  );
}
const limited = (change: Partial<DeliveryLimitation>) =>
  service.answers.set('/api/product/extra/', () => ({ delivery_method_limit: { ...everywhere, ...change } }));
/** The one in the page; the other stands in the bar under the thumb. */
const button = (name: string) => screen.getAllByRole<HTMLButtonElement>('button', { name })[0];

beforeEach(() => {
  service = new TestService();
  $session.set(anonymousSession);
});
afterEach(() => {
  cleanup();
  clearCart();
  closeModal();
  $toasts.set([]);
});

describe('the button (PRODUCT-48, PRODUCT-49)', () => {
  it.each([
    ['Select Color', buildModel(sizes), {}],
    ['Select Size', buildModel(sizes), { color: 'spruce' }],
    [
      'Select Type',
      buildModel([
        { id: 1, type: 'Left' },
        { id: 2, type: 'Right' },
      ]),
      {},
    ],
    ['Add to cart', buildModel(sizes), { color: 'spruce', size: 'M' }],
  ])('reads %s', (label, model, selection) => {
    show(model, selection);
    expect(button(label)?.disabled).toBe(false);
  });

  it('is disabled and reads Out of stock where the variant cannot be had (PRODUCT-47)', () => {
    show(buildModel(sizes), { color: 'spruce', size: 'L' });
    expect(button('Out of stock')?.disabled).toBe(true);
  });

  it('names the missing choice and leads to it (LOOK-43)', async () => {
    show(buildModel(sizes), { color: 'spruce' });
    await userEvent.click(button('Select Size') ?? document.body);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^S( |$)/ }));
    expect($cart.get().products).toEqual([]);
  });

  it('says to choose the size first while nothing is chosen (PRODUCT-45)', () => {
    show(buildModel(sizes), { color: 'spruce' });
    expect(screen.getByText('First select the product size')).toBeTruthy();
  });

  it('adds one piece, has the cart validated, opens the added-to-cart dialog and tells the tracking (PRODUCT-51)', async () => {
    const heard = recordTracking();
    show(buildModel(sizes), { color: 'spruce', size: 'M' });
    await userEvent.click(button('Add to cart') ?? document.body);
    expect($cart.get().products).toMatchObject([{ productId: 2, amount: 1 }]);
    expect($modal.get()).toEqual({ name: 'added-to-cart', params: { productId: 2 } });
    expect(heard[0]).toMatchObject({ kind: 'product', model_id: 1 });
  });

  it('leaves a frozen row as it is and says so', async () => {
    show(buildModel(sizes), { color: 'spruce', size: 'M' });
    await userEvent.click(button('Add to cart') ?? document.body);
    const cart = $cart.get();
    $cart.set({ ...cart, products: cart.products.map((row) => ({ ...row, frozen: true })) });
    closeModal();
    await userEvent.click(button('Add to cart') ?? document.body);
    expect($cart.get().products[0]?.amount).toBe(1);
    expect($modal.get()).toBeNull();
    expect($toasts.get()[0]?.message).toBe('The amount of this row cannot be changed.');
  });
});

it('has, in turn, price, choices, notice, button with the heart beside it, and availability; the brand leads to its page (PRODUCT-11, PRODUCT-13)', async () => {
  limited({});
  show(buildModel(sizes, { model_notice: 'Comes in March' }), { color: 'spruce', size: 'M' });
  const inTurn = [
    screen.getAllByText(/^100 €$/)[0],
    screen.getByRole('radio', { name: /^M( |$)/ }),
    screen.getByText('Comes in March'),
    button('Add to cart'),
    screen.getAllByRole('button', { name: /wishlist/i })[0],
    await screen.findByRole('textbox', { name: 'Postcode' }),
  ];
  inTurn.slice(1).forEach((part, index) => {
    const position = inTurn[index]?.compareDocumentPosition(part as Node) ?? 0;
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING, `part ${index + 1}`).toBeTruthy();
  });
  expect(screen.getByRole('link', { name: 'Kaamos' }).getAttribute('href')).toBe('/en/kaamos/');
});

describe('a country that the product is not shipped to (PRODUCT-75, PRODUCT-76)', () => {
  it('disables the button and says why', async () => {
    limited({ isDeliveryCountryBlocked: true, blockInfoText: 'Gas may not fly.' });
    show(buildModel(sizes), { color: 'spruce', size: 'M' });
    expect(await screen.findByText('This product is not shipped to Finland. Gas may not fly.')).toBeTruthy();
    expect(button('Add to cart')?.disabled).toBe(true);
  });

  it('offers no delivery of what is not shipped there', async () => {
    $postcode.set('33100');
    limited({ isDeliveryCountryBlocked: true });
    show(buildModel(sizes), { color: 'spruce', size: 'M' });
    await screen.findByText(/This product is not shipped to/);
    await waitFor(() => expect(screen.queryByText(/In stock, leaves/)).toBeNull());
    $postcode.set('');
  });

  it('stays open where the answer fails', async () => {
    service.answers.set('/api/product/extra/', () => Promise.reject(new ApiFailure(500, 'server_error', '')));
    show(buildModel(sizes), { color: 'spruce', size: 'M' });
    expect(button('Add to cart')?.disabled).toBe(false);
  });

  it('tells limits of delivery', async () => {
    limited({ isDeliveryMethodLimitations: true, perInternationalPackage: 2 });
    show(buildModel(sizes), { color: 'spruce', size: 'M' });
    expect(await screen.findByText(/Abroad at most 2 pieces per parcel/)).toBeTruthy();
  });
});

describe('stock that the web shop may not sell (AVAIL-5, CONF-46)', () => {
  it('cannot be added, and says where it can be had', async () => {
    const sold = 'This product is sold in stores only.';
    const stores = [
      { id: 2, slug: 'turku', name: 'Turku', type: 'retail', pikanouto: true, nouto: true },
      { id: 3, slug: 'oulu', name: 'Oulu', type: 'retail', pikanouto: true, nouto: true },
    ] as const;
    const wish = { id: 1, number: 2, isBlocked: true, stocks: { 2: 1 } };
    show(buildModel([wish], { blocked_stock_text: sold }), {}, [...stores]);
    expect(await screen.findByText(sold)).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Turku' })).getAttribute('href')).toBe('/en/stores/turku/');
    expect(screen.queryByRole('link', { name: 'Oulu' })).toBeNull();
    expect(button('In stores only')?.disabled).toBe(true);
    expect(screen.queryByText(/In stock, leaves/)).toBeNull();
    expect(screen.queryByText('Out of stock')).toBeNull();
    expect(screen.queryByText('We tell you when it is back.')).toBeNull();
  });
});

describe('when it comes (AVAIL-3, AVAIL-6)', () => {
  it.each([
    [2, 'In stock, leaves the same day if ordered by 14:00 on a weekday'],
    [29, 'Delivered in 1–3 days'],
    [30, 'Delivery: 5 weeks'],
    [999, 'Out of stock'],
  ])('number %i: %s', async (number, words) => {
    show(buildModel([{ id: 1, number }]));
    await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0), { timeout: 10_000 });
  });
});

describe('told before the tap', () => {
  it('says how few pieces are left of a size, and strikes out what is gone (PRODUCT-47, LOOK-41)', () => {
    show(buildModel(sizes), { color: 'spruce' });
    expect(screen.getByText('2 left')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'L, Out of stock' })).toBeTruthy();
  });

  it('says in how many days a size comes that leaves later', () => {
    show(
      buildModel([
        { id: 1, size: 'S' },
        { id: 2, size: 'XL', number: 7, inStock: 40 },
      ]),
    );
    expect(screen.getByText('7 days')).toBeTruthy();
  });
});

describe('the price', () => {
  const prices = {
    active: 269.9,
    regular: 349.9,
    club: 249.9,
    discount_value: 80,
    discount_free: 349.9,
    lowest_30_days: 349.9,
    type: 'club' as const,
    ribbon: 'club',
  };
  const model = buildModel([{ id: 1 }], { prices: { '1': prices } });
  model.products = model.products.map((variant) => ({ ...variant, prices: { '1': prices } }));

  it('is a reduction to who is no member, with the percentage of the 30-day low and the way to sign in', () => {
    show(model);
    expect(screen.getByText('−23%')).toBeTruthy();
    expect(screen.getByText('Lowest price in 30 days 349.90 €')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/en/accounts/login/');
  });

  it('is the club price to a member', () => {
    $session.set({ ...anonymousSession, isAuthenticated: true, isClubMember: true });
    show(model);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(within(heading.closest('div') ?? document.body).getAllByText('249.90 €').length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });
});

describe('what goes into the cart (CARD-14, STAFF-5)', () => {
  const plain = buildVariant({ id: 1 });
  const prices = Object.fromEntries(
    Object.entries(plain.prices).map(([area, price]) => [area, { ...price, club: 80 }]),
  );
  const variant = { ...plain, prices };

  it.each([
    ['a member', true, 80],
    ['everybody else', false, 100],
  ])('remembers the price that %s saw', (_who, isClubMember, seen) => {
    $session.set({ ...anonymousSession, isClubMember });
    addToCart(buildModel([{ id: 1 }]), variant, 1);
    expect($cart.get().products).toMatchObject([{ productId: 1, priceActive: seen }]);
  });
});

describe('tell me when it is back (AVAIL-8, PRODUCT-84 to PRODUCT-89)', () => {
  const notify = '/api/product_availability_email_notify/';
  const ask = async () => {
    show(buildModel(sizes), { color: 'spruce', size: 'L' });
    await userEvent.type(await screen.findByRole('textbox', { name: /Email/ }), 'aino@havu.example');
    await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
  };

  it('thanks and clears the field', async () => {
    service.answers.set(notify, () => ({ ok: true }));
    await ask();
    expect(service.calls.at(-1)?.body).toEqual({
      ...{ email: 'aino@havu.example', product_id: 3, lang_code: 'en' },
      // The mail tells its price as the page did.
      ...{ country_code: 'fi', currency_code: 'eur' },
    });
    expect($toasts.get()[0]?.message).toBe('Thank you for ordering notification');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ }).value).toBe('');
  });

  it('is not offered of what is sold in gift campaigns only (PRODUCT-109)', async () => {
    show(buildModel(sizes), { color: 'spruce', size: 'L' });
    await screen.findByRole('textbox', { name: /Email/ });
    cleanup();
    show({ ...buildModel(sizes), campaign_only: true }, { color: 'spruce', size: 'L' });
    expect(button('Out of stock')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Email/ })).toBeNull();
  });

  it('shows a 400 at the field', async () => {
    const refusal = new ApiFailure(400, 'invalid_request', '', { email: 'This address does not exist.' });
    service.answers.set(notify, () => Promise.reject(refusal));
    await ask();
    expect(await screen.findByText('This address does not exist.')).toBeTruthy();
  });

  it('tells a 400 that names no field in a toast, in the service’s words (PRODUCT-88)', async () => {
    service.answers.set(notify, () => Promise.reject(new ApiFailure(400, 'invalid_request', 'It is sold no more.')));
    await ask();
    expect($toasts.get()[0]).toMatchObject({ kind: 'error', message: 'It is sold no more.' });
    expect(screen.getByRole('textbox', { name: /Email/ }).getAttribute('aria-invalid')).not.toBe('true');
  });

  it('says that something unexpected happened otherwise', async () => {
    service.answers.set(notify, () => Promise.reject(new ApiFailure(500, 'server_error', '')));
    await ask();
    expect($toasts.get()[0]?.message).toBe('An unexpected error(#6302)');
  });
});

it('has the cart validated after each press (PRODUCT-51)', async () => {
  const place = { languageCode: 'en', countryCode: 'fi', currencyCode: 'eur' } as const;
  connectCart({ api: service.api, ...place, confirmHref: '/en/checkout/klarna/confirm/' });
  show(buildModel(sizes), { color: 'spruce', size: 'M' });
  await userEvent.click(button('Add to cart') ?? document.body);
  const validated = () => service.calls.find(({ path }) => path === '/api/checkout/')?.body;
  await waitFor(() => expect(validated()).toMatchObject({ products: [{ productId: 2, amount: 1 }] }), {
    timeout: 10_000,
  });
});
