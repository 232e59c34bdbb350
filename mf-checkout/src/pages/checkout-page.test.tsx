// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DeliveryMethod } from 'mf-shared/contract';
import { jacket } from 'mf-shared/rules/cart/cart-examples';
import {
  $cart,
  $cartCount,
  $checkoutForm,
  $session,
  addProduct,
  anonymousSession,
  clearCart,
  clearCheckoutForm,
  emptyCheckoutForm,
  setCartPostcode,
  validateCart,
} from 'mf-shared/stores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartList } from '../review-cart/cart-list.tsx';
import { connectTo, putInCart, renderInShop, TestService } from '../testing/shop.tsx';
import { CheckoutPage } from './checkout-page.tsx';

const point = (id: string, name: string) => ({
  id,
  name,
  address: 'Street 1',
  postalCode: '33100',
  city: 'Tampere',
  openingHours: '7–23',
  ...{ distanceMeters: 400, eastMeters: 300, northMeters: -260 },
});
const posti: DeliveryMethod = {
  slug: 'posti',
  name: 'Posti pickup point',
  description: '',
  carrier: 'Posti',
  price: 0,
  kind: 'pickup_point',
  estimate: null,
  estimate_text: '',
  locations: [point('near', 'K-Market'), point('far', 'S-market')],
};
const home: DeliveryMethod = { ...posti, slug: 'home', name: 'Home delivery', kind: 'home', price: 8.9, locations: [] };

let service: TestService;
const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});

async function open() {
  await connectTo(service);
  renderInShop(service, <CheckoutPage />);
  await waitFor(() => expect($cart.get().status).not.toBe('PENDING'));
}
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Go to payment' }));

beforeEach(() => {
  service = new TestService();
  service.priced = { delivery_methods: [posti, home] };
  assign.mockClear();
});
afterEach(() => {
  cleanup();
  clearCart();
  setCartPostcode('');
});

