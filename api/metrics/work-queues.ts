/** What the shop's queued work is for: many kinds in few queues. */
export const workQueues = ['mail', 'webhook', 'payment', 'label', 'other'] as const;
export type WorkQueue = (typeof workQueues)[number];

const byKind: Readonly<Record<string, WorkQueue>> = {
  webhook: 'webhook',
  payment_check: 'payment',
  refund: 'payment',
  difference_end: 'payment',
  parcel_label: 'label',
  bulk_change: 'other',
  planned_change: 'other',
};

const mailKind = /mail|confirmation|link|registration|password_reset|email_change|newsletter|notice/;

/** The queue of an outbox entry's kind. */
export const queueOf = (kind: string): WorkQueue => byKind[kind] ?? (mailKind.test(kind) ? 'mail' : 'other');
