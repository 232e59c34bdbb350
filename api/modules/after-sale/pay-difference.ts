import { randomUUID } from 'node:crypto';
import type { Difference, Locale, PayDifferenceResponse } from 'mf-shared/contract';
import { paymentNext } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { afterCommit, inTransaction } from '../../db/in-transaction.ts';
import type { Executor, Row } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { countPayment } from '../../metrics/service-counts.ts';
import { translate } from '../../texts/translate.ts';
import { keptUntil } from '../exchanges/hold-exchanges.ts';
import { wantedName } from '../exchanges/told-exchange.ts';
import { productTitle } from '../orders/order-names.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { differenceMethods } from '../payments/difference-methods.ts';
import { openPayment } from '../payments/open-payment.ts';
import { failPayment, lockPayment } from '../payments/settle-payment.ts';
import { lockOpenParts } from './give-up-exchange.ts';

type Context = Pick<ServiceContext, 'db' | 'payments' | 'secret'>;

/** First look after a payment whose buyer may be gone. */
const firstCheckMs = 60_000;

interface Waiting {
  order: Row<'orders'>;
  whole: Row<'payments'>;
  extraMinor: number;
  expiresAt: Date;
  goods: { amount: number; name: string; wanted: string }[];
}

/** @throws Refusal 404 for an order without a difference */
async function readWaiting(db: Executor, orderId: number): Promise<Waiting> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const whole = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('provider', '=', 'exchange')
    .executeTakeFirst();
  const rows = await db.selectFrom('exchanges').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  const extraMinor = rows.reduce((sum, { extra_minor }) => sum + extra_minor, 0);
  const [first] = rows;
  if (!whole || !first || extraMinor === 0) throw new Refusal(404, 'order_not_found');
  const goods = rows.map(({ amount, line }) => ({
    ...{ amount, name: productTitle(line.manufacturer, line.name), wanted: wantedName(line) },
  }));
  return { order, whole, extraMinor, expiresAt: first.expires_at, goods };
}

const readParts = (db: Executor, wholeId: string) =>
  db.selectFrom('payments').selectAll().where('part_of', '=', wholeId).orderBy('created_at').execute();

/** What is to be paid for the order of an exchange, how and until when, and what became of it (AFTER-95). @throws Refusal 404 */
export async function readDifference({ db, payments }: Context, orderId: number, locale: Locale): Promise<Difference> {
  const { order, whole, extraMinor, expiresAt, goods } = await readWaiting(db, orderId);
  const last = (await readParts(db, whole.id)).at(-1);
  const isApproved = last && (last.provider_token !== null || last.provider_reference !== null);
  const isWaiting = last?.status === 'authorised' || (last?.status === 'created' && isApproved);
  const isDue = order.status === 'pending_payment';
  const purchase = { country: order.country_code, currency: whole.currency, amountMinor: extraMinor };
  const slugs = isDue ? differenceMethods(payments, purchase) : [];
  return {
    order_number: order.number,
    state: isDue ? (isWaiting ? 'waiting' : 'due') : whole.captured_minor > 0 ? 'paid' : 'over',
    ...{ amount: toDecimal(extraMinor), currency: whole.currency, pay_until: keptUntil(expiresAt), lines: goods },
    // Why the last try came to nothing, which the next one may mend.
    failed: isDue && (last?.status === 'failed' || last?.status === 'cancelled') ? last.status : null,
    methods: slugs.map((slug) => ({
      ...{ slug, name: translate(locale, `payment.${slug}.name`) },
      description: translate(locale, `payment.${slug}.description`),
    })),
  };
}

/**
 * Starts a payment of the difference, or goes on with the one that another tab started by the same means: one at a time, so
 * that nothing is paid twice. @throws Refusal 404, 409 once it is paid, over or approved, 503 where the provider is down
 */
export async function payDifference(
  context: Context,
  { orderId, slug }: { orderId: number; slug: string },
): Promise<PayDifferenceResponse> {
  const paymentId = await inTransaction(context.db, (tx) => writePart(tx, context, { orderId, slug }));
  const known = await context.db
    .selectFrom('payments')
    .select('next')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return {
    payment: paymentNext.parse(known.next ?? (await openPayment(context.payments, paymentId, slug))),
    payment_key: context.secret.keyFor('order', paymentId),
  };
}

async function writePart(
  tx: Parameters<typeof lockOpenParts>[0],
  { payments }: Context,
  { orderId, slug }: { orderId: number; slug: string },
): Promise<string> {
  const { whole } = await readWaiting(tx, orderId);
  const locked = await lockPayment(tx, whole.id);
  // It is read again, under the lock: another call may have changed it meanwhile.
  const { order, extraMinor, expiresAt } = await readWaiting(tx, orderId);
  if (locked.status !== 'created' || locked.orderStatus !== 'pending_payment' || expiresAt <= new Date())
    throw new Refusal(409, 'difference_over');
  const { country_code: country, id: order_id } = order;
  const purchase = { country, currency: whole.currency, amountMinor: extraMinor };
  if (!differenceMethods(payments, purchase).some((each) => each === slug))
    throw new Refusal(400, 'invalid_request', { fields: { payment_method: 'validation.payment_method' } });
  const parts = await lockOpenParts(tx, whole.id);
  if (parts.some(({ isApproved, status }) => isApproved || status === 'authorised'))
    throw new Refusal(409, 'payment_under_way');
  const known = await readParts(tx, whole.id);
  const same = known.find(({ id, provider }) => provider === slug && parts.some((part) => part.id === id));
  for (const part of parts) if (part.id !== same?.id) await failPayment(tx, payments.orders, part, 'cancelled');
  if (same) return same.id;
  const id = `pay_${randomUUID()}`;
  await tx
    .insertInto('payments')
    .values({
      ...{ id, order_id, provider: slug, amount_minor: extraMinor, currency: whole.currency, part_of: whole.id },
    })
    .execute();
  afterCommit(tx, () => countPayment({ provider: slug, state: 'created' }));
  await enqueue(tx, {
    ...{ kind: 'payment_check', payload: { paymentId: id }, dedupeKey: `payment_check ${id}` },
    availableAt: new Date(Date.now() + firstCheckMs),
  });
  return id;
}
