import type { Locale, StaffStoryEntry, StoryEntry, StoryKind } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { z } from 'zod';
import type { Executor } from '../../db/schema.ts';
import { chargedAmounts } from '../orders/charged-amounts.ts';
import { invoiceDueOn, isUnpaidInvoice } from '../orders/invoice-due.ts';
import { meansName } from '../orders/order-names.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { complaintsOf, exchangesOf, refundsOf, returnsOf } from './story-after-sale.ts';
import { nameOf, type Telling, type Told } from './story-entry.ts';
import { readStoryRecords } from './story-records.ts';

/** `stranger`: who came by number and email alone, which others may know. */
export type StoryReader = 'buyer' | 'stranger';

/**
 * Everything that happened to an order, from its placing to the last refund, oldest first. It is put together from what
 * the modules wrote down, and holds nothing of its own.
 */
export async function readStaffStory(
  db: Executor,
  secret: ServiceSecret,
  rows: OrderRows,
  locale: Locale,
): Promise<StaffStoryEntry[]> {
  const telling = { rows, locale, secret, records: await readStoryRecords(db, rows.order) };
  const entries = [
    ...[...courseOf(telling), ...returnsOf(telling), ...exchangesOf(telling)],
    ...[...refundsOf(telling), ...complaintsOf(telling)],
  ];
  return entries
    .toSorted((a, b) => a.moment.getTime() - b.moment.getTime())
    .map(({ moment, ...own }) => ({
      ...{ at: moment.toISOString(), amount: null, detail: '', reference: '', lines: [], words: '', link: null },
      ...{ receipt: '', by: null, note: '' },
      ...own,
    }));
}

/** The same for who bought it: without names and notes of the staff. A stranger gets no codes, receipts, letters and complaints. */
export async function readStory(
  db: Executor,
  secret: ServiceSecret,
  rows: OrderRows,
  { reader, locale }: { reader: StoryReader; locale: Locale },
): Promise<StoryEntry[]> {
  const entries = await readStaffStory(db, secret, rows, locale);
  const own = entries.filter(({ kind }) => kind !== 'refund_failed').map(({ by: _, note: __, ...entry }) => entry);
  if (reader === 'buyer') return own;
  return own
    .filter(({ kind }) => !kind.startsWith('complaint'))
    .map((entry) => ({ ...entry, words: '', link: null, receipt: '' }));
}

const moved: Partial<Record<OrderRows['history'][number]['status'], StoryKind>> = {
  ready_for_packing: 'packing',
  ready_for_pick_up: 'ready',
  transported_to_pickuplocation: 'at_pickup_point',
  shipped: 'sent',
  delivered: 'delivered',
  manual_cancellation: 'cancellation_asked',
};

/** The order's own way: placed, paid, sent, delivered, or called off. */
function courseOf(telling: Telling): Told[] {
  const { rows, records } = telling;
  const { order, history } = rows;
  const moves = history.flatMap(({ status, at, note, actor_id }, index): Told[] => {
    const before = history[index - 1]?.status ?? 'pending_payment';
    const by = actor_id === null ? null : (records.staff.get(actor_id) ?? null);
    const facts = { moment: at, by, note };
    if (status === 'processing' && before === 'manual_cancellation')
      return [{ kind: 'cancellation_refused', ...facts }];
    if (status === 'processing') return soldOn(telling, at);
    if (status === 'cancelled') return [{ kind: before === 'pending_payment' ? 'not_paid' : 'cancelled', ...facts }];
    const kind = moved[status];
    const place = status === 'ready_for_pick_up' || status === 'transported_to_pickuplocation';
    return kind ? [{ kind, ...facts, detail: place ? (order.delivery.location ?? '') : '' }] : [];
  });
  const { exchangeFor } = rows;
  const start: Told =
    exchangeFor === null
      ? { kind: 'ordered', moment: order.placed_at, by: placedBy(telling) }
      : { kind: 'exchange_of', moment: order.placed_at, detail: exchangeFor };
  return [start, ...moves, ...paidOn(telling)];
}

/** The member of the staff who placed it for the customer (STAFF-26). */
function placedBy({ rows: { history }, records }: Telling): string | null {
  const first = history.find(({ status }) => status === 'pending_payment');
  return first?.actor_id == null ? null : (records.staff.get(first.actor_id) ?? null);
}

/** The moment in which an order was sold says something of its own only where the money came later. */
function soldOn({ rows: { order, payments } }: Telling, moment: Date): Told[] {
  if (payments.some(({ provider }) => provider === 'invoice'))
    return [{ kind: 'invoiced', moment, detail: invoiceDueOn(order.placed_at) }];
  return order.paid_at === null ? [{ kind: 'confirmed', moment }] : [];
}

function paidOn({ rows, records, locale }: Telling): Told[] {
  const payment = rows.payments.find(({ status }) => status === 'captured' || status === 'refunded');
  const moment = rows.order.paid_at ?? payment?.captured_at;
  if (!moment || !payment || isUnpaidInvoice(payment)) return [];
  const write = records.writes.find(({ action }) => action === 'order.invoice_paid');
  const means = rows.order.gift_campaign_code_id === null ? payment.provider : 'giftcampaign';
  const sale = records.receipts.find(({ kind }) => kind === 'sale');
  const paidMinor = sale?.minor ?? chargedAmounts({ ...rows, payment }).amounts.totalMinor;
  const receipt = sale?.number ?? '';
  return [
    {
      ...{ kind: 'paid', moment, amount: toDecimal(paidMinor), receipt, link: { page: 'receipts', code: '' } },
      detail: meansName(locale, means),
      by: nameOf(records, write?.actor_id ?? null),
      note: writtenNote.parse(write?.after).note,
    },
  ];
}

const writtenNote = z.object({ note: z.string().default('') }).catch({ note: '' });
