import { randomUUID } from 'node:crypto';
import type { PlaceOrderResponse } from 'mf-shared/contract';
import { paidCurrency } from 'mf-shared/rules/paid-currency';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { countStaleCart } from '../../metrics/service-counts.ts';
import { holdAccount } from '../accounts/hold-account.ts';
import { noteWrite } from '../audit/note-write.ts';
import type { BuyerView } from '../checkout/buyer-view.ts';
import { paymentMethods } from '../checkout/payment-methods.ts';
import type { ValidatedCart } from '../checkout/priced-cart.ts';
import { buyerView, type ParsedCart, validateCart } from '../checkout/validate-cart.ts';
import { hashOrderKey } from '../orders/order-key.ts';
import { StaleCart } from '../orders/stale-cart.ts';
import { checkForm } from './check-form.ts';
import { claimIdempotencyKey, orderOfKey, requestHash } from './idempotency.ts';
import type { OrderCall, ParsedOrder } from './order-call.ts';
import { amountsOfCart } from './order-rows.ts';
import type { OrderToPlace } from './order-to-place.ts';
import { refuseChanged } from './refuse-changed.ts';
import { startPayment } from './start-payment.ts';
import { writeOrder } from './write-order.ts';

/** How often an order is priced again when the catalogue or the stock moved on under it. */
const attempts = 4;

/** Places an order once per key, however often and from wherever it is asked. @throws Refusal */
export async function placeOrder(context: ServiceContext, call: OrderCall): Promise<PlaceOrderResponse> {
  const hash = requestHash(call.body, call.customer?.id ?? null);
  return startPayment(context, await writeOnce(context, call, hash));
}

async function writeOnce(context: ServiceContext, call: OrderCall, hash: Buffer): Promise<number> {
  const { db, catalogue } = context;
  for (let left = attempts; ; left -= 1) {
    const cart = withForm(call.body);
    const view = await buyerView(context, { cart, customer: call.customer, locale: call.locale });
    const form = checkedForm(call.body, view);
    try {
      const written = await inTransaction(db, async (tx) => {
        const claimed = await claimIdempotencyKey(tx, call.key, hash);
        if (claimed === null) return null;
        // The buyer's account neither ends nor is merged before the order is written.
        if (call.customer) await holdAccount(tx, call.customer.id, call.actorId);
        const { version, pricesVersion } = view.catalogue;
        if (claimed.version !== version || claimed.prices !== pricesVersion) throw new StaleCart();
        const priced = await validateCart(tx, cart, view);
        refuseChanged(call.body, priced, view);
        const order = await writeOrder(tx, context.orders, orderToPlace(context, call, { form, cart: priced, view }));
        if (call.actorId !== null) await notePlaced(tx, call.actorId, order, call.customer?.id ?? null);
        return order.id;
      });
      const orderId = written ?? (await orderOfKey(db, call.key, hash));
      if (orderId !== null) return orderId;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'total_changed') countStaleCart({ outcome: 'changed' });
      if (!(error instanceof StaleCart)) throw error;
      countStaleCart({ outcome: left <= 1 ? 'refused' : 'priced_again' });
      await catalogue.refresh();
      await catalogue.refreshStock(error.variantIds);
    }
    if (left <= 1) throw new Refusal(409, 'stock_changed');
  }
}

/** The form decides how and where to; the cart of the same call may still hold an older choice. */
function withForm({ cart, form }: ParsedOrder): ParsedCart {
  return {
    ...cart,
    delivery_method: form.delivery_method,
    delivery_location: form.delivery_location,
    postal_code: form.postal_code,
    pikanouto: false,
  };
}

function checkedForm(body: ParsedOrder, view: BuyerView) {
  const { form, problems } = checkForm(body.form, view.country);
  const fields = { ...problems, ...(body.accept_terms ? {} : { accept_terms: 'validation.accept_terms' }) };
  if (form === null || Object.keys(fields).length > 0) throw new Refusal(400, 'invalid_form', { fields });
  return form;
}

function orderToPlace(
  context: ServiceContext,
  call: OrderCall,
  { form, cart, view }: { form: ParsedOrder['form']; cart: ValidatedCart; view: BuyerView },
): OrderToPlace {
  const { body, customer } = call;
  const shown = view.catalogue.currencies.get(body.currency_code.toLowerCase());
  const shownCurrency = shown?.code ?? 'eur';
  const shownRate = shown?.rate ?? 1;
  const processor = paymentMethods(cart, view).find((method) => method.slug === body.payment_method)?.processor;
  const paid = paidCurrency(processor ?? 'klarna', view.locale, shownCurrency);
  const paymentId = `pay_${randomUUID()}`;
  return {
    view,
    cart,
    form,
    customer,
    actorId: call.actorId,
    paymentId,
    idempotencyKey: call.key,
    processor: processor ?? 'klarna',
    keyHash: hashOrderKey(context.secret.keyFor('order', paymentId)),
    shownCurrency,
    shownRate,
    paidCurrency: paid,
    payableMinor: amountsOfCart({ cart, view }, { code: paid, rate: paid === shownCurrency ? shownRate : 1 })
      .payableMinor,
    reservedUntil: new Date(Date.now() + context.payments.reservationMs),
    specialRequest: body.cart.special_request,
    extra: {
      part_delivery: cart.isSplit,
      post_delivery: cart.packedWith,
      giosg_chatter: body.cart.delivery_extra_data.giosg_chatter,
      seller_name: form.seller_name,
      seller_number: form.seller_number,
      customs_consent: form.customs_consent,
      repack: cart.repackMinor > 0 || body.cart.repack,
    },
  };
}

/** The order is the customer's; who placed it stands in the log under their own name (STAFF-26). */
const notePlaced = (
  tx: Executor,
  actorId: number,
  order: { id: number; number: string },
  customerId: number | null,
): Promise<void> =>
  noteWrite(tx, actorId, {
    action: 'order_placed_for',
    entity: 'order',
    entityId: order.number,
    before: null,
    after: { customer_id: customerId },
  });
