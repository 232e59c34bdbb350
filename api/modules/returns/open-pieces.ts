import { stepMinor } from 'mf-shared/rules/whole-unit-currency';
import type { Row } from '../../db/schema.ts';
import { exchangedPieces } from '../after-sale/decide-exchanges.ts';
import { promisedShares } from '../after-sale/promised-shares.ts';
import type { FoundReturn } from './find-return.ts';
import type { OpenPieces } from './plan-inspection.ts';

type Decided = Pick<Row<'return_line_outcomes'>, 'product_id' | 'amount' | 'outcome' | 'share_minor'>;

/** Pieces that wait for a decision: those in repair, or all of them before the first inspection. */
export function openPieces({ rows, row }: FoundReturn, decided: readonly Decided[]): OpenPieces[] {
  if (row.outcome !== null) return [];
  const shares = promisedShares(rows, rows.withdrawals.indexOf(row));
  const step = stepMinor(rows.payment?.currency ?? rows.order.currency);
  const all = row.lines.map(({ product_id, amount }, at) => ({
    ...{ productId: product_id, amount, shareMinor: shares[at] ?? 0 },
    exchanged: exchangedPieces(row, product_id, step),
  }));
  if (decided.length === 0) return all;
  return all.flatMap(({ productId, exchanged }) => {
    const inRepair = decided.filter(({ product_id, outcome }) => product_id === productId && outcome === 'repair');
    const amount = inRepair.reduce((sum, each) => sum + each.amount, 0);
    const shareMinor = inRepair.reduce((sum, each) => sum + each.share_minor, 0);
    return amount === 0 ? [] : [{ productId, amount, shareMinor, exchanged }];
  });
}

/** What goes back for pieces that are accepted, where nothing goes out for them. */
export const shareAsMoney = ({ shareMinor, exchanged = [] }: OpenPieces): number =>
  Math.max(
    0,
    exchanged.reduce((left, minor) => left - minor, shareMinor),
  );
