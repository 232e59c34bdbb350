import type { AfterSale, DeclaredWithdrawal, Locale } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { canWithdrawFrom } from 'mf-shared/rules/order-status-moves';
import { longDay } from '../../texts/long-day.ts';
import { translate } from '../../texts/translate.ts';
import { exchangedOf, exchangeOf } from '../exchanges/told-exchange.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';
import { type Deadlines, deadlinesOf, kindOn } from './deadlines.ts';
import { type LineAfterSale, linesAfterSale } from './lines-after-sale.ts';
import { piecesOfLines } from './pieces-of-lines.ts';
import { promiseNow } from './withdrawal-refund.ts';

export type WithdrawalRow = OrderRows['withdrawals'][number];

/** What became of an order after it was sold, as its buyer sees it. */
export function readAfterSale(rows: OrderRows, locale: Locale): AfterSale {
  const { order, lines, withdrawals, complaints } = rows;
  const deadlines = deadlinesOfOrder(rows);
  const isSold = canWithdrawFrom(order.status);
  const goods = linesAfterSale(lines, withdrawals, complaints, order.status === 'cancelled');
  const canDeclare = isSold && goods.some(({ bought, withdrawn }) => withdrawn < bought);
  return {
    kind: canDeclare ? kindOn(new Date(), deadlines) : null,
    deadlines: canDeclare ? deadlineWords(deadlines, locale) : '',
    withdraw_until: deadlines.withdrawUntil,
    return_until: deadlines.returnUntil,
    complain_until: deadlines.complainUntil,
    lines: goods.map(({ name: _, ...line }) => line),
    pieces_of_lines: piecesOfLines(lines, goods),
    withdrawals: withdrawals.map((row) => readDeclared({ rows, row, goods, locale })),
  };
}

/**
 * A declaration as everybody is told it, with what it gives back as the order stands now (AFTER-31).
 * @param declared `row` is one of `rows.withdrawals`; `promised` is what `promiseNow` made of it, if that is known already
 */
export function readDeclared({
  rows,
  row,
  goods,
  locale,
  promised = promiseNow(rows, row),
}: {
  rows: OrderRows;
  row: WithdrawalRow;
  goods: readonly LineAfterSale[];
  locale: Locale;
  promised?: WithdrawalRow;
}): DeclaredWithdrawal {
  const reference = referenceOf(rows.order.number, rows.withdrawals.indexOf(row));
  return {
    reference,
    kind: row.kind,
    declared_at: row.declared_at.toISOString(),
    lines: row.lines.map(({ product_id, amount }) => ({
      productId: product_id,
      name: goods.find(({ productId }) => productId === product_id)?.name ?? '',
      amount,
      ...exchangeOf(row.exchanges, product_id),
    })),
    refund: refundOf(promised),
    delivery: toDecimal(promised.delivery_minor),
    fee: toDecimal(row.fee_minor),
    way: row.outcome === null ? wayWords({ ...row, reference }, locale) : '',
    outcome: row.outcome,
  };
}

/** The part of a declaration's promise that goes back as money. */
export const moneyOf = ({ refund_minor, exchanges }: Pick<WithdrawalRow, 'refund_minor' | 'exchanges'>): number =>
  Math.max(0, (refund_minor ?? 0) - exchangedOf(exchanges));

/** What the buyer gets, the fee taken off; null where it was not written down. */
export const refundOf = (row: Pick<WithdrawalRow, 'refund_minor' | 'fee_minor' | 'exchanges'>): number | null =>
  row.refund_minor === null ? null : toDecimal(moneyOf(row) - row.fee_minor);

/** The declarations of an order are numbered: `100123-1`. */
export const referenceOf = (number: string, index: number): string => `${number}-${index + 1}`;

export function deadlinesOfOrder({
  order,
  history,
  guaranteeYears,
}: Pick<OrderRows, 'order' | 'history' | 'guaranteeYears'>): Deadlines {
  const deliveredAt = history.findLast((move) => move.status === 'delivered')?.at ?? null;
  return deadlinesOf(deliveredAt, order.country_code, guaranteeYears);
}

/** Until when which right runs: screens and mails say it in the same words. */
export function deadlineWords(deadlines: Deadlines, locale: Locale): string {
  const { withdrawUntil, returnUntil } = deadlines;
  if (withdrawUntil === null || returnUntil === null) return translate(locale, 'after_sale.deadlines.undelivered');
  const kind = kindOn(new Date(), deadlines) ?? 'over';
  return translate(locale, `after_sale.deadlines.${kind}`, {
    withdraw: longDay(withdrawUntil, locale),
    return: longDay(returnUntil, locale),
  });
}

/** Where to, how, until when and at whose cost goods go back: screens and mails say it in the same words. */
export function wayWords(
  {
    has_left,
    send_by,
    send_to,
    way,
    reference,
  }: Pick<WithdrawalRow, 'has_left' | 'send_by' | 'send_to' | 'way'> & { reference: string },
  locale: Locale,
): string {
  if (!has_left) return translate(locale, 'after_sale.way.with_shop');
  if (send_by === null) return '';
  const words = { date: longDay(send_by, locale), address: send_to, reference };
  return translate(locale, `after_sale.way.${way}`, words);
}
