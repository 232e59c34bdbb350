import type { Generated, Hash, Json, JsonDefault, JsonOrNull, Moment, MomentOrNull } from './column-kinds.ts';

export type StoredPaymentStatus =
  | 'created'
  | 'authorised'
  | 'captured'
  | 'refunded'
  | 'failed'
  | 'cancelled'
  | 'expired';

export interface PaymentsTable {
  id: string;
  order_id: number;
  provider: string;
  status: Generated<StoredPaymentStatus>;
  amount_minor: number;
  captured_minor: Generated<number>;
  refunded_minor: Generated<number>;
  currency: Generated<string>;
  provider_session: string | null;
  provider_reference: string | null;
  /** The buyer's approval, kept before the provider is called with it. */
  provider_token: string | null;
  next: JsonOrNull<unknown>;
  created_at: Moment;
  updated_at: Moment;
  captured_at: MomentOrNull;
  /** Why it failed, where that tells the buyer what to do. */
  failure: 'address' | null;
}

export interface PaymentRefundsTable {
  id: string;
  payment_id: string;
  amount_minor: number;
  status: Generated<'requested' | 'done' | 'refused'>;
  reason: Generated<string>;
  actor_id: number | null;
  created_at: Moment;
  settled_at: MomentOrNull;
}

export interface PaymentEventsTable {
  id: Generated<number>;
  provider: string;
  event_id: string;
  payment_id: string | null;
  kind: string;
  payload: JsonDefault<unknown>;
  received_at: Moment;
  processed_at: MomentOrNull;
}

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  request_hash: Hash;
  status_code: number | null;
  response: JsonOrNull<unknown>;
  created_at: Moment;
  order_id: number | null;
}

export interface OutboxTable {
  id: Generated<number>;
  kind: string;
  payload: Json<unknown>;
  dedupe_key: string | null;
  created_at: Moment;
  available_at: Moment;
  attempts: Generated<number>;
  sent_at: MomentOrNull;
  last_error: string | null;
}

export interface PaymentsTables {
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  payment_refunds: PaymentRefundsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
}
