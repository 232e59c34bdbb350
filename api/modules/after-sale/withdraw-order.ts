import type { Transaction } from 'kysely';
import type { DropPoint, ExchangeBack, Locale, ReturnSums, WithdrawOrderResponse } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { translate } from '../../texts/translate.ts';
import { claimAttachments } from '../attachments/claim-attachments.ts';
import { askForLabel } from '../carrier/ask-for-label.ts';
import { holdExchanges } from '../exchanges/hold-exchanges.ts';
import { wantedName } from '../exchanges/told-exchange.ts';
import type { OrderLifecycle } from '../orders/order-lifecycle.ts';
import { type OrderRows, readOrderRows } from '../orders/read-order-rows.ts';
import { caseCode, caseCodeHash } from '../secrets/case-code.ts';
import { dropPointOf } from './chosen-way.ts';
import { linesAfterSale } from './lines-after-sale.ts';
import { mailWithdrawal } from './mail-withdrawal.ts';
import { exchangeView } from './plan-exchanges.ts';
import {
  type Asked,
  fingerprintOf,
  type Proof,
  planWithdrawal,
  type WithdrawalContext,
  type WithdrawalPlan,
} from './plan-withdrawal.ts';
import { deadlinesOfOrder, deadlineWords, readAfterSale, readDeclared, wayWords } from './read-after-sale.ts';
import { readWayFacts, type WayFactsOfOrder } from './read-way-facts.ts';
import type { WayBack } from './ways-back.ts';
import { withheld } from './withheld.ts';

/** Declares a withdrawal or a return in two steps: what it would be, then the declaration with its acknowledgement by mail. @throws Refusal */
export async function withdrawOrder(
  context: WithdrawalContext,
  orderId: number,
  given: Asked & { proof: Proof },
  locale: Locale,
): Promise<WithdrawOrderResponse> {
  const { db } = context;
  const facts = await readWayFacts(context, orderId);
  const view = await viewOf(context, orderId, given);
  const asked = { ...given, view };
  if (asked.confirmation !== undefined) return declareOrRefresh(context, orderId, asked, { facts, locale });
  const [rows] = await readOrderRows(db, { orderId });
  const plan = planWithdrawal(context, rows, asked, { facts, locale });
  const confirmationOf = (way: WayBack) => context.secret.keyFor('withdraw', fingerprintOf(plan.told, way));
  return {
    ...answerOf(plan, locale),
    step: 'confirm',
    confirmation: confirmationOf(plan.back),
    ways: plan.ways.map((way) => ({
      ...{ way: way.way, fee: toDecimal(way.feeMinor), free_for: way.freeFor, confirmation: confirmationOf(way) },
      refund: toDecimal(plan.moneyMinor - way.feeMinor),
    })),
    declared_at: null,
    message: translate(locale, `after_sale.confirm.${plan.wanted.length > 0 ? 'exchange' : plan.kind}`),
    ...{ code: null, order: null },
  };
}

/** What the lines that are ticked until now would bring (AFTER-101). Nothing can be declared with it. @throws Refusal */
export async function sumsOfReturn(
  context: WithdrawalContext,
  orderId: number,
  lines: Asked['lines'],
  locale: Locale,
): Promise<ReturnSums> {
  const facts = await readWayFacts(context, orderId);
  const asked = { lines, reason: '', form: unfinishedForm, mayLackReasons: true };
  const view = await viewOf(context, orderId, asked);
  const [rows] = await readOrderRows(context.db, { orderId });
  const plan = planWithdrawal(context, rows, { ...asked, view }, { facts, locale });
  return {
    refund: toDecimal(plan.moneyMinor),
    delivery: toDecimal(plan.refund.deliveryMinor),
    extra: toDecimal(plan.extraMinor),
    currency: plan.payment.currency,
    fees: plan.ways.map(({ feeMinor }) => toDecimal(feeMinor)),
  };
}

/** The form of returns before anything but lines was chosen in it. */
const unfinishedForm: NonNullable<Asked['form']> = {
  way: 'post',
  money: 'payment',
  drop_point: '',
  message: '',
  attachments: [],
};

/** Only who wants an exchange needs the prices of today. */
async function viewOf(context: WithdrawalContext, orderId: number, { lines }: Asked) {
  if (!lines.some(({ wish }) => wish === 'exchange')) return null;
  const [rows] = await readOrderRows(context.db, { orderId });
  return rows ? exchangeView(context, rows) : null;
}

function answerOf(plan: WithdrawalPlan, locale: Locale) {
  return {
    order_number: plan.order.number,
    kind: plan.kind,
    lines: plan.lines.map(({ productId, name, amount }) => ({ productId, name, amount, ...wantedOf(plan, productId) })),
    refund: toDecimal(plan.moneyMinor - plan.back.feeMinor),
    fee: toDecimal(plan.back.feeMinor),
    delivery: toDecimal(plan.refund.deliveryMinor),
    ...{ currency: plan.payment.currency, country: plan.order.country_code, can_be_gift_card: plan.canBeGiftCard },
    deadlines: deadlineWords(plan.deadlines, locale),
    way: wayWords({ ...plan, way: plan.back.way }, locale),
  };
}

/** Declares, or reads the stock anew where a wanted variant was sold meanwhile, so that the buyer chooses from it. */
async function declareOrRefresh(
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

function wantedOf({ wanted, keptUntil: kept_until }: WithdrawalPlan, productId: number): { exchange?: ExchangeBack } {
  const found = wanted.find((each) => each.productId === productId);
  if (!found) return {};
  const { variantId, line, values } = found;
  const extra = toDecimal(values.reduce((sum, { extraMinor }) => sum + extraMinor, 0));
  const state = 'wanted' as const;
  return { exchange: { variantId, name: wantedName(line), state, kept_until, extra, order_number: null } };
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
    // Goods that are here already need no mail that tells how to send them: their arrival is told.
    if (asked.arrive) await asked.arrive(tx, id);
    else await mailWithdrawal(tx, context, plan, asked);
    return declaredAnswer(context, { ...rows, order: { ...rows.order, status } }, id, locale);
  });
}

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
    const told = asked.find((line) => line.productId === productId)?.reason;
    return { product_id: productId, amount, ...(told && { reason: told }) };
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
  const index = rows.withdrawals.findIndex((row) => row.id === id);
  const row = rows.withdrawals[index];
  if (!row || !rows.payment) throw new Error(`no declaration ${id}`);
  const declared = readDeclared({
    number: rows.order.number,
    index,
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
