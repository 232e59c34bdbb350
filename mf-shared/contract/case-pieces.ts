import { z } from 'zod';

/** How pieces came back (AFTER-98); `new`: as they were sold. */
export const pieceCondition = z.enum(['new', 'opened', 'used', 'damaged', 'incomplete']);
export type PieceCondition = z.infer<typeof pieceCondition>;

/**
 * Where pieces went: the shop's to a store, a workshop or nowhere (AFTER-98), and refused ones back to the buyer or to a store
 * that keeps them to be fetched (AFTER-106). Only those in a store are in stock.
 */
export const pieceDestination = z.enum(['store', 'workshop', 'written_off', 'sent_back', 'kept']);
export type PieceDestination = z.infer<typeof pieceDestination>;

/** How pieces are and where, for the staff alone (AFTER-98). */
export const inspectedPieces = z.object({
  condition: pieceCondition.nullable(),
  destination: pieceDestination.nullable(),
  store: z.number().int().nullable(),
  /** The shelf in the store, or which workshop. */
  place: z.string(),
});
export type InspectedPieces = z.infer<typeof inspectedPieces>;

/** POST …/pieces/ of complaints and of returns by receipt: of each row, in the case's order (AFTER-113). */
export const placePieces = z.object({
  version: z.number().int(),
  rows: z
    .array(
      inspectedPieces.extend({
        /** Null: the pieces are with the buyer. */
        destination: pieceDestination.exclude(['sent_back', 'kept']).nullable().default(null),
        condition: pieceCondition.nullable().default(null),
        store: z.number().int().nullable().default(null),
        place: z.string().trim().max(60).default(''),
      }),
    )
    .min(1)
    .max(20),
});
export type PlacePieces = z.infer<typeof placePieces>;

/** What all cases come to that are for the shop to do, per currency (AFTER-99, AFTER-114). */
export const atStake = z.array(z.object({ currency: z.string(), amount: z.number() }));
