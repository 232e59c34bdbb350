import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { returnToGiftCards } from '../gift-cards/gift-card-payments.ts';
import type { ExchangeRow, OrderRows } from '../orders/read-order-rows.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { requestRefund } from '../payments/request-refund.ts';
import { settleExchange } from '../payments/settle-exchange.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { type ExchangeOrder, type PaidWith, writeExchangeOrder } from './write-exchange-order.ts';

export interface ExchangeContext {
  payments: Pick<PaymentContext, 'orders'>;
  secret: ServiceSecret;
}

interface ToOrder {
  rows: OrderRows;
  returnId: number;
  /** What goes out. */
  held: readonly ExchangeRow[];
  /** The first order's, which was captured. */
  paymentId: string;
  paidWith: PaidWith & { cards: number };
  /** The decision's own name: the same one moves money once. */
  key: string;
  reference: string;
  actorId: number;
}

/** An exchange whose money moved to its order. */
export interface StartedExchange {
  number: string;
  paymentId: string;
  /** What is to be paid before it leaves, and until when; null where nothing is. */
  due: { minor: number; until: Date } | null;
  /** Ends it, when all stock is locked, and writes its receipts. One whose difference is to be paid waits for that. */
  sell: () => Promise<void>;
}

/**
 * Makes an order of what was kept for an accepted return (AFTER-61), paid with what was paid for the goods that came back: to
 * the first order it is a refund, to the exchange's a payment, and no provider is asked. It runs in the transaction that
 * settles the return, under the first order's lock; payments and gift cards are locked here.
 */
export async function startExchange(
  tx: Transaction<Tables>,
  { payments, secret }: ExchangeContext,
  wish: ToOrder,
): Promise<StartedExchange> {
  const { rows, held, paidWith } = wish;
  const made = await writeExchangeOrder(tx, secret, { rows, held, paidWith });
  if (paidWith.money > 0) await promiseMoney(tx, made, wish);
  if (paidWith.cardsEuro > 0) await returnToGiftCards(tx, rows.order.id, paidWith.cardsEuro, made.id);
  const minor = held.reduce((sum, { extra_minor }) => sum + extra_minor, 0);
  return {
    ...{ number: made.number, paymentId: made.paymentId, due: made.payUntil && { minor, until: made.payUntil } },
    sell: async () => {
      if (made.payUntil === null) await settleExchange(tx, payments.orders, made.paymentId);
    },
  };
}

/** The money is the exchange's from now on, and moves when its order is sold. */
async function promiseMoney(
  tx: Transaction<Tables>,
  made: ExchangeOrder,
  { paymentId, returnId, reference, actorId, key }: ToOrder,
): Promise<void> {
  await requestRefund(tx, {
    ...{ paymentId, amountMinor: made.moneyMinor, giftCardId: null, actorId },
    ...{ reason: `${reference} → ${made.number}`, withdrawalId: returnId, exchangeOrderId: made.id },
    key,
  });
}

/** Locks the stock of all that comes back and goes out, in the order that every transaction keeps. */
export async function lockStock(tx: Transaction<Tables>, variantIds: readonly number[]): Promise<void> {
  await sql`SELECT 1 FROM stock WHERE variant_id = ANY(${variantIds}::integer[])
    ORDER BY variant_id, store_id FOR UPDATE`.execute(tx);
}
