import { createHash } from 'node:crypto';
import type { Locale, WithdrawOrderResponse, withdrawOrderRequest } from 'mf-shared/contract';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { canWithdrawFrom } from 'mf-shared/rules/order-status-moves';
import { formatPrice } from 'mf-shared/rules/price-format';
import { convertMinor } from 'mf-shared/rules/whole-unit-currency';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { translate } from '../../texts/translate.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { OrderServices } from './order-services.ts';
import { type OrderRows, readOrderRows } from './read-order-rows.ts';
import { type LeftLine, linesToWithdraw } from './withdrawable-lines.ts';

/** spec: catalogue §9 Return time 100 days: longer than the 14 days of the law. */
const returnDays = 100;
const dayMs = 86_400_000;

/** Declares a withdrawal in two steps: what it would be, then the declaration with its acknowledgement by mail. @throws Refusal */
export async function withdrawOrder(
  services: OrderServices,
  orderId: number,
  asked: z.output<typeof withdrawOrderRequest>,
  locale: Locale,
): Promise<WithdrawOrderResponse> {
  const { db } = services.context;
  const [rows] = await readOrderRows(db, { orderId });
  if (!rows?.payment) throw new Refusal(404, 'order_not_found');
  const returnBy = lastDay(rows);
  if (!isSold(rows)) throw new Refusal(409, 'order_not_withdrawable');
  if (returnBy.getTime() < Date.now()) throw new Refusal(409, 'return_time_over');
  const lines = linesToWithdraw(rows.lines, await withdrawnBefore(services, orderId), asked.lines);
  const confirmation = services.secret.keyFor('withdraw', `${orderId} ${fingerprint(lines)}`);
  const rate = rows.payment.currency === rows.order.shown_currency ? rows.order.shown_rate : 1;
  const refundMinor = convertMinor(
    lines.reduce((total, line) => total + line.paidMinor, 0),
    rate,
    rows.payment.currency,
  );
  const answer = {
    order_number: rows.order.number,
    lines: lines.map(({ productId, name, amount }) => ({ productId, name, amount })),
    refund: toDecimal(refundMinor),
    currency: rows.payment.currency,
    return_by: returnBy.toISOString().slice(0, 10),
  };
  if (asked.confirmation === undefined) {
    const message = translate(locale, 'withdrawal.confirm');
    return { ...answer, step: 'confirm', confirmation, declared_at: null, message };
  }
  if (!services.secret.matches('withdraw', `${orderId} ${fingerprint(lines)}`, asked.confirmation))
    throw new Refusal(409, 'withdrawal_changed');
  const declaredAt = await declare(services, rows, lines, { reason: asked.reason, refund: answer.refund });
  const message = translate(locale, 'withdrawal.declared', { email: rows.order.email });
  return { ...answer, step: 'declared', confirmation: null, declared_at: declaredAt.toISOString(), message };
}

async function withdrawnBefore({ context }: OrderServices, orderId: number) {
  const declared = await context.db
    .selectFrom('order_withdrawals')
    .select('lines')
    .where('order_id', '=', orderId)
    .execute();
  return declared.flatMap(({ lines }) => lines);
}

async function declare(
  services: OrderServices,
  { order, payment, lines: sold }: OrderRows,
  lines: readonly LeftLine[],
  { reason, refund }: { reason: string; refund: number },
): Promise<Date> {
  const declaredAt = new Date();
  const language = keptLocale(order.language);
  const currency = services.context.catalogue.catalogue.currencies.get(payment?.currency ?? 'eur');
  const format = { locale: language, currencyCode: currency?.code ?? 'eur', currencyRate: 1 };
  await inTransaction(services.context.db, async (tx) => {
    // A second declaration of the same goods waits here and then finds none left.
    await tx.selectFrom('orders').select('id').where('id', '=', order.id).forUpdate().execute();
    const known = await tx.selectFrom('order_withdrawals').select('lines').where('order_id', '=', order.id).execute();
    linesToWithdraw(
      sold,
      known.flatMap((before) => before.lines),
      lines,
    );
    const stored = lines.map(({ productId, amount }) => ({ product_id: productId, amount }));
    await tx
      .insertInto('order_withdrawals')
      .values({ order_id: order.id, lines: JSON.stringify(stored), reason, declared_at: declaredAt })
      .execute();
    await enqueueMail(tx, {
      template: 'order_withdrawal',
      to: order.email,
      language,
      values: {
        first_name: order.first_name,
        number: order.number,
        moment: new Intl.DateTimeFormat(europeanLocale(language), {
          dateStyle: 'long',
          timeStyle: 'short',
          timeZone: 'Europe/Helsinki',
        }).format(declaredAt),
        products: lines.map(({ name, amount }) => `${amount} × ${name}`).join('\n'),
        refund: formatPrice(refund, { ...format, currencyFormat: currency?.format ?? '{price} €' }),
      },
    });
  });
  return declaredAt;
}

/** An order whose cancellation is asked for, or done, is paid back whole already. */
const isSold = ({ order }: OrderRows) => canWithdrawFrom(order.status);

/** Counted from the delivery, or from the order while it is under way. */
function lastDay({ order, history }: OrderRows): Date {
  const delivered = history.findLast((move) => move.status === 'delivered')?.at;
  return new Date((delivered ?? order.placed_at).getTime() + returnDays * dayMs);
}

function fingerprint(lines: readonly { productId: number; amount: number }[]): string {
  const parts = lines.map(({ productId, amount }) => `${productId}:${amount}`).sort();
  return createHash('sha256').update(parts.join()).digest('base64url');
}
