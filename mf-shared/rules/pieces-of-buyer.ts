import type { PiecesAfterSale } from 'mf-shared/contract';

/** How many pieces of a product are still their buyer's: the others never left, came back for money or were exchanged (AFTER-121). */
export const piecesOfBuyer = ({ kept, declared, on_way, back, refused, repaired }: PiecesAfterSale): number =>
  kept + declared + on_way + back + refused + repaired;

/** How many pieces of a product are in a return that nobody has decided about. */
export const piecesInReturn = ({ declared, on_way, back }: PiecesAfterSale): number => declared + on_way + back;
