import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { formatPrice } from 'mf-shared/rules/price-format';
import { shopDay, shopDayAfter } from 'mf-shared/rules/shop-day';
import type { Tables } from '../../db/schema.ts';
import { shopDayOf } from '../../db/shop-day-of.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { longDay } from '../../texts/long-day.ts';
import { keptUntil } from '../exchanges/hold-exchanges.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { batch, type Reminding } from './reminding.ts';
import { mayRemind } from './stopped-reminders.ts';

/**
 * The difference of an exchange is not paid, and its last day comes (AFTER-94, AFTER-119). Who has approved a payment whose
 * provider has not answered yet has paid. @returns how many were looked at
 */
export async function remindToPay(
  tx: Transaction<Tables>,
  { secret, settings }: Reminding,
  now: Date,
): Promise<number> {
  const due = await tx
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .leftJoin('currencies as c', 'c.code', 'p.currency')
    .select(['o.id', 'o.number', 'o.email', 'o.language', 'o.first_name', 'p.id as payment_id', 'p.currency'])
    .select('c.format')
    .where('o.status', '=', 'pending_payment')
    .where('o.difference_reminded_at', 'is', null)
    .where('p.provider', '=', 'exchange')
    .where('p.status', '=', 'created')
    .where((eb) => eb.not(eb.exists(approvedParts(eb))))
    .where('o.id', 'in', (eb) =>
      eb
        .selectFrom('exchanges as e')
        .select('e.order_id')
        .where('e.status', '=', 'ordered')
        .where('e.extra_minor', '>', 0)
        .where(isNear(settings.reminders.differenceDays, now)),
    )
    .orderBy('o.id')
    .limit(batch)
    .forUpdate('o')
    .skipLocked()
    .execute();
  for (const { id, number, email, payment_id, currency, format, first_name, ...order } of due) {
    await tx.updateTable('orders').set({ difference_reminded_at: now }).where('id', '=', id).execute();
    if (!(await mayRemind(tx, secret, email))) continue;
    const { extra, expires_at } = await tx
      .selectFrom('exchanges')
      .select(({ fn }) => [fn.sum<string>('extra_minor').as('extra'), fn.min('expires_at').as('expires_at')])
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const language = keptLocale(order.language);
    const price = { locale: language, currencyCode: currency, currencyRate: 1, currencyFormat: format ?? '{price} €' };
    await enqueueMail(tx, {
      ...{ template: 'exchange_pay_reminder', to: email, language, isReminder: true },
      asks: { differencePaymentId: payment_id },
      differenceLink: { number, paymentId: payment_id },
      values: {
        ...{ first_name, exchange_number: number, extra: formatPrice(toDecimal(Number(extra)), price) },
        date: longDay(keptUntil(expires_at), language),
      },
      dedupeKey: `exchange_pay_reminder ${id}`,
    });
  }
  return due.length;
}

/** Payments of the difference that their buyer approved. */
const approvedParts = (eb: ExpressionBuilder<Tables & { p: Tables['payments'] }, 'p'>) =>
  eb
    .selectFrom('payments as part')
    .select('part.id')
    .whereRef('part.part_of', '=', 'p.id')
    .where((or) =>
      or.or([
        or('part.status', '=', 'authorised'),
        or.and([
          or('part.status', '=', 'created'),
          or.or([or('part.provider_token', 'is not', null), or('part.provider_reference', 'is not', null)]),
        ]),
      ]),
    );

/** The last day that was told is one of these. */
const isNear = (days: number, now: Date) =>
  sql<boolean>`${shopDayOf(sql`e.expires_at - interval '1 day'`)}
    BETWEEN ${shopDay(now)}::date AND ${shopDayAfter(now, days)}::date`;
