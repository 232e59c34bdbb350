import type { PiecesAfterSale } from 'mf-shared/contract';
import { piecesInReturn } from 'mf-shared/rules/pieces-of-buyer';

/** The key of what is said where all pieces were declared to come back: some are still to be decided, or all of it has ended. */
export const goneWords = (pieces: PiecesAfterSale): string =>
  piecesInReturn(pieces) > 0 ? 'line_ways.gone' : 'line_ways.settled';
