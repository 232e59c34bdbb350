import type { Locale, StaffWithdrawal } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { OrderRows } from '../orders/read-order-rows.ts';
import { linesAfterSale } from './lines-after-sale.ts';
import { readDeclared } from './read-after-sale.ts';
import { proposedMinor } from './settle-withdrawal.ts';

/** The declarations of an order with what the staff need to handle them. @param refundable minor units that can still go back. */
export function readStaffWithdrawals(
  { order, lines, withdrawals }: OrderRows,
  refundable: number,
  locale: Locale,
): StaffWithdrawal[] {
  const goods = linesAfterSale(lines, withdrawals);
  return withdrawals.map((row, index) => ({
    ...readDeclared(order.number, index, row, goods, locale),
    ...{ id: row.id, reason: row.reason, proof: row.proof, has_left: row.has_left, note: row.note },
    proposed: toDecimal(proposedMinor(row, refundable)),
  }));
}
