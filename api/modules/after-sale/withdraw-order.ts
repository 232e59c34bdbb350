import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Locale, WithdrawOrderResponse, withdrawOrderRequest } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { canWithdrawFrom, isWithShop } from 'mf-shared/rules/order-status-moves';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { longDay } from '../../texts/long-day.ts';
import { translate } from '../../texts/translate.ts';
import type { OrderLifecycle } from '../orders/order-lifecycle.ts';
import { type OrderRows, readOrderRows } from '../orders/read-order-rows.ts';
import { kindOn, sendBy } from './deadlines.ts';
import { linesAfterSale, linesToWithdraw } from './lines-after-sale.ts';
import { mailWithdrawal } from './mail-withdrawal.ts';
import { deadlinesOfOrder, deadlineWords, readAfterSale, referenceOf, wayWords } from './read-after-sale.ts';
import { withdrawalRefund } from './withdrawal-refund.ts';
import { withheld } from './withheld.ts';

type Asked = z.output<typeof withdrawOrderRequest>;
/** What a declaration needs of the service. */
export type WithdrawalContext = Pick<ServiceContext, 'db' | 'catalogue' | 'settings' | 'secret' | 'orders'>;
/** What the buyer proved the order with. */
export type Proof = 'key' | 'email' | 'account';

/** Declares a withdrawal or a return in two steps: what it would be, then the declaration with its acknowledgement by mail. @throws Refusal */
export async function withdrawOrder(
  context: WithdrawalContext,
  orderId: number,
  asked: Asked & { proof: Proof },
  locale: Locale,
): Promise<WithdrawOrderResponse> {
  const { db } = context;
  if (asked.confirmation !== undefined) return declare(context, orderId, asked, locale);
  const [rows] = await readOrderRows(db, { orderId });
  const plan = planWithdrawal(context, rows, asked.lines, locale);
  const confirmation = context.secret.keyFor('withdraw', plan.fingerprint);
  return {
    ...answerOf(plan, locale),
    step: 'confirm',
    confirmation,
    declared_at: null,
    message: translate(locale, `after_sale.confirm.${plan.kind}`),
    order: null,
  };
}

export type WithdrawalPlan = ReturnType<typeof planWithdrawal>;

/** What a declaration of these lines would be now. @throws Refusal where there is none to make. */
function planWithdrawal(
  context: WithdrawalContext,
  rows: OrderRows | undefined,
  asked: Asked['lines'],
  locale: Locale,
) {
  if (!rows?.payment) throw new Refusal(404, 'order_not_found');
  const { order, payment } = rows;
  // An order whose cancellation is asked for, or done, is paid back whole already.
  if (!canWithdrawFrom(order.status)) throw new Refusal(409, 'order_not_withdrawable');
  const deadlines = deadlinesOfOrder(rows);
  const declaredAt = new Date();
  const kind = kindOn(declaredAt, deadlines);
  if (kind === null)
    throw new Refusal(409, 'return_time_over', { values: { date: longDay(deadlines.returnUntil ?? '', locale) } });
  const lines = linesToWithdraw(linesAfterSale(rows.lines, rows.withdrawals), asked);
  const has_left = !isWithShop(order.status);
  const refund = withdrawalRefund(rows, lines, kind);
  const reference = referenceOf(order.number, rows.withdrawals.length);
  const told = [
    reference,
    kind,
    has_left,
    refund.refundMinor,
    ...lines.map((line) => `${line.productId}:${line.amount}`),
  ];
  return {
    ...{ rows, order, payment, deadlines, declaredAt, kind, lines, has_left, refund },
    reference,
    send_by: has_left ? sendBy(kind, declaredAt, deadlines) : null,
    send_to: has_left ? context.settings.returnAddress : '',
    /** A confirmation holds for what was told with it, for nothing else, and once. */
    fingerprint: createHash('sha256').update(told.sort().join()).digest('base64url'),
  };
}

function answerOf(plan: WithdrawalPlan, locale: Locale) {
  return {
    order_number: plan.order.number,
    kind: plan.kind,
    lines: plan.lines.map(({ productId, name, amount }) => ({ productId, name, amount })),
    refund: toDecimal(plan.refund.refundMinor),
    delivery: toDecimal(plan.refund.deliveryMinor),
    currency: plan.payment.currency,
    deadlines: deadlineWords(plan.deadlines, locale),
    way: wayWords(plan, locale),
  };
}

/** A second declaration of the same goods waits for the order's lock and then finds none left. */
async function declare(
  context: WithdrawalContext,
  orderId: number,
  asked: Asked & { proof: Proof },
  locale: Locale,
): Promise<WithdrawOrderResponse> {
  return inTransaction(context.db, async (tx) => {
    await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const [before] = await readOrderRows(tx, { orderId });
    const plan = planWithdrawal(context, before, asked.lines, locale);
    if (!context.secret.matches('withdraw', plan.fingerprint, asked.confirmation ?? ''))
      throw new Refusal(409, 'withdrawal_changed');
    const { kind, has_left, send_by, send_to, refund } = plan;
    const stored = plan.lines.map(({ productId, amount }) => ({ product_id: productId, amount }));
    await tx
      .insertInto('order_withdrawals')
      .values({
        ...{ order_id: orderId, reason: asked.reason, declared_at: plan.declaredAt, proof: asked.proof },
        ...{ kind, has_left, send_by, send_to, refund_minor: refund.refundMinor, delivery_minor: refund.deliveryMinor },
        lines: JSON.stringify(stored),
      })
      .execute();
    const [rows] = await readOrderRows(tx, { orderId });
    if (!rows) throw new Error(`no order ${orderId}`);
    const status = await stopPacking(tx, context.orders, rows, plan.reference, asked.proof);
    await mailWithdrawal(tx, context, plan, asked);
    return {
      ...answerOf(plan, locale),
      step: 'declared',
      confirmation: null,
      declared_at: plan.declaredAt.toISOString(),
      message: translate(locale, `after_sale.declared.${kind}`, { email: plan.order.email }),
      order: { status, after_sale: readAfterSale({ ...rows, order: { ...rows.order, status } }, locale) },
    };
  });
}

/**
 * An order that is withdrawn from as a whole before it has left waits to be ended, like a cancelled one. Number and email
 * alone move no order (decision 31), and a gift card that was bought as well stays the buyer's: there the packing is only
 * held, see `withheld`.
 */
async function stopPacking(
  tx: Transaction<Tables>,
  orders: OrderLifecycle,
  rows: OrderRows,
  reference: string,
  proof: Proof,
): Promise<OrderRows['order']['status']> {
  const { order } = rows;
  if (withheld(rows) !== 'all' || proof === 'email') return order.status;
  await orders.move(tx, order.id, order.status, 'manual_cancellation', { cause: 'withdrawal', note: reference });
  return 'manual_cancellation';
}
