import { toDecimal } from 'mf-shared/rules/minor-units';
import { formatPrice } from 'mf-shared/rules/price-format';
import type { Executor } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { givingPayment } from '../after-sale/give-back.ts';
import { meansWords } from '../after-sale/mail-return.ts';
import { readGivable } from '../after-sale/read-givable.ts';
import { isUnpaidInvoice } from '../orders/invoice-due.ts';
import { readOrderRows } from '../orders/read-order-rows.ts';
import { readRefundLimits } from '../payments/request-refund.ts';

/**
 * What the cancellation of an order gives back, before it does: how much in all, and how much to which means of payment, for
 * its mail (AFTER-105). Settled: neither money nor an invoice is left.
 */
export async function tellCancelled(
  db: Executor,
  orderId: number,
): Promise<{ isSettled: boolean; values: { refund: string; means: string } }> {
  const [rows] = await readOrderRows(db, { orderId });
  if (!rows) throw new Error(`no order ${orderId}`);
  const payment = givingPayment(rows);
  if (!payment) return { isSettled: true, values: { refund: '', means: '' } };
  const isInvoice = isUnpaidInvoice(payment);
  const moneyMinor = isInvoice ? 0 : (await readRefundLimits(db, payment.id)).totalMinor;
  const { cardsMinor } = await readGivable(db, rows, payment);
  const currency = await db
    .selectFrom('currencies')
    .select('format')
    .where('code', '=', payment.currency)
    .executeTakeFirst();
  const language = keptLocale(rows.order.language);
  const money = (minor: number) =>
    formatPrice(toDecimal(minor), {
      ...{ locale: language, currencyCode: payment.currency, currencyRate: 1 },
      currencyFormat: currency?.format ?? '{price} €',
    });
  const givenMinor = moneyMinor + cardsMinor;
  const given = { givenMinor, cardsMinor, creditedMinor: 0, provider: payment.provider };
  return {
    isSettled: givenMinor === 0 && !isInvoice,
    values: { refund: money(givenMinor), means: meansWords(given, { language, money }) },
  };
}
