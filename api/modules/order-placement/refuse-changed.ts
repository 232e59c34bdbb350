import { lacksCustomsConsent } from 'mf-shared/rules/customs-consent';
import { toDecimal, toMinor } from 'mf-shared/rules/minor-units';
import { Refusal } from '../../http/refusal.ts';
import type { BuyerView } from '../checkout/buyer-view.ts';
import { invoiceLimitPassed } from '../checkout/invoice-gift-cards.ts';
import { emailMethod } from '../checkout/offer-delivery.ts';
import { paymentMethods } from '../checkout/payment-methods.ts';
import type { ValidatedCart } from '../checkout/priced-cart.ts';
import type { ParsedOrder } from './order-call.ts';

/** @throws Refusal when the cart is not what the buyer saw, or cannot be sold like this. */
export function refuseChanged(body: ParsedOrder, cart: ValidatedCart, view: BuyerView): void {
  const isEmptyRequest =
    body.cart.products.length + body.cart.bundles.length + body.cart.gift_card_products.length === 0;
  if (isEmptyRequest) throw new Refusal(400, 'empty_cart');
  if (body.cart.giftcampaign_data && !cart.giftCampaign) refuseGift(cart);
  if (body.cart.enterprise_order && cart.enterpriseOrderId === null)
    throw new Refusal(409, 'enterprise_order_not_found');
  if (body.cart.post_delivery && cart.packedWith === null) throw new Refusal(409, 'post_delivery_failed');
  const asked = [...body.cart.products, ...body.cart.bundles].reduce((sum, row) => sum + row.amount, 0);
  const given = [...cart.rows, ...cart.bundles].reduce((sum, row) => sum + row.amount, 0);
  const isOther =
    asked !== given ||
    cart.giftCardRows.length !== body.cart.gift_card_products.length ||
    (body.expected_payable !== undefined && cart.payableMinor !== toMinor(body.expected_payable));
  if (isOther || cart.totalMinor !== toMinor(body.expected_total))
    throw new Refusal(409, 'total_changed', { fields: { total: toDecimal(cart.totalMinor).toFixed(2) } });
  const { postal_code: postalCode } = body.form;
  if (cart.reason !== null) throw new Refusal(400, cart.reason, { values: { postalCode } });
  const { chosen } = cart;
  if (chosen?.fact.slug !== body.form.delivery_method)
    throw new Refusal(400, 'invalid_form', { fields: { delivery_method: 'validation.delivery_method' } });
  if (needsLocation(chosen.fact.kind) && !isKnownLocation(body.form.delivery_location, cart, view))
    throw new Refusal(400, 'invalid_form', {
      fields: { delivery_location: locationWords(body.form.delivery_location) },
    });
  if (chosen.fact.slug !== emailMethod.slug && lacksCustomsConsent(view.country, body.form.customs_consent))
    throw new Refusal(400, 'invalid_form', { fields: { customs_consent: 'validation.customs_consent' } });
  const invoiceLimit = invoiceLimitPassed(cart, view);
  if (body.payment_method === 'invoice' && invoiceLimit !== null)
    throw new Refusal(409, 'invoice_gift_card_limit', { values: { limit: invoiceLimit } });
  if (!paymentMethods(cart, view).some((method) => method.slug === body.payment_method))
    throw new Refusal(400, 'invalid_form', { fields: { payment_method: 'validation.payment_method' } });
}

/** The code does not bring this gift (any more): told beside the code, never as another price. */
function refuseGift({ errors }: ValidatedCart): never {
  const refusal = errors.find(({ field }) => field === 'gift_code')?.code ?? 'gift_code_unknown';
  throw new Refusal(409, refusal);
}

const needsLocation = (kind: string) => kind !== 'home';

/** None was chosen, or one that is not there, such as a pickup point that has closed since. */
const locationWords = (id: string): string =>
  id === '' ? 'validation.delivery_location' : 'validation.delivery_location_unknown';

function isKnownLocation(id: string, cart: ValidatedCart, view: BuyerView): boolean {
  if (cart.chosen?.locations.some((location) => location.id === id)) return true;
  const kind = cart.chosen?.fact.kind;
  const points = kind === 'store' || kind === 'express' ? [] : (view.facts.pickupPoints.get(view.country) ?? []);
  return points.some(
    (point) => point.id === id && (point.carrier === cart.chosen?.fact.carrier || !cart.chosen?.fact.carrier),
  );
}
