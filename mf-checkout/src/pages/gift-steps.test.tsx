// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DeliveryMethod, PlaceOrderRequest } from 'mf-shared/contract';
import { $cart, $checkoutForm, $toasts, clearCart, setFormField, setGiftCampaign } from 'mf-shared/stores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectTo, putInCart, renderInShop, TestService } from '../testing/shop.tsx';
import { PaymentPage } from './payment-page.tsx';

const home: DeliveryMethod = {
  slug: 'home',
  name: 'Home delivery',
  description: '',
  carrier: 'Posti',
  price: 0,
  kind: 'home',
  estimate: null,
  estimate_text: '',
  locations: [],
};
const campaign = { code: 'JOULU-1', campaign: 'joululahja' };
const details = {
  first_name: 'Aino',
  last_name: 'Lehtonen',
  address: 'Satakunnankatu 18',
  postal_code: '33100',
  city: 'Tampere',
  phone: '040 1234567',
  email: 'aino@example.fi',
} as const;
let service: TestService;
const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});

async function open() {
  putInCart(130, 1, 'Bottle');
  setGiftCampaign(campaign);
  await connectTo(service);
  renderInShop(service, <PaymentPage />);
  await waitFor(() => expect($cart.get().status).toBe('VALIDATED'));
}
const order = async () => userEvent.click(await screen.findByRole('button', { name: 'Order the gift' }));

beforeEach(() => {
  service = new TestService();
  service.priced = {
    delivery_methods: [home],
    giftcampaign_data: { ...campaign, name: 'Christmas gift' },
    payment_methods: [{ slug: 'giftcard', name: 'Gift campaign', description: '', processor: 'giftcard' }],
    products_total: 29,
    offers_total: 29,
    total_price: 0,
  };
  assign.mockClear();
});
afterEach(() => {
  cleanup();
  clearCart();
});

describe('a gift campaign on the payment page (GIFT-18, GIFT-19)', () => {
  it('asks where the gift goes, and names all that is missing, the terms too', async () => {
    await open();
    await order();
    const summary = await screen.findByRole('alert');
    expect(within(summary).getAllByRole('link')).toHaveLength(8);
    expect(service.callsTo('/api/orders/')).toBe(0);
  });

  it('orders with code and campaign, pays nothing, and goes to the result', async () => {
    for (const [field, value] of Object.entries(details)) setFormField(field as keyof typeof details, value);
    service.answers.set('/api/orders/', () => ({
      order_number: '1',
      order_key: 'k',
      total: 0,
      currency: 'eur',
      payment: { kind: 'none', payment_id: 'p' },
      result_path: '/order/payment_ok/1/k/',
    }));
    await open();
    await waitFor(() => expect($checkoutForm.get().delivery_method).toBe('home'));
    await userEvent.click(await screen.findByRole('checkbox'));
    await order();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/en/order/payment_ok/1/k/'));
    const body = service.calls.find(({ path }) => path === '/api/orders/')?.body as PlaceOrderRequest;
    expect(body).toMatchObject({
      payment_method: 'giftcard',
      expected_total: 0,
      cart: { giftcampaign_data: campaign },
    });
  });

  it('takes the gift out with its reason when the code was used meanwhile, and never sells it for its price', async () => {
    const message = 'The code has been used already.';
    service.priced = {
      giftcampaign_data: null,
      errors: [{ code: 'gift_code_used', message, field: 'gift_code' }],
    };
    await open();
    expect($cart.get()).toMatchObject({ products: [], giftCampaignData: null });
    expect($toasts.get().map((toast) => toast.message)).toContain(message);
  });
});
