// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiFailure } from 'mf-shared/http';
import { $cart, $toasts, addProduct, clearCart } from 'mf-shared/stores';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { recordTracking } from '../../testing/record-tracking.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { emptySelection } from '../choose-variant/selection.ts';
import { GiftCodeForm } from './gift-code-form.tsx';

const call = '/api/giftcampaigns/validate_code/';
const other = {
  name: 'Tent',
  manufacturer: '',
  image: '',
  path: '',
  color: '',
  size: '',
  type: '',
  priceActive: 1,
  modelId: 9,
  mainGroup: '',
};
let service: TestService;
const assign = vi.fn();

beforeEach(() => {
  service = new TestService();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  addProduct({ productId: 9, amount: 2, snapshot: other });
});
afterEach(() => {
  cleanup();
  clearCart();
  assign.mockReset();
});

function form(wishes: Parameters<typeof buildModel>[0] = [{ id: 130 }]) {
  const model = buildModel(wishes);
  return (
    <ShopAround service={service}>
      <GiftCodeForm
        model={model}
        campaignSlug="joululahja"
        selection={wishes.length > 1 ? { ...emptySelection, color: 'spruce' } : emptySelection}
        variant={wishes.length > 1 ? null : (model.products[0] ?? null)}
      />
    </ShopAround>
  );
}
const show = (...wishes: Parameters<typeof form>) => render(form(...wishes));
const button = () => screen.getByRole<HTMLButtonElement>('button');
async function redeem(code: string) {
  if (code !== '') await userEvent.type(screen.getByRole('textbox', { name: /Gift code/ }), code);
  await userEvent.click(button());
}

describe('redeeming a gift (GIFT-18)', () => {
  it('validates the trimmed code, clears the cart, adds one variant with code and campaign, goes to the payment', async () => {
    const heard = recordTracking();
    service.answers.set(call, () => ({ valid: true, code: 'JOULU-1' }));
    show();
    await redeem(' joulu-1 ');
    expect(service.calls).toEqual([
      { path: call, body: { code: 'joulu-1', product_id: 130, category_slug: 'joululahja' } },
    ]);
    expect($cart.get().products.map(({ productId, amount }) => [productId, amount])).toEqual([[130, 1]]);
    expect($cart.get().giftCampaignData).toEqual({ code: 'JOULU-1', campaign: 'joululahja' });
    expect(assign).toHaveBeenCalledWith('/en/checkout/payment/');
    expect(heard[0]).toMatchObject({ event: 'add_to_cart', kind: 'gift', product_id: 130 });
    expect(JSON.stringify(heard)).not.toContain('JOULU');
  });

  it('shows what a 400 says beside the field and leaves the cart alone (GIFT-15)', async () => {
    service.answers.set(call, () =>
      Promise.reject(new ApiFailure(400, 'invalid_request', '', { code: 'The code has been used already.' })),
    );
    show();
    await redeem('OLD');
    expect(await screen.findByText('The code has been used already.')).toBeTruthy();
    expect($cart.get().products[0]?.productId).toBe(9);
    expect(assign).not.toHaveBeenCalled();
  });

  it('says #4924 for any other failure (GIFT-16)', async () => {
    service.answers.set(call, () => Promise.reject(new ApiFailure(503, 'unavailable', '')));
    show();
    await redeem('JOULU-1');
    expect($toasts.get().map(({ message }) => message)).toContain('An unexpected error(#4924)');
    expect(button().disabled).toBe(false);
  });

  it('asks nothing for an empty code (GIFT-14)', async () => {
    show();
    await redeem('');
    expect(screen.getByText('Enter the gift code.')).toBeTruthy();
    expect(service.calls).toEqual([]);
  });

  it('keeps the code that was typed into the HTML of the server before hydration', () => {
    const page = form();
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    const typed = container.querySelector('input');
    if (typed) typed.value = 'JOULU-1';
    render(page, { container, hydrate: true });
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('JOULU-1');
  });

  it('names the choice that is missing', () => {
    show([
      { id: 1, size: 'S' },
      { id: 2, size: 'M' },
    ]);
    expect(button().textContent).toBe('Select Size');
  });

  it.each([
    ['has sold out', { inStock: 0 }],
    ['has blocked stock and leaves at once', { isBlocked: true, number: 2 }],
    ['has number 999', { number: 999, isBlocked: true }],
  ])('cannot be redeemed where the gift %s (PRODUCT-44)', (_name, wish) => {
    show([{ id: 1, ...wish }]);
    expect(button().disabled).toBe(true);
  });

  it('can be redeemed with blocked stock and a number over 2 and under 999 (PRODUCT-44)', () => {
    show([{ id: 1, isBlocked: true, number: 3 }]);
    expect(button().disabled).toBe(false);
  });
});
