import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { isOnOrder } from '../../read-model/stock-facts.ts';
import { allRows } from '../checkout/priced-cart.ts';
import { settleEnterpriseOrder } from '../enterprise-orders/gather-enterprise-order.ts';
import { useGiftCode } from '../gift-campaigns/use-gift-code.ts';
import type { StockNeed } from './allocate-stock.ts';
import { insertOrder } from './insert-order.ts';
import type { OrderToPlace } from './order-to-place.ts';
import { reserveStock } from './reserve-stock.ts';
import { takeOffGiftCards } from './settle-gift-cards.ts';
import { sellOrder } from './settle-order.ts';

/** Something was sold or used up between pricing and placing: the cart has to be priced again. */
export class CartOutrun extends Error {
  readonly variantIds: readonly number[];

  constructor(variantIds: readonly number[] = []) {
    super('the cart was outrun');
    this.variantIds = variantIds;
  }
}

/**
 * The order with everything that belongs to it, in the caller's transaction. Means that pay at once make it a sale here.
 * Locks are taken in the order discount code, campaign code, gift cards, stock, as everywhere. @throws CartOutrun
 */
export async function writeOrder(
  tx: Transaction<Tables>,
  toPlace: OrderToPlace,
): Promise<{ id: number; number: string }> {
  const { cart } = toPlace;
  if (cart.discount && !(await useCode(tx, cart.discount.id))) throw new CartOutrun();
  if (cart.giftCampaign && !(await useGiftCode(tx, cart.giftCampaign.codeId))) throw new CartOutrun();
  const holds = cart.giftCards.flatMap((card) =>
    card.id !== null && card.usedMinor > 0 ? [{ giftCardId: card.id, amountMinor: card.usedMinor }] : [],
  );
  if (!(await takeOffGiftCards(tx, holds))) throw new CartOutrun();
  const needs = stockNeeds(toPlace);
  const reserved = await reserveStock(tx, needs);
  if (!reserved) throw new CartOutrun(needs.map((need) => need.variantId));
  const order = await insertOrder(tx, toPlace, reserved, holds);
  if (cart.enterpriseOrderId !== null && !(await settleEnterpriseOrder(tx, cart.enterpriseOrderId, order.id)))
    throw new CartOutrun();
  if (toPlace.processor === 'giftcard' || toPlace.processor === 'invoice') {
    const payment = { id: toPlace.paymentId, orderId: order.id, amountMinor: toPlace.payableMinor, isApproved: true };
    const to = toPlace.processor === 'giftcard' ? 'captured' : 'authorised';
    await sellOrder(tx, { ...payment, status: 'created', orderStatus: 'pending_payment' }, to);
  }
  return order;
}

async function useCode(tx: Transaction<Tables>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('discount_codes')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
