/**
 * What a merge does with a column that names a customer: `moves` to the account that is kept, `chosen` where both may have
 * one of a kind (`choose-records.ts`), `ends` with the other account, `stays` where it says who did something: staff do not
 * merge, and what somebody did who once was staff stays theirs.
 */
export type ColumnFate = 'moves' | 'chosen' | 'ends' | 'stays';

/** Every column that names a customer, as a test compares with the database: a new one has its fate here. */
export const customerColumns: Readonly<Record<string, ColumnFate>> = {
  'orders.customer_id': 'moves',
  'complaints.customer_id': 'moves',
  'store_returns.customer_id': 'moves',
  'rental_reservations.customer_id': 'moves',
  'enterprise_orders.customer_id': 'moves',
  'former_addresses.customer_id': 'moves',
  'customers.merged_into': 'moves',

  'reviews.customer_id': 'chosen',
  'review_votes.customer_id': 'chosen',
  'wishlist_items.customer_id': 'chosen',

  'customer_tokens.customer_id': 'ends',
  'customer_tokens.merge_into': 'ends',
  'customer_sessions.customer_id': 'ends',
  'customer_devices.customer_id': 'ends',
  // The owner of the other address agreed, not the kept account's: what opened the one does not open the other.
  'customer_identities.customer_id': 'ends',
  'social_sign_ins.customer_id': 'ends',
  'second_factors.customer_id': 'ends',

  'customer_tokens.asked_by': 'stays',
  // A member of the staff who buys for the account is refused from now on, and ends the errand.
  'customer_sessions.acting_for': 'stays',
  'audit_log.actor_id': 'stays',
  'order_status_history.actor_id': 'stays',
  'complaint_events.actor_id': 'stays',
  'return_events.actor_id': 'stays',
  'store_return_events.actor_id': 'stays',
  'store_returns.paid_by': 'stays',
  'returns.settled_by': 'stays',
  'return_line_outcomes.decided_by': 'stays',
  'payment_refunds.actor_id': 'stays',
  'case_holders.holder_id': 'stays',
  'transfer_requests.created_by': 'stays',
  'feed_tokens.created_by': 'stays',
  'webhooks.created_by': 'stays',
  'bulk_changes.actor_id': 'stays',
  'planned_changes.made_by': 'stays',
  'previews.made_by': 'stays',
};

/** Tables and columns of a fate. */
export const columnsThat = (fate: ColumnFate): readonly (readonly [table: string, column: string])[] =>
  Object.entries(customerColumns).flatMap(([name, each]) => {
    const [table, column] = name.split('.');
    return each === fate && table && column ? [[table, column] as const] : [];
  });
