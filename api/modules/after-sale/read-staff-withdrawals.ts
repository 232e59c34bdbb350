import type { Locale, StaffWithdrawal } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { OrderRows } from '../orders/read-order-rows.ts';
import { proposedMinor } from './give-back.ts';
import { linesAfterSale } from './lines-after-sale.ts';
import { readDeclared } from './read-after-sale.ts';
import { type Givable, shareGiven } from './read-givable.ts';
import { isInWork } from './return-status.ts';
import { promiseNow } from './withdrawal-refund.ts';

/** The declarations of an order with what the staff need to handle them. @param givable null where nothing was captured. */
export function readStaffWithdrawals(rows: OrderRows, givable: Givable | null, locale: Locale): StaffWithdrawal[] {
  const { lines, withdrawals } = rows;
  const goods = linesAfterSale(lines, withdrawals);
  return withdrawals.map((row) => {
    const promised = promiseNow(rows, row);
    const proposed = givable ? proposedMinor(promised, givable) : 0;
    return {
      ...readDeclared({ rows, row, goods, locale, promised }),
      ...{
        id: row.id,
        reason: row.reason,
        proof: row.proof,
        has_left: row.has_left,
        is_in_work: isInWork(row),
        note: row.note,
      },
      proposed: toDecimal(proposed),
      to_gift_card: toDecimal(givable ? shareGiven(proposed, givable).cards : 0),
    };
  });
}
