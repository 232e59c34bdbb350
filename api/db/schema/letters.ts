import type { Generated, Moment, MomentOrNull } from './column-kinds.ts';

export interface NewsletterSubscriptionsTable {
  id: Generated<number>;
  list: 'forest' | 'corporate';
  email: string;
  language: string;
  status: Generated<'asked' | 'confirmed' | 'left'>;
  asked_at: Moment;
  /** SHA-256 of the mailed link's token; null once it was used. */
  token_hash: Uint8Array | null;
  confirmed_at: MomentOrNull;
  left_at: MomentOrNull;
}

export interface LettersTables {
  newsletter_subscriptions: NewsletterSubscriptionsTable;
}
