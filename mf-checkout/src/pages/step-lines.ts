import type { CheckoutForm } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { isStateOf, shortState } from 'mf-shared/rules/address-state';
import type { Cart } from 'mf-shared/stores';
import type { ChosenDelivery } from '../choose-delivery/chosen-delivery.ts';

/** "Kuura 3L Shell Jacket, Kelo Rib Beanie × 2" */
export function cartLine(cart: Pick<Cart, 'products' | 'bundles' | 'giftCardProducts'>): string {
  const times = ({ name, amount }: { name: string; amount: number }) => (amount > 1 ? `${name} × ${amount}` : name);
  const rows = [...cart.products, ...cart.bundles].map(times);
  return [...rows, ...cart.giftCardProducts.map(({ name }) => name)].filter(Boolean).join(', ');
}

/** "Posti pickup point, K-Supermarket Kuninkaankulma. Free, Tue 24 – Wed 25 November" */
export function deliveryLine(
  { method, location }: ChosenDelivery,
  text: Translate,
  money: (euros: number) => string,
): string {
  if (!method) return '';
  const where = [method.name, location?.name].filter(Boolean).join(', ');
  const price = method.price === 0 ? text('delivery.free') : money(method.price);
  return [where, [price, method.estimate_text].filter(Boolean).join(', ')].join('. ');
}

/** "Aino Lehtonen, Satakunnankatu 18 A 12, 33100 Tampere, aino@example.fi" */
export function detailsLine(form: Required<CheckoutForm>, country: string): string {
  return [
    `${form.first_name} ${form.last_name}`,
    form.address,
    `${form.postal_code} ${form.city}`,
    // One of another country is from before the country was changed.
    isStateOf(country, form.state) && shortState(form.state),
    form.email,
    form.phone,
  ]
    .filter(Boolean)
    .join(', ');
}
