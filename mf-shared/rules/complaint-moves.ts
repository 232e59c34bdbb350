import type { ComplaintOutcome, ComplaintStatus, ReturnStatus } from 'mf-shared/contract';

/** Where a complaint may go (AFTER-56 to AFTER-58). */
const moves: Readonly<Record<ComplaintStatus, readonly ComplaintStatus[]>> = {
  'new-return': ['processing-return'],
  'processing-return': ['more_info-return', 'fixing-return', 'processed-return', 'rejected-return'],
  'more_info-return': ['processing-return'],
  'fixing-return': ['processed-return'],
  'processed-return': [],
  'rejected-return': [],
};

/** In the order in which a complaint goes through them. */
export const complaintStatuses = Object.keys(moves) as readonly ComplaintStatus[];

export const nextComplaintStatuses = (from: ComplaintStatus): readonly ComplaintStatus[] => moves[from];

/** Whether nothing more is done about a complaint. */
export const isComplaintOver = (status: ComplaintStatus): boolean => moves[status].length === 0;

/** The buyer must be told in words: what is missing, why not, or how and when the new product comes (AFTER-138). */
export const needsWords = (to: ReturnStatus, outcome: ComplaintOutcome | null = null): boolean =>
  to === 'more_info-return' || to === 'rejected-return' || (to === 'processed-return' && outcome === 'replaced');

/** The buyer gets money: how much and how is said with the end (AFTER-123). */
export const givesMoney = (outcome: ComplaintOutcome | null): boolean =>
  outcome === 'refunded' || outcome === 'price_reduced';

/** Working days after which the shop has written, counted from the last move; null where the shop waits for others. */
export const answerWorkingDays = (status: ComplaintStatus): number | null =>
  status === 'new-return' || status === 'processing-return' ? 3 : null;
