import type { Transaction } from 'kysely';
import type { DropPoint, Locale, WithdrawOrderResponse } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { translate } from '../../texts/translate.ts';
import { claimAttachments } from '../attachments/claim-attachments.ts';
import { askForLabel } from '../carrier/ask-for-label.ts';
import { holdExchanges } from '../exchanges/hold-exchanges.ts';
import type { OrderLifecycle } from '../orders/order-lifecycle.ts';
import { type OrderRows, readOrderRows } from '../orders/read-order-rows.ts';
import { caseCode, caseCodeHash } from '../secrets/case-code.ts';
import { dropPointOf } from './chosen-way.ts';
import { linesAfterSale } from './lines-after-sale.ts';
import { mailWithdrawal } from './mail-withdrawal.ts';
import {
  type Asked,
  fingerprintOf,
  type Proof,
  planWithdrawal,
  type WithdrawalContext,
  type WithdrawalPlan,
} from './plan-withdrawal.ts';
import { deadlinesOfOrder, deadlineWords, readAfterSale, readDeclared } from './read-after-sale.ts';
import type { WayFactsOfOrder } from './read-way-facts.ts';
import { withheld } from './withheld.ts';

/** Declares, or reads the stock anew where a wanted variant was sold meanwhile, so that the buyer chooses from it. */
export async function declareOrRefresh(
  context: WithdrawalContext,
  orderId: number,
  asked: Asked & { proof: Proof },
  { facts, locale }: { facts: WayFactsOfOrder; locale: Locale },
): Promise<WithdrawOrderResponse> {
  try {
    return await declare(context, orderId, asked, { facts, locale });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'exchange_sold_out')
      await context.catalogue.refreshStock(asked.lines.flatMap(({ variantId }) => variantId ?? []));
    throw error;
  }
}

/** A second declaration of the same goods waits for the order's lock and then finds none left. */
async function declare(
  context: WithdrawalContext,
  orderId: number,
  asked: Asked & { proof: Proof },
  { facts, locale }: { facts: WayFactsOfOrder; locale: Locale },
): Promise<WithdrawOrderResponse> {
  return inTransaction(context.db, async (tx) => {
    await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const [before] = await readOrderRows(tx, { orderId });
    const known = await declaredBefore(tx, orderId, asked.form?.requestKey);
    if (before && known !== null) return declaredAnswer(context, before, known, locale);
    const plan = planWithdrawal(context, before, asked, { facts, locale });
    if (!context.secret.matches('withdraw', fingerprintOf(plan.told, plan.back), asked.confirmation ?? ''))
      throw new Refusal(409, 'withdrawal_changed');
    const point = dropPointOf(plan.back, asked.form?.drop_point ?? '', facts);
    const id = await storeDeclaration(tx, context, plan, { ...asked, point });
    if (point) await askForLabel(tx, { returnId: id }, { carrier: point.carrier });
    const [rows] = await readOrderRows(tx, { orderId });
    if (!rows) throw new Error(`no order ${orderId}`);
    const status = await stopPacking(tx, context.orders, { rows, reference: plan.reference, proof: asked.proof });
    await context.orders.notify(tx, 'declared', { orderId, reference: plan.reference });
    // Goods that are here already need no mail that tells how to send them: their arrival is told.
    if (asked.arrive) await asked.arrive(tx, id);
    else await mailWithdrawal(tx, context, plan, { ...asked, locale: mailLocale(asked.proof, rows.order, locale) });
    return declaredAnswer(context, { ...rows, order: { ...rows.order, status } }, id, locale);
  });
}

/** Number and email prove nothing (decision 31), so who knows them does not choose the language of the buyer's mail. */
export const mailLocale = (proof: Proof | null, order: Pick<OrderRows['order'], 'language'>, asked: Locale): Locale =>
  proof === 'email' ? keptLocale(order.language) : asked;

