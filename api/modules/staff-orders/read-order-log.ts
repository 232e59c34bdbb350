import { type OrderLogEntry, type OrderStatus, orderStatus } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { z } from 'zod';
import type { Executor } from '../../db/schema.ts';
import { linesAfterSale } from '../after-sale/lines-after-sale.ts';
import { readDeclared } from '../after-sale/read-after-sale.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';

const nothing = { by: null, from: null, to: null, amount: null, note: '' };
/** What is left in the audit log by moves, refunds and paid invoices; older rows may lack some of it. */
const kept = z
  .object({
    status: orderStatus,
    note: z.string(),
    reason: z.string(),
    refund: z.string().nullable(),
    /** What went back to gift cards that had paid a part. */
    gift_cards_minor: z.number(),
    reference: z.string(),
  })
  .partial()
  .catch({});

const settlings: Readonly<Record<string, OrderLogEntry['action']>> = {
  'order.withdrawal_refunded': 'withdrawal_refunded',
  'order.withdrawal_closed': 'withdrawal_closed',
  'order.withdrawal_revoked': 'withdrawal_revoked',
};

/**
 * Who did what to an order and when, oldest first: the staff's writes from the audit log, and what the buyer and
 * the system did from the order's history and its withdrawals, which has the staff's too, in the same moment.
 */
export async function readOrderLog(
  db: Executor,
  { order, lines, withdrawals }: Pick<OrderRows, 'order' | 'lines' | 'withdrawals'>,
): Promise<OrderLogEntry[]> {
  const writes = await db
    .selectFrom('audit_log as a')
    .leftJoin('customers as c', 'c.id', 'a.actor_id')
    .select(['a.id', 'a.at', 'a.action', 'a.before', 'a.after'])
    .select((eb) => eb.fn.coalesce('c.username', 'c.email').as('by'))
    .where('a.entity', '=', 'order')
    .where('a.entity_id', '=', order.number)
    .where('a.action', 'in', ['order.status', 'order.refund', 'order.invoice_paid', ...Object.keys(settlings)])
    .orderBy('a.id')
    .execute();
  const history = await db
    .selectFrom('order_status_history')
    .select(['status', 'at', 'note'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const amounts = await refundAmounts(db, order.id);
  const goods = linesAfterSale(lines, withdrawals);
  const declared = withdrawals.map((row, index) => {
    const { reference, refund, lines: back } = readDeclared(order.number, index, row, goods, 'fi');
    const note = [reference, ...back.map(({ name, amount }) => `${amount} × ${name}`), row.reason].filter(Boolean);
    return entry(row.declared_at, { action: 'withdrawal', amount: refund, note: note.join('; ') });
  });
  const noted = new Set(writes.map(({ at }) => at.getTime()));
  const own = history.filter(({ at }) => !noted.has(at.getTime()));
  return [
    ...declared,
    ...own.map(({ status, at, note }) => entry(at, { action: 'status', to: status, note })),
    ...writes.map(({ action, at, by, before, after }) => {
      const told = kept.parse(after);
      if (action === 'order.refund')
        return entry(at, {
          action: 'refund',
          by,
          amount: given(amounts.get(told.refund ?? ''), told.gift_cards_minor),
          note: told.reason ?? '',
        });
      if (action === 'order.invoice_paid') return entry(at, { action: 'invoice_paid', by, note: told.note ?? '' });
      const settling = settlings[action];
      if (settling) {
        const note = [told.reference, told.note].filter(Boolean).join(': ');
        return entry(at, { action: settling, by, note });
      }
      const from: OrderStatus | null = kept.parse(before).status ?? null;
      return entry(at, { action: 'status', by, from, to: told.status ?? null, note: told.note ?? '' });
    }),
  ].sort((a, b) => a.at.localeCompare(b.at));
}

const entry = (at: Date, own: Partial<OrderLogEntry> & Pick<OrderLogEntry, 'action'>): OrderLogEntry => ({
  at: at.toISOString(),
  ...nothing,
  ...own,
});

const given = (moneyMinor: number | undefined, cardsMinor = 0): number | null =>
  moneyMinor === undefined && cardsMinor === 0 ? null : toDecimal((moneyMinor ?? 0) + cardsMinor);

/** Minor units of each refund of money. */
async function refundAmounts(db: Executor, orderId: number): Promise<Map<string, number>> {
  const refunds = await db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.amount_minor'])
    .where('p.order_id', '=', orderId)
    .execute();
  return new Map(refunds.map(({ id, amount_minor }) => [id, amount_minor]));
}
