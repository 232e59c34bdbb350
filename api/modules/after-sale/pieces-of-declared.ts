import type { PieceAfterSale } from 'mf-shared/contract';
import type { Row } from '../../db/schema.ts';

export type DecidedPieces = Pick<Row<'return_line_outcomes'>, 'product_id' | 'amount' | 'outcome'>;

/** What became of a declaration. What is not known has not happened. */
export interface Fate {
  outcome: 'refunded' | 'closed' | 'revoked' | null;
  has_left?: boolean;
  way?: Row<'returns'>['way'];
  tracking_code?: string;
  received_at?: Date | null;
  stage?: Row<'returns'>['stage'];
  decided?: readonly DecidedPieces[];
  exchanges?: readonly Pick<Row<'exchanges'>, 'product_id' | 'amount' | 'status'>[];
}

/** Where the pieces of a product are that one declaration names: each in one place (AFTER-121). */
export function piecesOfDeclared(fate: Fate, productId: number, amount: number): [PieceAfterSale, number][] {
  const decided = (fate.decided ?? []).filter(({ product_id }) => product_id === productId);
  const ends = decided.map((each): [PieceAfterSale, number] => [endOf(each.outcome, fate), each.amount]);
  const all: [PieceAfterSale, number][] = [...ends, [standing(fate), amount - sum(ends)]];
  const ordered = (fate.exchanges ?? []).filter((each) => each.product_id === productId && each.status === 'ordered');
  // Goods went out for as many of those that were taken.
  let exchanged = ordered.reduce((total, each) => total + each.amount, 0);
  return all.flatMap(([where, pieces]): [PieceAfterSale, number][] => {
    const out = where === 'refunded' || where === 'cancelled' ? Math.min(exchanged, pieces) : 0;
    exchanged -= out;
    return [
      [where, pieces - out],
      ['exchanged', out],
    ];
  });
}

function endOf(outcome: DecidedPieces['outcome'], fate: Fate): PieceAfterSale {
  // Goods that never left the shop were neither inspected nor refused.
  if (fate.has_left === false || outcome === 'repair') return standing(fate);
  if (outcome === 'refused' || outcome === 'repaired') return outcome;
  return 'refunded';
}

/** Where pieces are about which nothing of their own was decided. */
function standing({ outcome, has_left, way, tracking_code, received_at, stage }: Fate): PieceAfterSale {
  if (has_left === false) return 'cancelled';
  if (outcome === 'refunded') return 'refunded';
  if (outcome !== null) return stage === 'fixing-return' ? 'repaired' : 'refused';
  if (received_at) return 'back';
  // A label has its parcel's code before the parcel is sent.
  return tracking_code && way !== 'label' ? 'on_way' : 'declared';
}

const sum = (pieces: readonly [PieceAfterSale, number][]): number =>
  pieces.reduce((total, [, amount]) => total + amount, 0);
