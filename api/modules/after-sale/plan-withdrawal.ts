import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AfterSaleKind, Locale, returnRequest, withdrawOrderRequest } from 'mf-shared/contract';
import { canWithdrawFrom, isWithShop } from 'mf-shared/rules/order-status-moves';
import { returnReasonsOf } from 'mf-shared/rules/return-reasons';
import type { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { longDay } from '../../texts/long-day.ts';
import type { ExchangeView } from '../exchanges/find-choices.ts';
import { exchangeEnds, keptUntil } from '../exchanges/hold-exchanges.ts';
import { chargedAmounts } from '../orders/charged-amounts.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';
import { chosenWay } from './chosen-way.ts';
import { kindOn, sendBy } from './deadlines.ts';
import { canGiveGiftCard } from './give-back.ts';
import { linesAfterSale, linesToWithdraw } from './lines-after-sale.ts';
import { type AskedLine, planExchanges } from './plan-exchanges.ts';
import { deadlinesOfOrder, referenceOf } from './read-after-sale.ts';
import type { WayFactsOfOrder } from './read-way-facts.ts';
import { type Returned, type WayBack, waysBack } from './ways-back.ts';
import { withdrawalRefund } from './withdrawal-refund.ts';

type Form = z.output<typeof returnRequest>;
/** A declaration, and what the form of returns tells beside it. */
export type Asked = Omit<z.output<typeof withdrawOrderRequest>, 'lines'> & {
  lines: readonly AskedLine[];
  form?: Pick<Form, 'way' | 'money' | 'drop_point' | 'message' | 'draft' | 'attachments' | 'requestKey'>;
  /** The form is not finished: reasons that are needed may still be missing. */
  mayLackReasons?: boolean;
  /** The goods lie on a counter of the shop's: they arrive in the transaction that declares them (AFTER-111). */
  arrive?: (tx: Transaction<Tables>, returnId: number) => Promise<void>;
  /** The prices of today, where an exchange is wanted. */
  view?: ExchangeView | null;
};
/** What a declaration needs of the service. */
export type WithdrawalContext = Pick<
  ServiceContext,
  'db' | 'catalogue' | 'settings' | 'secret' | 'orders' | 'payments'
>;
/** What the buyer proved the order with; `staff`: nothing, a member of the staff took the goods from the buyer's hands. */
export type Proof = 'key' | 'email' | 'account' | 'staff';

export type WithdrawalPlan = ReturnType<typeof planWithdrawal>;

/** What a declaration of these lines would be now. @throws Refusal where there is none to make. */
export function planWithdrawal(
  context: WithdrawalContext,
  rows: OrderRows | undefined,
  asked: Asked,
  { facts, locale }: { facts: WayFactsOfOrder; locale: Locale },
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
  const lines = linesToWithdraw(linesAfterSale(rows.lines, rows.withdrawals), asked.lines);
  if (asked.form) refuseReasons(rows, asked.mayLackReasons ? null : kind, asked.lines);
  const has_left = hasLeft(order, asked);
  const wanted = asked.view ? planExchanges(rows, { lines, asked: asked.lines, view: asked.view }) : [];
  const refund = withdrawalRefund(rows, lines, kind, wanted.length > 0);
  const values = wanted.flatMap((each) => each.values);
  const exchangedMinor = values.reduce((sum, { valueMinor }) => sum + valueMinor, 0);
  const extraMinor = values.reduce((sum, each) => sum + each.extraMinor, 0);
  const reference = referenceOf(order.number, rows.withdrawals.length);
  const amounts = lines.map((line) => `${line.productId}:${line.amount}`);
  const exchanged = wanted.map(({ productId, variantId, values }) => {
    const sums = values.map(({ valueMinor, extraMinor: extra }) => `${valueMinor}${extra > 0 ? `e${extra}` : ''}`);
    return `${productId}>${variantId}:${sums.join('+')}`;
  });
  // What goes back as money.
  const moneyMinor = Math.max(0, refund.refundMinor - exchangedMinor);
  // Goods that never left the shop may end as a cancelled order, whose money goes back as it was paid.
  const canBeGiftCard = asked.form !== undefined && has_left && moneyMinor > 0 && canGiveGiftCard(payment);
  if (asked.form?.money === 'gift_card' && !canBeGiftCard)
    throw new Refusal(400, 'invalid_request', { fields: { money: 'validation.invalid' } });
  const ways = has_left && asked.form ? waysBack(facts, returnedGoods(rows, kind, moneyMinor, asked.lines)) : [];
  return {
    ...{
      rows,
      order,
      payment,
      deadlines,
      declaredAt,
      kind,
      lines,
      has_left,
      refund,
      wanted,
      moneyMinor,
      extraMinor,
      canBeGiftCard,
    },
    keptUntil: keptUntil(exchangeEnds(declaredAt)),
    ...{ reference, ways, back: chosenWay(ways, asked.form?.way ?? 'post') },
    send_by: has_left ? sendBy(kind, declaredAt, deadlines) : null,
    send_to: has_left ? context.settings.returnAddress : '',
    told: [reference, kind, has_left, refund.refundMinor, ...amounts, ...exchanged],
  };
}

/** @throws Refusal 409 for goods that lie on a counter and never left the shop */
function hasLeft({ status }: OrderRows['order'], { arrive }: Asked): boolean {
  const has_left = !isWithShop(status);
  if (arrive && !has_left) throw new Refusal(409, 'return_with_shop');
  return has_left;
}

/** A confirmation holds for what was told with it, for nothing else, and once. */
export function fingerprintOf(told: WithdrawalPlan['told'], { way, feeMinor }: WayBack): string {
  const all = [...told, `${way}:${feeMinor}`].map(String).sort();
  return createHash('sha256').update(all.join()).digest('base64url');
}

function returnedGoods(rows: OrderRows, kind: AfterSaleKind, refundMinor: number, lines: Asked['lines']): Returned {
  return { kind, refundMinor, reasons: lines.map(({ reason }) => reason), paid: chargedAmounts(rows).paid };
}

/** The law's withdrawal needs no reason; the shop's return needs one for each product, one that fits it. @throws Refusal 400 */
function refuseReasons({ lines: sold }: OrderRows, kind: AfterSaleKind | null, lines: Asked['lines']): void {
  const fields: Record<string, string> = {};
  for (const { productId, reason } of lines) {
    const product = sold.find(({ variant_id }) => variant_id === productId);
    const field = `lines.${productId}.reason`;
    if (reason === undefined && kind === 'return') fields[field] = 'validation.required';
    if (reason && product && !returnReasonsOf(product).includes(reason)) fields[field] = 'validation.invalid';
  }
  if (Object.keys(fields).length > 0) throw new Refusal(400, 'invalid_request', { fields });
}
