import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { OrderRefund } from '../orders/order-events.ts';

/** What a refund gives back, as those who listen to orders are told. */
export async function readOrderRefund(tx: Transaction<Tables>, refundId: string): Promise<OrderRefund> {
  const refund = await tx
    .selectFrom('payment_refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .select([
      'p.order_id',
      'p.provider',
      'f.amount_minor',
      'f.withdrawal_id',
      'f.complaint_id',
      'f.exchange_order_id',
      'f.is_by_hand',
      'f.gift_card_id',
    ])
    .select((eb) =>
      eb
        .selectFrom('gift_card_refunds as g')
        .select((of) => of.fn.coalesce(of.fn.sum<string>('g.refund_minor'), of.val('0')).as('minor'))
        .whereRef('g.refund_id', '=', 'f.id')
        .as('for_cards'),
    )
    .where('f.id', '=', refundId)
    .executeTakeFirstOrThrow();
  return {
    orderId: refund.order_id,
    cause: `refund ${refundId}`,
    amountMinor: refund.amount_minor,
    processor: processorOf(refund),
    withdrawalId: refund.withdrawal_id,
    complaintId: refund.complaint_id,
    boughtCardsMinor: Number(refund.for_cards),
  };
}

/**
 * How money went back: by what had paid, as another order's payment, as a new gift card, or by bank transfer where the
 * provider refused.
 */
export const processorOf = (refund: {
  provider: string;
  exchange_order_id: number | null;
  is_by_hand: boolean;
  gift_card_id: number | null;
}): string => {
  if (refund.exchange_order_id !== null) return 'exchange';
  if (refund.gift_card_id !== null) return 'new_gift_card';
  return refund.is_by_hand ? 'bank_transfer' : refund.provider;
};
