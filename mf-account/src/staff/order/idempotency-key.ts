/** What was asked for, and the idempotency key with which the request was sent. */
export interface IdempotencyKey {
  wish: string;
  key: string;
}

/**
 * The same wish is sent again under the same key, so that what was done in silence is not done twice; a new wish gets a
 * new one.
 */
export const idempotencyKeyFor = (sent: IdempotencyKey | null, wish: string): IdempotencyKey =>
  sent?.wish === wish ? sent : { wish, key: crypto.randomUUID() };
