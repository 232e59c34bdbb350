import { stepMinor } from 'mf-shared/rules/whole-unit-currency';
import type { Executor } from '../../db/schema.ts';
import { chargedAmounts } from '../orders/charged-amounts.ts';
import { isUnpaidInvoice } from '../orders/invoice-due.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';
import { readRefundLimits } from '../payments/request-refund.ts';

/** The amounts that can still be given back for an order's goods, in the payment's currency. */
export interface Givable {
  /** To the means of payment. */
  moneyMinor: number;
  /** To the gift cards that paid a part. */
  cardsMinor: number;
  /** The same in euro cents, which cards hold. */
  cardsEuroMinor: number;
}

type Payment = NonNullable<OrderRows['payment']>;

/** @param payment one that came in, or an invoice that nobody has paid. */
export async function readGivable(
  db: Executor,
  { order, lines }: Pick<OrderRows, 'order' | 'lines'>,
  payment: Payment,
): Promise<Givable> {
  const goodsMinor = isUnpaidInvoice(payment)
    ? openGoods({ order, lines, payment })
    : (await readRefundLimits(db, payment.id)).goodsMinor;
  const { taken } = await db
    .selectFrom('gift_card_uses')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount_minor'), eb.val('0')).as('taken'))
    .where('order_id', '=', order.id)
    .where('status', '=', 'taken')
    .executeTakeFirstOrThrow();
  const cardsEuroMinor = Number(taken);
  if (cardsEuroMinor === 0) return { moneyMinor: goodsMinor, cardsMinor: 0, cardsEuroMinor };
  const { amounts, paid } = chargedAmounts({ order, lines, payment });
  const step = stepMinor(paid.code);
  const byCards = amounts.totalMinor - amounts.payableMinor;
  const cardsMinor = Math.round((byCards * cardsEuroMinor) / order.gift_card_minor / step) * step;
  return { moneyMinor: goodsMinor, cardsMinor, cardsEuroMinor };
}

/** What is left to pay of an invoice, without the gift cards that it is for: they are issued when it is paid. */
function openGoods({ order, lines, payment }: { payment: Payment } & Pick<OrderRows, 'order' | 'lines'>): number {
  const { amounts } = chargedAmounts({ order, lines, payment });
  const cards = lines.reduce((sum, { kind }, at) => {
    const { rowMinor = 0, discountMinor = 0 } = amounts.lines[at] ?? {};
    return kind === 'gift_card' ? sum + rowMinor - discountMinor : sum;
  }, 0);
  return Math.max(0, payment.amount_minor - payment.credited_minor - cards);
}

/** Money goes back first, and what cards paid of the rest to the cards (AFTER-80, GIFT-11). */
export function shareGiven(amountMinor: number, { moneyMinor, cardsMinor, cardsEuroMinor }: Givable) {
  const money = Math.min(amountMinor, moneyMinor);
  const cards = Math.min(amountMinor - money, cardsMinor);
  if (cards === 0) return { money, cards, cardsEuro: 0 };
  const isAll = cards === cardsMinor;
  return { money, cards, cardsEuro: isAll ? cardsEuroMinor : Math.round((cards * cardsEuroMinor) / cardsMinor) };
}
