import type { Locale, StaffOrder } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { givingPayment } from '../after-sale/give-back.ts';
import { readGivable } from '../after-sale/read-givable.ts';
import { readStaffWithdrawals } from '../after-sale/read-staff-withdrawals.ts';
import { withheld } from '../after-sale/withheld.ts';
import { toOrder } from '../buyer-orders/read-order.ts';
import { readStaffStory } from '../order-story/read-order-story.ts';
import { type OrderRows, readOrderRows } from '../orders/read-order-rows.ts';
import { spentMinor } from '../payments/refund-limits.ts';
import { readRefundLimits } from '../payments/request-refund.ts';
import { listReceipts } from '../receipts/read-receipts.ts';
import { receiptPdfLink } from '../receipts/receipt-link.ts';
import { staffMoves } from './staff-moves.ts';

/** One order with everything that the staff need to work on it. @throws Refusal 404 */
export async function readStaffOrder(
  { db, secret }: Pick<ServiceContext, 'db' | 'secret'>,
  number: string,
  locale: Locale,
): Promise<StaffOrder> {
  const known = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  const [rows] = known ? await readOrderRows(db, { orderId: known.id }) : [];
  if (!rows) throw new Refusal(404, 'order_not_found');
  const { order } = rows;
  const kept = withheld(rows);
  return {
    ...toOrder(rows, locale),
    language: order.language,
    country_code: order.country_code,
    special_request: order.special_request,
    has_account: order.customer_id !== null,
    next: [...staffMoves(order.status, kept === 'all')],
    ...(await readMoney(db, rows, locale)),
    withheld: kept,
    receipts: (await listReceipts(db, order)).map((receipt) => ({ ...receipt, pdf: receiptPdfLink(secret, receipt) })),
    story: await readStaffStory(db, secret, rows, locale),
  };
}

async function readMoney(
  db: Executor,
  rows: OrderRows,
  locale: Locale,
): Promise<
  Pick<StaffOrder, 'payments' | 'refunds' | 'refundable' | 'refundable_goods' | 'gift_cards' | 'withdrawals'>
> {
  const { order } = rows;
  // The staff also see how the difference of an exchange was paid.
  const parts = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('part_of', 'is not', null)
    .orderBy('created_at')
    .execute();
  const payments = [...rows.payments, ...parts];
  const refunds = await db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.amount_minor', 'r.status', 'r.reason', 'r.created_at'])
    .where('p.order_id', '=', order.id)
    .orderBy('r.created_at')
    .execute();
  const captured = rows.payments.find(({ status }) => status === 'captured' || status === 'refunded');
  const paying = givingPayment(rows);
  const limits = captured && (await readRefundLimits(db, captured.id));
  return {
    payments: payments.map((payment) => ({
      id: payment.id,
      provider: payment.provider,
      status: payment.status,
      amount: toDecimal(payment.amount_minor),
      captured: toDecimal(payment.captured_minor),
      refunded: toDecimal(payment.refunded_minor),
      created_at: payment.created_at.toISOString(),
    })),
    refunds: refunds.map(({ amount_minor, created_at, ...refund }) => ({
      ...refund,
      amount: toDecimal(amount_minor),
      created_at: created_at.toISOString(),
    })),
    refundable: toDecimal(limits?.totalMinor ?? 0),
    refundable_goods: toDecimal(limits?.goodsMinor ?? 0),
    gift_cards: (limits?.cards ?? []).map(({ card, minor }) => ({
      id: card.id,
      hint: card.hint,
      initial: toDecimal(card.initialMinor),
      spent: toDecimal(spentMinor(card)),
      given_back: toDecimal(card.givenBackMinor),
      left: toDecimal(card.balanceMinor),
      refundable: toDecimal(minor),
      is_frozen: card.isFrozen,
      is_blocked: card.isBlocked,
    })),
    withdrawals: readStaffWithdrawals(rows, paying ? await readGivable(db, rows, paying) : null, locale),
  };
}
