import type { ReturnStatus } from 'mf-shared/contract';
import { canBeTakenBack } from 'mf-shared/rules/return-moves';
import type { WithdrawalRow } from './read-after-sale.ts';

type Standing = Pick<WithdrawalRow, 'outcome' | 'settled_by' | 'stage'>;

/** The status of a return (AFTER-50 to AFTER-55). It is new until somebody at the shop has looked at it. */
export function returnStatusOf({ outcome, settled_by, stage }: Standing): ReturnStatus {
  if (outcome === null) return stage;
  if (outcome === 'revoked') return settled_by === null ? 'cancelled' : 'rejected-return';
  // A repair is the end of a return, though no money goes back (AFTER-58).
  return outcome === 'refunded' || stage === 'fixing-return' ? 'processed-return' : 'rejected-return';
}

/** A buyer may take a declaration back until the shop has to do with it; one that ended the order stays. */
export const canTakeBack = ({
  outcome,
  stage,
  received_at,
  has_left,
}: Pick<WithdrawalRow, 'outcome' | 'stage' | 'received_at' | 'has_left'>): boolean =>
  outcome === null && canBeTakenBack(stage) && received_at === null && has_left;

/** A question waits for its answer, or a repair for its end (AFTER-58). */
export const isInWork = ({ outcome, stage }: Pick<WithdrawalRow, 'outcome' | 'stage'>): boolean =>
  outcome === null && (stage === 'more_info-return' || stage === 'fixing-return');
