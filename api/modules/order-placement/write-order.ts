import type { Transaction } from 'kysely';
import { afterCommit } from '../../db/in-transaction.ts';
import type { Tables } from '../../db/schema.ts';
import { countPayment } from '../../metrics/service-counts.ts';
import { isOnOrder } from '../../read-model/stock-facts.ts';
import { allRows } from '../checkout/priced-cart.ts';
import { useDiscountCode } from '../checkout/use-discount-code.ts';
import { useGiftCode } from '../gift-campaigns/use-gift-code.ts';
import { takeOffGiftCards } from '../gift-cards/gift-card-payments.ts';
import type { OrderLifecycle } from '../orders/order-lifecycle.ts';
import { StaleCart } from '../orders/stale-cart.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import type { StockNeed } from '../stock/allocate-stock.ts';
import { reserveStock } from '../stock/reserve-stock.ts';
import { insertOrder } from './insert-order.ts';
import type { OrderToPlace } from './order-to-place.ts';

/**
 * The order with everything that belongs to it, in the caller's transaction. Means that pay at once make it a sale here.
 * Locks are taken in the order discount code, campaign code, gift cards, stock, as everywhere. @throws StaleCart
 */
export async function writeOrder(
  tx: Transaction<Tables>,
  orders: OrderLifecycle,
  toPlace: OrderToPlace,
): Promise<{ id: number; number: string }> {
  const { cart } = toPlace;
  if (cart.discount && !(await useDiscountCode(tx, cart.discount.id))) throw new StaleCart();
  if (cart.giftCampaign && !(await useGiftCode(tx, cart.giftCampaign.codeId))) throw new StaleCart();
  const named = cart.giftCards.flatMap(({ id, code, usedMinor }) =>
    id !== null && usedMinor > 0 ? [{ giftCardId: id, code, amountMinor: usedMinor }] : [],
  );
  if (!(await takeOffGiftCards(tx, named))) throw new StaleCart();
  const holds = named.map(({ code: _code, ...hold }) => hold);
  const needs = stockNeeds(toPlace);
  const reserved = await reserveStock(tx, needs);
  if (!reserved) throw new StaleCart(needs.map((need) => need.variantId));
  const order = await insertOrder(tx, toPlace, reserved, holds);
  afterCommit(tx, () => countPayment({ provider: toPlace.processor, state: 'created' }));
  await orders.notify(tx, 'placed', { orderId: order.id, enterpriseOrderId: cart.enterpriseOrderId });
  if (toPlace.processor === 'giftcard' || toPlace.processor === 'invoice') {
    const payment = {
      id: toPlace.paymentId,
      orderId: order.id,
      amountMinor: toPlace.payableMinor,
      isApproved: true,
      partOf: null,
    };
    const to = toPlace.processor === 'giftcard' ? 'captured' : 'authorised';
    await settlePayment(tx, orders, { ...payment, status: 'created', orderStatus: 'pending_payment' }, to);
  }
  return order;
}

function stockNeeds({ cart, form }: OrderToPlace): StockNeed[] {
  const kind = cart.chosen?.fact.kind;
  const storeId = kind === 'store' || kind === 'express' ? Number(form.delivery_location) : null;
  return allRows(cart)
    .filter((row) => row.amount > 0)
    .map((row) => ({
      variantId: row.variant.id,
      amount: row.amount,
      onlyStoreId: kind === 'express' ? storeId : null,
      nearStoreId: storeId,
      canBackorder: kind !== 'express' && isOnOrder(row.variant),
    }));
}
