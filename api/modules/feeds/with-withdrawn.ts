import type { FeedOrder } from 'mf-shared/contract';
import { countAfterSale, type Declared, type SoldPieces } from '../after-sale/lines-after-sale.ts';
import { piecesOfLines } from '../after-sale/pieces-of-lines.ts';
import { withheld } from '../after-sale/withheld.ts';

type FeedLine = FeedOrder['lines'][number];

/** An order of the feed as the database knows it: what was declared stands beside its lines. */
export interface StoredFeedOrder extends Omit<FeedOrder, 'withheld' | 'lines'> {
  lines: readonly (Omit<FeedLine, 'withdrawn'> & { kind: SoldPieces['kind']; variantId: number | null })[];
  declared: readonly Declared[];
}

/** Tells of each line how many pieces were withdrawn from or come back, by the rule that the staff's rooms follow (FEED-6). */
export function withWithdrawn({ lines, declared, ...order }: StoredFeedOrder): FeedOrder {
  const sold = lines.map(({ kind, variantId, amount }) => ({ kind, variant_id: variantId, amount }));
  const pieces = piecesOfLines(sold, countAfterSale(sold, declared));
  return {
    ...order,
    withheld: heldBack(order.status, sold, declared),
    lines: lines.map(({ kind: _, variantId: __, ...line }, at) => ({
      ...line,
      withdrawn: (pieces[at] ?? []).reduce((sum, { amount }) => sum + amount, 0),
    })),
  };
}

/** The same as the staff see; and all of an order that was moved to `manual_cancellation` because all of it was withdrawn from. */
function heldBack(
  status: FeedOrder['status'],
  lines: readonly SoldPieces[],
  withdrawals: readonly Declared[],
): FeedOrder['withheld'] {
  if (status !== 'manual_cancellation') return withheld({ order: { status }, lines, withdrawals });
  return withheld({ order: { status: 'processing' }, lines, withdrawals }) === 'all' ? 'all' : 'none';
}