describe('the checkout', () => {
  it('says that the cart is empty, with a way on', async () => {
    await open();
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeTruthy();
  });

  it('names what is missing, takes focus to the summary, and stays (LOOK-45)', async () => {
    putInCart(1);
    await open();
    await goOn();
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getByText('First name is missing.')).toBeTruthy();
    expect(within(summary).getAllByRole('link')).toHaveLength(7);
    expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).toBe('true');
    expect(assign).not.toHaveBeenCalled();
  });

  it('goes to payment as a document of its own when all is there', async () => {
    putInCart(1);
    await open();
    const typed = {
      'First name': 'Aino',
      'Last name': 'Lehtonen',
      'Street address': 'Street 1',
      City: 'Tampere',
      Email: 'aino@example.fi',
      Phone: '040 123 4567',
    };
    for (const [label, value] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), value);
    await userEvent.type(document.getElementById('details-postal_code') ?? document.body, '33100');
    await goOn();
    expect(assign).toHaveBeenCalledWith('/en/checkout/payment/');
  });

  it.each([
    ['goes on by itself', { delivery_methods: [posti, home] }],
    ['says what is missing', { delivery_methods: [] }],
  ])('waits with a press for the answer that is under way, then %s (CHECKOUT-83)', async (_, priced) => {
    putInCart(1);
    const typed = { first_name: 'Aino', last_name: 'Lehtonen', address: 'Street 1', city: 'Tampere' };
    $checkoutForm.set({
      ...emptyCheckoutForm,
      ...typed,
      email: 'aino@example.fi',
      phone: '040 123 4567',
      postal_code: '33100',
    });
    service.priced = { delivery_methods: [] };
    await open();
    const { promise, resolve: letAnswerCome } = Promise.withResolvers<void>();
    service.answers.set('/api/checkout/', async (body) => {
      await promise;
      service.answers.clear();
      service.priced = priced;
      return service.api.post('/api/checkout/', body);
    });
    act(() => void validateCart());
    await goOn();
    expect(screen.getByRole('button', { name: 'Go to payment' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText(/to mend before you can pay/)).toBeNull();
    letAnswerCome();
    if (priced.delivery_methods.length === 0) {
      expect(await screen.findByText('One thing to mend before you can pay')).toBeTruthy();
      expect(assign).not.toHaveBeenCalled();
    } else await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/en/checkout/payment/'));
    expect(screen.getByRole('button', { name: 'Go to payment' }).getAttribute('aria-busy')).toBeNull();
  });

  it('asks for the state where addresses have one, and loses nothing with a change of the country (CHECKOUT-81)', async () => {
    putInCart(1);
    await connectTo(service);
    renderInShop(service, <CheckoutPage />, { deliveryCountryCode: 'us' });
    const state = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'State' });
    await goOn();
    expect(within(await screen.findByRole('alert')).getByText('Choose the state or province.')).toBeTruthy();
    await userEvent.selectOptions(state, 'US-TX');
    expect($checkoutForm.get().state).toBe('US-TX');
    cleanup();
    renderInShop(service, <CheckoutPage />, { deliveryCountryCode: 'ca' });
    const province = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Province or territory' });
    expect([province.value, province.getAttribute('aria-invalid')]).toEqual(['', 'true']);
    expect(screen.getByText(/is in another country/)).toBeTruthy();
    cleanup();
    renderInShop(service, <CheckoutPage />);
    expect(screen.queryByRole('combobox', { name: /State|Province/ })).toBeNull();
    expect($checkoutForm.get().state).toBe('US-TX');
    clearCheckoutForm();
  });

  it('fills in the customer’s address, unless its state is in another country than the parcel’s (SESSION-86)', async () => {
    putInCart(1);
    await connectTo(service);
    const address = { address: '1100 Congress Ave', city: 'Austin', state: 'US-TX', postcode: '78701' };
    $session.set({ ...anonymousSession, isAuthenticated: true, firstName: 'Aino', ...address });
    renderInShop(service, <CheckoutPage />);
    expect($checkoutForm.get()).toMatchObject({ first_name: 'Aino', address: '', city: '', postal_code: '' });
    cleanup();
    renderInShop(service, <CheckoutPage />, { deliveryCountryCode: 'us' });
    expect($checkoutForm.get()).toMatchObject({ city: 'Austin', state: 'US-TX', postal_code: '78701' });
    $session.set(anonymousSession);
    clearCheckoutForm();
  });

  it('keeps what was typed when the page comes back', async () => {
    putInCart(1);
    await open();
    await userEvent.type(screen.getByLabelText('City'), 'Tampere');
    cleanup();
    renderInShop(service, <CheckoutPage />);
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Tampere');
  });

  it('takes the delivery postal code over into the address until that is given another', async () => {
    putInCart(1);
    await open();
    await userEvent.type(document.getElementById('delivery-postal-code') ?? document.body, '33100');
    expect($checkoutForm.get().postal_code).toBe('33100');
    await userEvent.clear(document.getElementById('details-postal_code') ?? document.body);
    await userEvent.type(document.getElementById('details-postal_code') ?? document.body, '00100');
    expect($cart.get().postcode).toBe('33100');
  });

  it('delivers to the postal code of the address when it was given no other', async () => {
    putInCart(1);
    await open();
    await userEvent.type(document.getElementById('details-postal_code') ?? document.body, '33100');
    expect($cart.get().postcode).toBe('33100');
  });

  it('chooses the first method with its nearest point, and another point on request', async () => {
    putInCart(1);
    await open();
    await waitFor(() =>
      expect($checkoutForm.get()).toMatchObject({ delivery_method: 'posti', delivery_location: 'near' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Change the pickup point' }));
    await userEvent.click(await screen.findByRole('radio', { name: /S-market/ }));
    expect($checkoutForm.get().delivery_location).toBe('far');
    await userEvent.click(screen.getByRole('radio', { name: /Home delivery/ }));
    expect($checkoutForm.get()).toMatchObject({ delivery_method: 'home', delivery_location: '' });
  });

  it('takes a row out and puts it back', async () => {
    putInCart(1);
    putInCart(2, 1, 'Kelo Fleece');
    service.rows[2] = { name: 'Kelo Fleece' };
    await open();
    await userEvent.click(screen.getByRole('button', { name: /Remove.*Kelo Fleece/ }));
    expect($cartCount.get()).toBe(1);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    expect($cartCount.get()).toBe(2);
  });

  it('shows no price for a row that came without one until the service has told it, and names no change then', async () => {
    addProduct({ productId: 1, amount: 1, snapshot: { ...jacket, priceActive: null } });
    renderInShop(service, <CartList cart={$cart.get()} removal={{ removed: null, remove: vi.fn(), undo: vi.fn() }} />);
    expect(screen.getByText(jacket.name)).toBeTruthy();
    expect(document.body.textContent).not.toContain('€');
    cleanup();
    await open();
    expect((await screen.findAllByText('269.90 €')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/It was/)).toBeNull();
  });

  it('names colour, size and pieces in the summary', async () => {
    putInCart(1);
    await open();
    expect(screen.getAllByText('Spruce, M, 1 pc').length).toBeGreaterThan(0);
  });

  it('names a changed price until it has been read', async () => {
    service.rows[1] = { price: { active: 249.9, regular: 349.9, reference: null, club: null, type: 'discount' } };
    putInCart(1);
    await open();
    const news = 'Kuura 3L Shell Jacket is 20 € cheaper than when you put it in the cart.';
    expect((await screen.findAllByText(news)).length).toBeGreaterThan(0);
    await userEvent.click(screen.getAllByRole('button', { name: /Got it/ })[0] ?? document.body);
    expect(screen.queryByText(/cheaper/)).toBeNull();
  });

  it('keeps the cart and says so when the service does not answer', async () => {
    putInCart(1);
    service.answers.set('/api/checkout/', () => Promise.reject(new Error('down')));
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open();
    expect(await screen.findByText(/your cart is safe/)).toBeTruthy();
    expect($cartCount.get()).toBe(1);
    service.answers.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect($cart.get().status).toBe('VALIDATED'));
  });

  it('keeps a refused code in its field and out of the cart', async () => {
    putInCart(1);
    service.priced = {
      ...service.priced,
      discount_codes: [{ code: 'NOPE', valid: false, message: 'This code has ended.' }],
    };
    await open();
    const field = screen.getAllByLabelText<HTMLInputElement>('Discount code or gift card')[0];
    if (!field) throw new Error('no field');
    await userEvent.type(field, 'NOPE{Enter}');
    expect(await screen.findByText('This code has ended.')).toBeTruthy();
    expect(field.value).toBe('NOPE');
    expect($cart.get()).toMatchObject({ codes: [], giftCards: [], status: 'VALIDATED' });
  });
});

describe('a postal code that no place has', () => {
  it('is told beside the field, once more above the page, and keeps from payment (CHECKOUT-79)', async () => {
    const message = 'There are no delivery methods available for postal code 00999. Check the postal code.';
    service.priced = {
      ...{ delivery_methods: [], reason: 'no_delivery_methods' },
      errors: [{ code: 'no_delivery_methods', message, field: 'postal_code' }],
    };
    putInCart(1);
    setCartPostcode('00999');
    await open();
    const field = screen.getByLabelText<HTMLInputElement>('Postal code', { selector: '#delivery-postal-code' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await goOn();
    await userEvent.click(await screen.findByRole('link', { name: message }));
    expect(document.activeElement).toBe(field);
    expect(assign).not.toHaveBeenCalled();
  });
});
