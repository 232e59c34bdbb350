import type { ColumnType } from 'kysely';
import type { Day, Generated, Json, JsonDefault, Moment, MomentOrNull, Texts } from './column-kinds.ts';

/** SHA-256 of a secret: a Buffer from a server, a Uint8Array from the embedded engine. */
export type Hash = ColumnType<Uint8Array, Uint8Array, Uint8Array>;
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;

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
  kind: 'session' | 'activation' | 'password_reset' | 'deletion';
  token_hash: Hash;
  created_at: Moment;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  revoked_at: MomentOrNull;
}

export interface SignInFailuresTable {
  id: Generated<number>;
  email_hash: Hash;
  failed_at: Moment;
}

export interface WishlistItemsTable {
  customer_id: number;
  model_id: number;
  added_at: Moment;
}

export interface ReviewsTable {
  id: Generated<number>;
  model_id: number;
  customer_id: number | null;
  created_at: Moment;
  rating: number;
  visible_name: string;
  comment: string;
  language: Generated<string>;
  size: number | null;
  images: JsonDefault<{ url: string }[]>;
  votes_up: Generated<number>;
  votes_down: Generated<number>;
  status: Generated<'pending' | 'published' | 'rejected'>;
}

export interface ReviewVotesTable {
  review_id: number;
  customer_id: number;
  is_up: boolean;
}

export interface AvailabilityNotificationsTable {
  id: Generated<number>;
  email: string;
  variant_id: number;
  language: string;
  created_at: Moment;
  notified_at: MomentOrNull;
}

export interface DeliveryMethodsTable {
  id: Generated<number>;
  slug: string;
  country_code: string;
  kind: 'pickup_point' | 'home' | 'store' | 'express' | 'repack';
  carrier: Generated<string>;
  names: Json<Texts>;
  descriptions: JsonDefault<Texts>;
  price_minor: number;
  free_from_minor: number | null;
  days_from: Generated<number>;
  days_to: Generated<number>;
  is_active: Generated<boolean>;
  sort_order: Generated<number>;
}

export interface PickupPointsTable {
  id: string;
  carrier: string;
  country_code: string;
  name: string;
  address: string;
  postal_code: string;
  city: string;
  opening_hours: Generated<string>;
  latitude: number;
  longitude: number;
}

export interface DiscountCodesTable {
  id: Generated<number>;
  code: string;
  names: JsonDefault<Texts>;
  kind: 'percent' | 'amount' | 'free_delivery';
  /** Basis points for percent, cents for amount. */
  value: number;
  min_total_minor: Generated<number>;
  excludes_offers: Generated<boolean>;
  club_only: Generated<boolean>;
  starts_at: MomentOrNull;
  ends_at: MomentOrNull;
  max_uses: number | null;
  uses: Generated<number>;
  is_active: Generated<boolean>;
}

export type StoredOrderStatus =
  | 'pending_payment'
  | 'processing'
  | 'ready_for_packing'
  | 'ready_for_pick_up'
  | 'transported_to_pickuplocation'
  | 'shipped'
  | 'delivered'
  | 'manual_cancellation'
  | 'cancelled';

export interface OrdersTable {
  id: Generated<number>;
  number: Generated<string>;
  key_hash: Hash;
  customer_id: number | null;
  status: Generated<StoredOrderStatus>;
  language: string;
  country_code: string;
  tax_area_id: number;
  currency: Generated<string>;
  shown_currency: Generated<string>;
  shown_rate: Generated<number>;
  lines_minor: number;
  delivery_minor: Generated<number>;
  repack_minor: Generated<number>;
  discount_minor: Generated<number>;
  total_minor: number;
  gift_card_minor: Generated<number>;
  vat: JsonDefault<{ basis_points: number; net_minor: number; vat_minor: number }[]>;
  discount_code_id: number | null;
  delivery_method: string;
  delivery_location: Generated<string>;
  delivery: JsonDefault<{ name?: string; location?: string; estimate_text?: string }>;
  first_name: string;
  last_name: string;
  address: string;
  postal_code: string;
  city: string;
  phone: string;
  email: string;
  special_request: Generated<string>;
  extra: JsonDefault<Record<string, unknown>>;
  placed_at: Moment;
  paid_at: MomentOrNull;
}

export interface OrderLinesTable {
  id: Generated<number>;
  order_id: number;
  line_number: number;
  kind: Generated<'product' | 'gift_card'>;
  variant_id: number | null;
  model_id: number;
  bundle_hash: string | null;
  name: string;
  manufacturer: string;
  color: Generated<string>;
  size: Generated<string>;
  type: Generated<string>;
  image: Generated<string>;
  path: Generated<string>;
  amount: number;
  unit_minor: number;
  regular_minor: number;
  row_minor: number;
  discount_minor: Generated<number>;
  vat_basis_points: number;
  vat_minor: number;
  extra: JsonDefault<Record<string, unknown>>;
}

export interface OrderStatusHistoryTable {
  id: Generated<number>;
  order_id: number;
  status: StoredOrderStatus;
  at: Moment;
  actor_id: number | null;
  note: Generated<string>;
}

export interface ReservationsTable {
  id: Generated<number>;
  order_id: number;
  variant_id: number;
  store_id: number;
  amount: number;
  status: Generated<'held' | 'taken' | 'released'>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  settled_at: MomentOrNull;
}

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

export interface GiftCardsTable {
  id: Generated<number>;
  code_hash: Hash;
  code_hint: Generated<string>;
  initial_minor: number;
  balance_minor: number;
  currency: Generated<string>;
  expires_on: Day | null;
  order_line_id: number | null;
  is_active: Generated<boolean>;
}

export interface GiftCardUsesTable {
  id: Generated<number>;
  gift_card_id: number;
  order_id: number;
  amount_minor: number;
  status: Generated<'held' | 'taken' | 'released'>;
}

export interface GiftCampaignCodesTable {
  id: Generated<number>;
  campaign_id: number;
  code: string;
  order_id: number | null;
  used_at: MomentOrNull;
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

export interface CommerceTables {
  customers: CustomersTable;
  customer_tokens: CustomerTokensTable;
  sign_in_failures: SignInFailuresTable;
  wishlist_items: WishlistItemsTable;
  reviews: ReviewsTable;
  review_votes: ReviewVotesTable;
  availability_notifications: AvailabilityNotificationsTable;
  delivery_methods: DeliveryMethodsTable;
  pickup_points: PickupPointsTable;
  discount_codes: DiscountCodesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_status_history: OrderStatusHistoryTable;
  reservations: ReservationsTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  gift_cards: GiftCardsTable;
  gift_card_uses: GiftCardUsesTable;
  gift_campaign_codes: GiftCampaignCodesTable;
  audit_log: AuditLogTable;
}
