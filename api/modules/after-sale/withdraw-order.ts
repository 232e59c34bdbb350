import type { ExchangeBack, Locale, ReturnSums, WithdrawOrderResponse } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { translate } from '../../texts/translate.ts';
import { wantedName } from '../exchanges/told-exchange.ts';
import { readOrderRows } from '../orders/read-order-rows.ts';
import { declareOrRefresh } from './declare-withdrawal.ts';
import { exchangeView } from './plan-exchanges.ts';
import {
  type Asked,
  fingerprintOf,
  type Proof,
  planWithdrawal,
  type WithdrawalContext,
  type WithdrawalPlan,
} from './plan-withdrawal.ts';
import { deadlineWords, wayWords } from './read-after-sale.ts';
import { readWayFacts } from './read-way-facts.ts';
import type { WayBack } from './ways-back.ts';

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

function wantedOf({ wanted, keptUntil: kept_until }: WithdrawalPlan, productId: number): { exchange?: ExchangeBack } {
  const found = wanted.find((each) => each.productId === productId);
  if (!found) return {};
  const { variantId, line, values } = found;
  const extra = toDecimal(values.reduce((sum, { extraMinor }) => sum + extraMinor, 0));
  const state = 'wanted' as const;
  return { exchange: { variantId, name: wantedName(line), state, kept_until, extra, order_number: null } };
}
