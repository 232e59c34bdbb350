import type { ColumnType } from 'kysely';
import type { Generated, Hash, JsonOrNull, Moment, MomentOrNull } from './column-kinds.ts';

export interface CustomersTable {
  id: Generated<number>;
  email: string;
  password_hash: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  postal_code: Generated<string>;
  city: Generated<string>;
  country: Generated<string>;
  language: Generated<string>;
  username: string | null;
  organisation: JsonOrNull<{ name: string; vatNumber: string }>;
  interests: Generated<string[]>;
  is_active: Generated<boolean>;
  is_staff: Generated<boolean>;
  is_admin: Generated<boolean>;
  is_org_user: Generated<boolean>;
  is_club_member: Generated<boolean>;
  marketing_consent: Generated<boolean>;
  sms_consent: Generated<boolean>;
  review_consent: Generated<boolean>;
  reminder_consent: Generated<boolean>;
  cart_content: Generated<string>;
  created_at: Moment;
  activated_at: MomentOrNull;
  erased_at: MomentOrNull;
}

export interface CustomerTokensTable {
  id: Generated<number>;
  customer_id: number;
  kind: 'session' | 'activation' | 'password_reset' | 'deletion' | 'email_change';
  token_hash: Hash;
  created_at: Moment;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  revoked_at: MomentOrNull;
  /** Of a link to a new email: the address that it was sent to. */
  new_email: Generated<string | null>;
  /** Of an activation's open link: what was typed to register. */
  registration: JsonOrNull<unknown>;
  /** Of a session's token. */
  session_id: Generated<number | null>;
  /** Of a session's token: when a newer one took its place. */
  replaced_at: MomentOrNull;
}

/** One sign-in on one device. */
export interface CustomerSessionsTable {
  id: Generated<number>;
  customer_id: number;
  browser: string;
  system: string;
  started_at: Moment;
  last_used_at: Moment;
  ends_at: ColumnType<Date, Date | string, Date | string>;
  /** When this sign-in proved the second factor. */
  second_factor_at: MomentOrNull;
}

export interface SecondFactorsTable {
  customer_id: number;
  secret: string;
  confirmed_at: MomentOrNull;
  last_period: Generated<number>;
  created_at: Moment;
}

export interface RecoveryCodesTable {
  customer_id: number;
  code_hash: Hash;
  used_at: MomentOrNull;
}

export interface CustomerDevicesTable {
  customer_id: number;
  device_hash: Hash;
  last_used_at: Moment;
}

/** How often something was tried since its window began. */
export interface TriesTable {
  key: Hash;
  count: number;
  ends_at: ColumnType<Date, Date | string, Date | string>;
}

export interface WishlistItemsTable {
  customer_id: number;
  model_id: number;
  added_at: Moment;
}

export interface AuditLogTable {
  id: Generated<number>;
  at: Moment;
  actor_id: number | null;
  action: string;
  entity: string;
  entity_id: string;
  before: JsonOrNull<unknown>;
  after: JsonOrNull<unknown>;
}

export interface CustomersTables {
  customers: CustomersTable;
  customer_tokens: CustomerTokensTable;
  customer_sessions: CustomerSessionsTable;
  customer_devices: CustomerDevicesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  tries: TriesTable;
  wishlist_items: WishlistItemsTable;
  audit_log: AuditLogTable;
}
