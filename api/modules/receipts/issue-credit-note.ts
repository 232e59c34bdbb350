import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { OrderCredit } from '../orders/order-events.ts';
import { readOrderRows } from '../orders/read-order-rows.ts';
import { issue, type Seller } from './issue-receipt.ts';
import { lessCredits } from './less-credits.ts';
import { readCredits } from './read-credits.ts';
import { refundedVat } from './refunded-vat.ts';
import { amountLine, complainedLines, decidedLines, goodsByRate, returnedLines, toldLines } from './returned-lines.ts';
import { saleDocument } from './sale-document.ts';

/**
 * Issues the credit note of an invoice that nobody has paid, once, and the smaller invoice where something is left to pay
 * (AFTER-81). It comes last in its transaction, as every receipt does.
 */
export async function issueCreditNote(tx: Transaction<Tables>, given: OrderCredit, seller: Seller): Promise<void> {
  const [rows] = await readOrderRows(tx, { orderId: given.orderId });
  const payment = rows?.payments.findLast(({ provider }) => provider === 'invoice');
  if (!rows || !payment) throw new Error(`order ${given.orderId} has no invoice`);
  const { currency, ...sale } = saleDocument({ ...rows, payment });
  const before = await readCredits(tx, given.orderId);
  const cardsLeft = byCards(lessCredits(sale, before).means);
  const cardsMinor = given.cardsMinor ?? cardsLeft;
  const totalMinor = given.invoiceMinor + cardsMinor;
  if (totalMinor === 0) return;
  const withdrawal = rows.withdrawals.find(({ id }) => id === given.withdrawalId);
  const invoiced = { ...rows, payment };
  const decided = { withdrawalId: given.withdrawalId, amountMinor: totalMinor };
  const returned =
    (await decidedLines(tx, invoiced, decided)) ??
    (await complainedLines(tx, invoiced, given)) ??
    returnedLines(invoiced, withdrawal);
  const vat = refundedVat(totalMinor, {
    ...{ sold: sale.vat, before: before.flatMap((credit) => credit.vat) },
    goods: goodsByRate(returned, 0),
  });
  const means = [
    { processor: 'invoice', amountMinor: given.invoiceMinor },
    { processor: 'giftcard', amountMinor: cardsMinor },
  ].filter(({ amountMinor }) => amountMinor > 0);
  const lines =
    toldLines(returned, totalMinor, withdrawal) ??
    (totalMinor === sale.totalMinor ? sale.lines : [amountLine('credited', totalMinor, vat)]);
  const head = { seller, language: sale.language, placedAt: sale.placedAt };
  const at = new Date();
  const shared = { orderId: given.orderId, currency, at };
  const number = await issue(tx, {
    ...{ ...shared, kind: 'credit', cause: given.cause, totalMinor },
    document: { ...head, lines, vat, means },
  });
  if (number === null) return;
  const left = lessCredits(sale, [...before, { number, totalMinor, vat, means }]);
  if (left.means.every(({ processor }) => processor !== 'invoice')) return;
  await issue(tx, {
    ...{ ...shared, kind: 'invoice', cause: `invoice after ${given.cause}`, totalMinor: left.totalMinor },
    document: { ...head, lines: left.lines, vat: left.vat, means: left.means },
  });
}

const byCards = (means: readonly { processor: string; amountMinor: number }[]): number =>
  means.find(({ processor }) => processor === 'giftcard')?.amountMinor ?? 0;
