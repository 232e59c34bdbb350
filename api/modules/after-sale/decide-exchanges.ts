import type { Transaction } from 'kysely';
import { stepMinor } from 'mf-shared/rules/whole-unit-currency';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { releaseExchanges } from '../exchanges/hold-exchanges.ts';
import { type ExchangeContext, lockStock, startExchange } from '../exchanges/order-exchange.ts';
import type { ExchangeRow, OrderRows } from '../orders/read-order-rows.ts';
import { refundablePayment } from './give-back.ts';
import type { DueDifference } from './mail-return.ts';
import type { WithdrawalRow } from './read-after-sale.ts';
import { readGivable, shareGiven } from './read-givable.ts';
import { splitIntoPieces } from './withdrawal-refund.ts';

interface Deciding {
  rows: OrderRows;
  row: WithdrawalRow;
  reference: string;
  actorId: number;
  /** The key of this decision: a return that was repaired is decided about twice. */
  key: string;
  /** How many pieces of each product were accepted: what is wanted for them goes out. */
  accepted: ReadonlyMap<number, number>;
  /** Products of which pieces are in repair. */
  waiting?: readonly number[];
}

/** What became of what was kept for a return. */
export interface DecidedExchanges {
  /** The number of the exchange's order; null where nothing goes out. */
  number: string | null;
  /** What is to be paid before it goes out; null where nothing is. */
  due: DueDifference | null;
  isReleased: boolean;
  /** The return as it is after it: what no longer goes out is money again. */
  row: WithdrawalRow;
  /** Locks the shelves of all goods, and frees what does not go out. After payments and gift cards, before goods come back. */
  settleStock: () => Promise<void>;
  /** Sells what goes out, with its receipts. Last. */
  sell: () => Promise<void>;
}

/**
 * Decides about what is kept for a return with its goods: what is wanted for accepted pieces becomes an order (AFTER-61), the
 * rest can be sold again. @throws Refusal 409 where less is left of what was paid
 */
export async function decideExchanges(
  tx: Transaction<Tables>,
  context: ExchangeContext,
  { rows, row, accepted, waiting = [], reference, actorId, key }: Deciding,
): Promise<DecidedExchanges> {
  if (!row.exchanges.some(({ status }) => status === 'held'))
    return { number: null, due: null, isReleased: false, row, settleStock: async () => {}, sell: async () => {} };
  const step = stepMinor(rows.payment?.currency ?? rows.order.currency);
  const split = splitExchanges(row.exchanges, accepted, step);
  const exchanges = await writeSplit(tx, split);
  const out = exchanges.filter((_, at) => split[at]?.goesOut);
  const wantedMinor = out.reduce((sum, { value_minor }) => sum + value_minor, 0);
  const payment = refundablePayment(rows);
  if (!payment) throw new Refusal(409, 'nothing_to_refund');
  const paidWith = shareGiven(wantedMinor, await readGivable(tx, rows, payment));
  if (paidWith.money + paidWith.cards < wantedMinor) throw new Refusal(409, 'exchange_not_covered');
  const wish = { rows, returnId: row.id, paymentId: payment.id, paidWith, reference, actorId, key: `exchange ${key}` };
  const started = out.length > 0 ? await startExchange(tx, context, { ...wish, held: out }) : null;
  const after = exchanges.map((each, at): ExchangeRow => {
    if (each.status !== 'held') return each;
    if (split[at]?.goesOut) return { ...each, status: 'ordered' };
    return waiting.includes(each.product_id) ? each : { ...each, status: 'released' };
  });
  return {
    number: started?.number ?? null,
    due: started?.due ? { ...started.due, paymentId: started.paymentId } : null,
    isReleased: after.some(({ status }, at) => status === 'released' && exchanges[at]?.status === 'held'),
    row: { ...row, exchanges: after },
    async settleStock() {
      const variants = exchanges.filter(({ status }) => status === 'held').map(({ variant_id }) => variant_id);
      await lockStock(tx, [...row.lines.map(({ product_id }) => product_id), ...variants]);
      await releaseExchanges(tx, row.id, waiting);
    },
    sell: async () => started?.sell(),
  };
}

interface SplitRow {
  row: ExchangeRow;
  amount: number;
  valueMinor: number;
  extraMinor: number;
  goesOut: boolean;
}

/** What is kept, in parts that go out and parts that do not. */
function splitExchanges(rows: readonly ExchangeRow[], accepted: ReadonlyMap<number, number>, step: number): SplitRow[] {
  const left = new Map(accepted);
  return rows.flatMap((row): SplitRow[] => {
    const whole = { row, amount: row.amount, valueMinor: row.value_minor, extraMinor: row.extra_minor };
    if (row.status !== 'held') return [{ ...whole, goesOut: false }];
    const amount = Math.min(row.amount, left.get(row.product_id) ?? 0);
    left.set(row.product_id, (left.get(row.product_id) ?? 0) - amount);
    if (amount === 0 || amount === row.amount) return [{ ...whole, goesOut: amount > 0 }];
    const ofPieces = (minor: number) => splitIntoPieces(minor, row.amount, step).slice(0, amount);
    const valueMinor = ofPieces(row.value_minor).reduce((sum, minor) => sum + minor, 0);
    const extraMinor = ofPieces(row.extra_minor).reduce((sum, minor) => sum + minor, 0);
    const rest = { valueMinor: row.value_minor - valueMinor, extraMinor: row.extra_minor - extraMinor };
    return [
      { row, amount, valueMinor, extraMinor, goesOut: true },
      { row, amount: row.amount - amount, ...rest, goesOut: false },
    ];
  });
}

async function writeSplit(tx: Transaction<Tables>, split: readonly SplitRow[]): Promise<ExchangeRow[]> {
  const written: ExchangeRow[] = [];
  for (const { row, amount, valueMinor: value_minor, extraMinor: extra_minor, goesOut } of split) {
    const part = { ...row, amount, value_minor, extra_minor };
    if (amount === row.amount) written.push(row);
    else if (goesOut) {
      await tx.updateTable('exchanges').set({ amount, value_minor, extra_minor }).where('id', '=', row.id).execute();
      written.push(part);
    } else written.push({ ...part, id: await addPart(tx, part) });
  }
  return written;
}

async function addPart(tx: Transaction<Tables>, part: ExchangeRow): Promise<number> {
  const { return_id, product_id, variant_id, store_id, amount, value_minor, extra_minor, line, expires_at } = part;
  const { id } = await tx
    .insertInto('exchanges')
    .values({
      ...{ return_id, product_id, variant_id, store_id, amount, value_minor, extra_minor, expires_at },
      line: JSON.stringify(line),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What each piece of a product is exchanged for, in the order in which pieces are accepted. */
export function exchangedPieces(row: WithdrawalRow, productId: number, step: number): number[] {
  return row.exchanges
    .filter(({ product_id, status }) => product_id === productId && status === 'held')
    .flatMap(({ value_minor, amount }) => splitIntoPieces(value_minor, amount, step));
}
