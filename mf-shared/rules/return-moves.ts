import type { LineOutcome, PieceCondition, PieceDestination, ReturnStatus } from 'mf-shared/contract';
import { nextComplaintStatuses } from './complaint-moves.ts';

/** Where a return may go: as a complaint does (AFTER-56 to AFTER-58); what the buyer cancelled goes nowhere. */
export const nextReturnStatuses = (from: ReturnStatus): readonly ReturnStatus[] =>
  from === 'cancelled' ? [] : nextComplaintStatuses(from);

/** Whether nothing more is done about a return. */
export const isReturnOver = (status: ReturnStatus): boolean => nextReturnStatuses(status).length === 0;

/** A buyer takes a return back as long as nothing of it has arrived (AFTER-42, AFTER-115). */
export const canBeTakenBack = (status: ReturnStatus): boolean => status === 'new-return';

/** Moves that say nothing about goods or money; the inspection makes the others. */
export const isPlainMove = (to: ReturnStatus): to is 'processing-return' | 'more_info-return' =>
  to === 'processing-return' || to === 'more_info-return';

/** What can be decided about pieces of a return that is there; nothing where it has to be at hand first. */
export function lineOutcomesIn(status: ReturnStatus): readonly LineOutcome[] {
  if (status === 'processing-return') return ['accepted', 'reduced', 'refused', 'repair'];
  // AFTER-58: a repair ends well, or the pieces are taken back.
  return status === 'fixing-return' ? ['repaired', 'accepted', 'reduced'] : [];
}

/** Where a return goes once all of this was decided about it (AFTER-57, AFTER-58). */
export function statusAfter(
  outcomes: readonly LineOutcome[],
): 'fixing-return' | 'processed-return' | 'rejected-return' {
  if (outcomes.includes('repair')) return 'fixing-return';
  return outcomes.every((outcome) => outcome === 'refused') ? 'rejected-return' : 'processed-return';
}

/** The buyer must be told why. */
export const needsReason = (outcome: LineOutcome): boolean => outcome === 'reduced' || outcome === 'refused';

/** The pieces are the shop's again. */
export const isTakenBack = (outcome: string): boolean => outcome === 'accepted' || outcome === 'reduced';

const conditions: Readonly<Record<PieceCondition, true>> = {
  ...{ new: true, opened: true, used: true, damaged: true, incomplete: true },
};
/** How pieces can come back, the best first. */
export const pieceConditions = Object.keys(conditions) as readonly PieceCondition[];

/** Where pieces can go that this was decided about (AFTER-98, AFTER-106); nowhere once they were repaired: they are sent. */
export function destinationsOf(outcome: LineOutcome): readonly PieceDestination[] {
  if (isTakenBack(outcome)) return ['store', 'workshop', 'written_off'];
  if (outcome === 'refused') return ['sent_back', 'kept'];
  return outcome === 'repair' ? ['workshop'] : [];
}

/** Rule AFTER-106: so many days a store keeps refused pieces to be fetched. */
export const keptDays = 14;
