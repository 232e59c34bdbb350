import type { Executor } from '../../db/schema.ts';
import type { Credit } from './less-credits.ts';
import { receiptNumber } from './receipt-number.ts';

/** The credit notes of an order, oldest first. */
export async function readCredits(db: Executor, orderId: number): Promise<Credit[]> {
  const rows = await db
    .selectFrom('receipts')
    .select(['kind', 'year', 'sequence', 'total_minor', 'document'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit')
    .orderBy('issued_at')
    .orderBy('sequence')
    .execute();
  return rows.map(({ document, total_minor, ...row }) => ({
    ...{ number: receiptNumber(row), totalMinor: total_minor, vat: document.vat, means: document.means },
  }));
}
