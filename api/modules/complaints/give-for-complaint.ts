import type { Transaction } from 'kysely';
import type { moveComplaint } from 'mf-shared/contract';
import { splitLargestRemainder } from 'mf-shared/rules/split-largest-remainder';
import { priceMinor } from 'mf-shared/rules/store-return-fields';
import type { z } from 'zod';
import type { Executor, Tables } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { type Given, giveClaim, givingPayment } from '../after-sale/give-back.ts';
import { readGivable } from '../after-sale/read-givable.ts';
import { type OrderRows, readOrderRows } from '../orders/read-order-rows.ts';
import { refuseLargeRefund } from '../payments/refuse-large-refund.ts';
import { complaintKey } from './complaint-key.ts';
import { leftOfPieces } from './left-of-pieces.ts';
import type { ComplaintRecord } from './read-complaint.ts';

/** What can be given for a complaint at most, and for each of its rows; in minor units. */
export interface Worth {
  currency: string;
  totalMinor: number;
  ofRows: number[];
}

/** What the outcome gives, and how. */
export interface GivenForComplaint {
  given_minor: number;
  given_currency: string;
  given_means: string;
  given_cards_minor: number;
  given_credited_minor: number;
}

interface Settling extends Pick<z.output<typeof moveComplaint>, 'refund' | 'means'> {
  actorId: number;
  /** Most that the actor may give back of a payment; null without a limit. */
  limitMinor: number | null;
}

/** What is left of what was paid for the products of a complaint; of a purchase in a store, what they cost. */
export async function readWorth(db: Executor, complaint: Pick<ComplaintRecord, 'id' | 'order_id'>): Promise<Worth> {
  const [rows] = complaint.order_id === null ? [] : await readOrderRows(db, { orderId: complaint.order_id });
  return rows ? worthOfOrder(db, rows, complaint.id) : worthInStore(db, complaint.id);
}

const rowsOf = (db: Executor, id: string) =>
  db
    .selectFrom('complaint_rows')
    .select(['position', 'variant_id', 'price_minor'])
    .where('complaint_id', '=', id)
    .orderBy('position')
    .execute();

async function worthInStore(db: Executor, id: string): Promise<Worth> {
  const ofRows = (await rowsOf(db, id)).map(({ price_minor }) => price_minor);
  return { currency: 'eur', totalMinor: sum(ofRows), ofRows };
}

async function worthOfOrder(db: Executor, rows: OrderRows, id: string): Promise<Worth> {
  const payment = givingPayment(rows);
  if (!payment) return { currency: rows.order.currency, totalMinor: 0, ofRows: [] };
  const ofRows = leftOfPieces({ ...rows, payment }, await rowsOf(db, id));
  const { moneyMinor, cardsMinor } = await readGivable(db, rows, payment);
  return { currency: payment.currency, totalMinor: Math.min(sum(ofRows), moneyMinor + cardsMinor), ofRows };
}

/**
 * Gives the money that a complaint ends in, in the caller's transaction, which holds the case: the way it came for an order,
 * noted as the store gave it for a receipt. @throws Refusal 400 for what is no amount or too much, 403 above the limit
 */
export async function giveForComplaint(
  tx: Transaction<Tables>,
  complaint: ComplaintRecord,
  settling: Settling,
): Promise<{ values: GivenForComplaint; given: Given | null }> {
  const minor = priceMinor(settling.refund);
  if (minor === null) throw refusedField('refund', settling.refund === '' ? 'validation.required' : 'validation.price');
  if (complaint.order_id === null) return { values: await giveInStore(tx, complaint, minor, settling), given: null };
  await tx.selectFrom('orders').select('id').where('id', '=', complaint.order_id).forUpdate().execute();
  const [rows] = await readOrderRows(tx, { orderId: complaint.order_id });
  const payment = rows && givingPayment(rows);
  if (!payment) throw new Refusal(409, 'nothing_to_refund');
  const worth = await worthOfOrder(tx, rows, complaint.id);
  if (minor > worth.totalMinor) throw refusedField('refund', 'validation.above_paid');
  const claim = {
    ...{ payment, givable: await readGivable(tx, rows, payment), proposed: worth.totalMinor, asGiftCard: false },
    of: { complaintId: complaint.id },
  };
  const { actorId, limitMinor } = settling;
  const given = await giveClaim(tx, rows, claim, {
    ...{ amountMinor: minor, key: complaintKey(complaint), reference: `R${complaint.number}`, actorId, limitMinor },
  });
  // How much a fault is worth is a choice of the staff.
  await refuseLargeRefund(tx, payment.id, limitMinor);
  await shareAmongRows(tx, complaint, minor, worth.ofRows);
  return {
    given,
    values: {
      ...{ given_minor: minor, given_currency: payment.currency, given_means: given.provider },
      ...{ given_cards_minor: given.cardsMinor, given_credited_minor: given.creditedMinor },
    },
  };
}

async function giveInStore(
  tx: Transaction<Tables>,
  complaint: ComplaintRecord,
  minor: number,
  { means }: Settling,
): Promise<GivenForComplaint> {
  if (!means) throw refusedField('means', 'validation.required');
  const { ofRows, totalMinor } = await worthInStore(tx, complaint.id);
  // Prices are the buyer's word, and not every form has them.
  const isKnown = ofRows.every((each) => each > 0);
  if (isKnown && minor > totalMinor) throw refusedField('refund', 'validation.above_told');
  await shareAmongRows(tx, complaint, minor, ofRows);
  return {
    ...{ given_minor: minor, given_currency: 'eur', given_means: means },
    ...{ given_cards_minor: 0, given_credited_minor: 0 },
  };
}

/** Each product has its share, by what is left of it: receipts name it, and later complaints count it. */
async function shareAmongRows(
  tx: Transaction<Tables>,
  { id }: ComplaintRecord,
  minor: number,
  ofRows: readonly number[],
): Promise<void> {
  for (const [position, given_minor] of splitLargestRemainder(minor, ofRows).entries())
    await tx
      .updateTable('complaint_rows')
      .set({ given_minor })
      .where('complaint_id', '=', id)
      .where('position', '=', position)
      .execute();
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