/** The return of a form that was sent before; null for a new one. @throws Refusal 422 where the key was another order's */
async function declaredBefore(
  tx: Transaction<Tables>,
  orderId: number,
  key: string | undefined,
): Promise<number | null> {
  if (key === undefined) return null;
  const known = await tx
    .selectFrom('returns')
    .select(['id', 'order_id'])
    .where('request_key', '=', key)
    .executeTakeFirst();
  if (known && known.order_id !== orderId) throw new Refusal(422, 'idempotency_key_reused');
  return known?.id ?? null;
}

async function storeDeclaration(
  tx: Transaction<Tables>,
  { secret }: WithdrawalContext,
  plan: WithdrawalPlan,
  { lines: asked, reason, proof, form, point }: Asked & { proof: Proof; point: DropPoint | null },
): Promise<number> {
  const { kind, has_left, send_by, send_to, refund, reference, back } = plan;
  const lines = plan.lines.map(({ productId, amount }) => {
    const why = asked.find((line) => line.productId === productId)?.reason;
    return { product_id: productId, amount, ...(why && { reason: why }) };
  });
  const { id } = await tx
    .insertInto('returns')
    .values({
      ...{ order_id: plan.order.id, reason, declared_at: plan.declaredAt, proof },
      ...{ kind, has_left, send_by, send_to, refund_minor: refund.refundMinor, delivery_minor: refund.deliveryMinor },
      ...{ lines: JSON.stringify(lines), way: back.way, fee_minor: back.feeMinor, message: form?.message ?? '' },
      as_gift_card: form?.money === 'gift_card',
      drop_point: point && JSON.stringify(point),
      request_key: form?.requestKey ?? null,
      code_hash: caseCodeHash('return', caseCode(secret, 'return', reference)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (form) await claimAttachments(tx, { returnId: id, draft: form.draft, ids: form.attachments });
  const lacked = await holdExchanges(tx, { returnId: id, wanted: plan.wanted, now: plan.declaredAt });
  if (lacked.length > 0) {
    const fields = lacked.map((productId) => [`lines.${productId}.variant`, 'errors.exchange_sold_out']);
    throw new Refusal(409, 'exchange_sold_out', { fields: Object.fromEntries(fields) });
  }
  return id;
}

/** The declaration, as its row tells it: the same answer when the form is sent again. */
function declaredAnswer(
  { secret }: WithdrawalContext,
  rows: OrderRows,
  id: number,
  locale: Locale,
): WithdrawOrderResponse {
  const row = rows.withdrawals.find((each) => each.id === id);
  if (!row || !rows.payment) throw new Error(`no declaration ${id}`);
  const declared = readDeclared({
    rows,
    row,
    goods: linesAfterSale(rows.lines, rows.withdrawals),
    locale,
  });
  return {
    order_number: rows.order.number,
    step: 'declared',
    confirmation: null,
    kind: row.kind,
    lines: declared.lines,
    refund: declared.refund ?? 0,
    ...{ delivery: declared.delivery, fee: declared.fee, ways: [] },
    ...{ currency: rows.payment.currency, country: rows.order.country_code, can_be_gift_card: false },
    declared_at: declared.declared_at,
    deadlines: deadlineWords(deadlinesOfOrder(rows), locale),
    way: declared.way,
    message: translate(locale, `after_sale.declared.${row.exchanges.length > 0 ? 'exchange' : row.kind}`, {
      email: rows.order.email,
    }),
    code: caseCode(secret, 'return', declared.reference),
    order: { status: rows.order.status, after_sale: readAfterSale(rows, locale) },
  };
}

/**
 * An order that is withdrawn from as a whole before it has left waits to be ended, like a cancelled one. Number and email
 * alone move no order (decision 31), and a gift card that was bought as well stays the buyer's: there the packing is only
 * held, see `withheld`.
 */
async function stopPacking(
  tx: Transaction<Tables>,
  orders: OrderLifecycle,
  { rows, reference, proof }: { rows: OrderRows; reference: string; proof: Proof },
): Promise<OrderRows['order']['status']> {
  const { order } = rows;
  if (withheld(rows) !== 'all' || proof === 'email') return order.status;
  await orders.move(
    tx,
    order.id,
    { from: order.status, to: 'manual_cancellation' },
    { cause: 'withdrawal', note: reference },
  );
  return 'manual_cancellation';
}
