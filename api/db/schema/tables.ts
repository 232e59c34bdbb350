// Generated from the migrated database: write a migration, then run `npm run generate:tables`.
import type {
  Day,
  Generated,
  Hash,
  HashOrNull,
  Json,
  JsonDefault,
  JsonOrNull,
  Moment,
  MomentNeeded,
  MomentOrNull,
} from './column-kinds.ts';
import type { StoredJson } from './stored-json.ts';

export interface ArticleModelsTable {
  article_id: number;
  model_id: number;
}

export interface ArticlesTable {
  id: number;
  kind: 'guide' | 'test' | 'event' | 'blog' | 'club-offer' | 'experience';
  slugs: Json<StoredJson['articles.slugs']>;
  image: Generated<string>;
  minutes: Generated<number>;
  blogger_id: number | null;
  published_on: Day;
  texts: Json<StoredJson['articles.texts']>;
  sort_order: Generated<number>;
  /** What the merchant's files call it; null for what no import brought. */
  key: string | null;
  /** Whether shoppers see it from its day on; a hidden post keeps its words and its address. */
  is_published: Generated<boolean>;
}

export interface AttachmentsTable {
  id: Generated<string>;
  /** SHA-256 of an unsent form's secret; null once the file belongs to a case. */
  draft_hash: HashOrNull;
  upload_key: string;
  name: string;
  media_type: 'image/jpeg' | 'application/pdf';
  sent_bytes: number;
  bytes: number;
  width: number | null;
  height: number | null;
  store_key: string;
  created_at: Moment;
  expires_at: MomentOrNull;
  complaint_id: string | null;
  event_id: number | null;
  return_id: number | null;
  return_event_id: number | null;
  return_outcome_id: number | null;
  store_return_id: string | null;
  store_return_event_id: number | null;
}

export interface AuditLogTable {
  id: Generated<number>;
  at: Moment;
  actor_id: number | null;
  action: string;
  entity: string;
  entity_id: string;
  before: JsonOrNull<StoredJson['audit_log.before']>;
  after: JsonOrNull<StoredJson['audit_log.after']>;
  part_of: number | null;
}

export interface AvailabilityNotificationsTable {
  id: Generated<number>;
  email: string;
  variant_id: number;
  language: string;
  created_at: Moment;
  notified_at: MomentOrNull;
  country_code: Generated<string>;
  currency: Generated<string>;
  asked_at: Moment;
}

export interface BannersTable {
  id: number;
  kind: 'image' | 'dynamic' | 'text' | 'hero';
  image: string | null;
  crop_point: Generated<string>;
  sub_text: Generated<string>;
  texts: Json<StoredJson['banners.texts']>;
  starts_at: MomentOrNull;
  ends_at: MomentOrNull;
  is_active: Generated<boolean>;
  sort_order: Generated<number>;
  /** What the merchant's files call it; null for what no import brought. */
  key: string | null;
  /** Staff hid it: an import whose file does not say leaves it so. What vanished from a file comes back with it. */
  is_hidden: Generated<boolean>;
  /** Staff removed it: no file brings it back, only the log does. */
  is_removed: Generated<boolean>;
}

export interface BloggersTable {
  id: number;
  slug: string;
  name: string;
  image: string | null;
  texts: JsonDefault<StoredJson['bloggers.texts']>;
}

/** Changes of many products at once, from the look at them to their end. */
export interface BulkChangesTable {
  id: Generated<number>;
  at: Moment;
  actor_id: number | null;
  state: Generated<'looked' | 'waiting' | 'applied' | 'ended' | 'undone' | 'stopped'>;
  change: Json<StoredJson['bulk_changes.change']>;
  seen: Json<StoredJson['bulk_changes.seen']>;
  models: Generated<number>;
  write_id: number | null;
}

export interface BundleItemsTable {
  bundle_id: number;
  model_id: number;
  sort_order: Generated<number>;
}

export interface BundlesTable {
  id: number;
  main_model_id: number;
  names: Json<StoredJson['bundles.names']>;
  descriptions: JsonDefault<StoredJson['bundles.descriptions']>;
  discount_basis_points: number;
  is_active: Generated<boolean>;
  /** What the merchant's files call it; null for what no import brought. */
  key: string | null;
}

export interface CampaignModelsTable {
  campaign_id: number;
  model_id: number;
  sort_order: Generated<number>;
}

export interface CampaignsTable {
  id: number;
  slugs: Json<StoredJson['campaigns.slugs']>;
  image: Generated<string>;
  texts: Json<StoredJson['campaigns.texts']>;
  starts_at: MomentOrNull;
  ends_at: MomentOrNull;
  is_active: Generated<boolean>;
  /** What the merchant's files call it; null for what no import brought. */
  key: string | null;
  club_starts_at: MomentOrNull;
  /** Staff hid it: an import whose file does not say leaves it so. What vanished from a file comes back with it. */
  is_hidden: Generated<boolean>;
  /** Staff removed it: no file brings it back, only the log does. */
  is_removed: Generated<boolean>;
}

export interface CaseHoldersTable {
  kind: 'return' | 'complaint' | 'store-return';
  case_id: number;
  holder_id: number;
  taken_at: Moment;
}

export interface CatalogueVersionTable {
  id: Generated<boolean>;
  version: Generated<number>;
  changed_at: Moment;
  /** Counts changes of prices within versions. */
  prices: Generated<number>;
  /** Another one with each version, so that what was kept of a version is known again. */
  stamp: Generated<string>;
  /** Another one with each version and with each change of prices within it. */
  prices_stamp: Generated<string>;
}

export interface ColoursTable {
  id: number;
  slug: string;
  names: Json<StoredJson['colours.names']>;
  control: string;
}

export interface ComplaintEventsTable {
  id: Generated<number>;
  complaint_id: string;
  at: Moment;
  by: 'buyer' | 'staff';
  actor_id: number | null;
  status: 'new-return' | 'processing-return' | 'processed-return' | 'more_info-return' | 'rejected-return' | 'fixing-return' | null;
  body: Generated<string>;
  is_internal: Generated<boolean>;
  request_key: string | null;
}

export interface ComplaintRowsTable {
  complaint_id: string;
  position: number;
  variant_id: number | null;
  facts: Json<StoredJson['complaint_rows.facts']>;
  price_minor: Generated<number>;
  condition: 'new' | 'opened' | 'used' | 'damaged' | 'incomplete' | null;
  destination: 'store' | 'workshop' | 'written_off' | null;
  store_id: number | null;
  place: Generated<string>;
  given_minor: Generated<number>;
}

export interface ComplaintsTable {
  id: string;
  number: Generated<number>;
  code_hash: Hash;
  request_key: string;
  request_hash: Hash;
  order_id: number | null;
  customer_id: number | null;
  language: string;
  status: Generated<'new-return' | 'processing-return' | 'processed-return' | 'more_info-return' | 'rejected-return' | 'fixing-return'>;
  version: Generated<number>;
  wish: 'repair' | 'new' | 'price_reduction' | 'money';
  outcome: 'repaired' | 'replaced' | 'price_reduced' | 'refunded' | null;
  name: string;
  email: string;
  form: Json<StoredJson['complaints.form']>;
  submitted_at: Moment;
  status_at: Moment;
  ended_at: MomentOrNull;
  refused_goods: 'with_buyer' | 'sent_back' | 'kept' | null;
  keeping_store_id: number | null;
  answer_reminded_at: MomentOrNull;
  given_minor: number | null;
  given_currency: string | null;
  given_means: string | null;
  given_cards_minor: Generated<number>;
  given_credited_minor: Generated<number>;
  product_needed: boolean | null;
  tracking_code: Generated<string>;
  postage_minor: number | null;
  postage_currency: string | null;
  postage_means: 'till' | 'bank' | null;
  receipts_mailed: JsonDefault<StoredJson['complaints.receipts_mailed']>;
}

export interface CountriesTable {
  code: string;
  names: Json<StoredJson['countries.names']>;
  tax_area_id: number;
  currency_code: string;
  is_eu: boolean;
  is_enabled: Generated<boolean>;
  /** Days added to a variant's shipping range a-b. */
  delivery_days: JsonDefault<StoredJson['countries.delivery_days']>;
  ski_bundle_days: JsonDefault<StoredJson['countries.ski_bundle_days']>;
  sort_order: Generated<number>;
}

export interface CurrenciesTable {
  code: string;
  /** With {price}. */
  format: string;
  /** Units per euro. */
  rate: number;
  is_whole: Generated<boolean>;
}

export interface CustomerDevicesTable {
  customer_id: number;
  device_hash: Hash;
  last_used_at: Moment;
}

export interface CustomerIdentitiesTable {
  issuer: string;
  subject: string;
  customer_id: number;
  email: string;
  linked_at: Moment;
}

/** One sign-in on one device. */
export interface CustomerSessionsTable {
  id: Generated<number>;
  customer_id: number;
  browser: Generated<string>;
  system: Generated<string>;
  started_at: Moment;
  last_used_at: Moment;
  ends_at: MomentNeeded;
  /** When this sign-in proved the second factor. */
  second_factor_at: MomentOrNull;
  acting_for: number | null;
}

export interface CustomerTokensTable {
  id: Generated<number>;
  customer_id: number;
  kind: 'session' | 'activation' | 'password_reset' | 'deletion' | 'email_change' | 'merge';
  token_hash: Hash;
  created_at: Moment;
  expires_at: MomentNeeded;
  revoked_at: MomentOrNull;
  /** The new email that a link was sent to, to prove it. */
  new_email: string | null;
  /** The session that a session's token belongs to. */
  session_id: number | null;
  /** When a newer token took the place of a session's token. */
  replaced_at: MomentOrNull;
  /** What was typed to register, for the open link of an activation. */
  registration: JsonOrNull<StoredJson['customer_tokens.registration']>;
  /** The account that is kept, for a link that asks whether the customer's may be merged into it. */
  merge_into: number | null;
  /** The member of the staff who had the link to merge sent. */
  asked_by: number | null;
}

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
  organisation: JsonOrNull<StoredJson['customers.organisation']>;
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
  scout_group: Generated<string>;
  scout_member_id: Generated<string>;
  latu_member_id: Generated<string>;
  latu_branch: Generated<string>;
  has_club_price: Generated<boolean>;
  gift_category: number | null;
  organisation_wish: JsonOrNull<StoredJson['customers.organisation_wish']>;
  organisation_asked_at: MomentOrNull;
  club_comment: Generated<string>;
  state: Generated<string>;
  preferred_store: number | null;
  /** The role of staff, who have is_staff; admins have is_admin. */
  staff_role: Generated<'store' | 'content' | 'service' | 'commerce'>;
  /** The store whose stock, pickups and returns this member of its staff handles. */
  staff_store_id: number | null;
  /** Made with a password that everybody knows: it never signs in to a shop that sells, whatever its address and password are now. */
  is_demo_account: Generated<boolean>;
  /** The account that has all that this one had; this one has ended. */
  merged_into: number | null;
}

export interface DeliveryMethodsTable {
  id: Generated<number>;
  slug: string;
  country_code: string;
  kind: 'pickup_point' | 'home' | 'store' | 'express' | 'repack';
  carrier: Generated<string>;
  names: Json<StoredJson['delivery_methods.names']>;
  descriptions: JsonDefault<StoredJson['delivery_methods.descriptions']>;
  price_minor: number;
  free_from_minor: number | null;
  days_from: Generated<number>;
  days_to: Generated<number>;
  is_active: Generated<boolean>;
  sort_order: Generated<number>;
  is_stopped: Generated<boolean>;
  /** Staff made it, and no file has named it since: an import whose file lacks it leaves it alone. */
  made_by_staff: Generated<boolean>;
}

export interface DiscountCodesTable {
  id: Generated<number>;
  code: string;
  names: JsonDefault<StoredJson['discount_codes.names']>;
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
  made_by_staff: Generated<boolean>;
}

export interface EnterpriseOrderRowsTable {
  enterprise_order_id: number;
  variant_id: number;
  amount: number;
}

export interface EnterpriseOrdersTable {
  id: Generated<number>;
  customer_id: number;
  status: Generated<'open' | 'ordered' | 'closed'>;
  order_id: number | null;
  created_at: Moment;
}

export interface ExchangesTable {
  id: Generated<number>;
  return_id: number;
  product_id: number;
  variant_id: number;
  store_id: number;
  amount: number;
  value_minor: number;
  line: Json<StoredJson['exchanges.line']>;
  status: Generated<'held' | 'ordered' | 'released'>;
  expires_at: MomentNeeded;
  settled_at: MomentOrNull;
  order_id: number | null;
  extra_minor: Generated<number>;
}

export interface FeedOrderChangesTable {
  order_id: number;
  /** Its place among the changes; null until somebody reads it. */
  place: number | null;
}

export interface FeedPriceMarksTable {
  model_id: number;
  variant_id: number | null;
  as_of: MomentNeeded;
}

export interface FeedStockMarksTable {
  variant_id: number;
  store_id: number;
  as_of: MomentNeeded;
}

export interface FeedTokensTable {
  id: Generated<number>;
  token_hash: Hash;
  name: string;
  /** What it opens: ["stock", "prices"], or one of them. */
  scopes: Json<StoredJson['feed_tokens.scopes']>;
  created_by: number | null;
  created_at: Moment;
  ends_at: MomentNeeded;
  last_used_at: MomentOrNull;
  withdrawn_at: MomentOrNull;
}

/** Addresses of accounts that were merged into the customer's. They open nothing, and stay the customer's. */
export interface FormerAddressesTable {
  email: string;
  customer_id: number;
  since: Moment;
}

/** Parts of the address that campaigns had: they lead to the present ones. */
export interface FormerCampaignSlugsTable {
  slug: string;
  campaign_id: number;
}

/** Addresses that product groups had, without the outer slashes: they lead to the present ones. */
export interface FormerGroupPathsTable {
  path: string;
  group_id: number;
}

/** Addresses that products had: they lead to the present ones. Kept by trigger. */
export interface FormerModelSlugsTable {
  slug: string;
  model_id: number;
}

/** Parts of the address that pages of text and pages with tabs had: they lead to the present ones. Kept by trigger. */
export interface FormerPageSlugsTable {
  slug: string;
  static_page_id: number | null;
  tabbed_page_id: number | null;
}

/** Parts of the address that posts of the magazine had: they lead to the present ones. */
export interface FormerPostSlugsTable {
  slug: string;
  article_id: number;
}

export interface GiftCampaignCodesTable {
  id: Generated<number>;
  campaign_id: number;
  code: string;
  /** The last time. */
  used_at: MomentOrNull;
  max_uses: Generated<number>;
  uses: Generated<number>;
  /** Staff took it back: no order is placed with it from then on, whatever uses are left. */
  is_ended: Generated<boolean>;
}

export interface GiftCampaignModelsTable {
  campaign_id: number;
  model_id: number;
  sort_order: Generated<number>;
}

export interface GiftCampaignsTable {
  id: number;
  slug: string;
  names: Json<StoredJson['gift_campaigns.names']>;
  texts: JsonDefault<StoredJson['gift_campaigns.texts']>;
  image: string | null;
  starts_at: MomentOrNull;
  ends_at: MomentOrNull;
  is_active: Generated<boolean>;
  /** Staff removed it; the log brings it back. */
  is_removed: Generated<boolean>;
}

/** The parts of gift cards that went back to their buyers as money. */
export interface GiftCardRefundsTable {
  refund_id: string;
  gift_card_id: number;
  /** Taken off the card, in its currency. */
  amount_minor: number;
  /** The part of the refund, in the payment's currency. */
  refund_minor: number;
}

export interface GiftCardTemplatesTable {
  id: number;
  model_id: number;
  names: Json<StoredJson['gift_card_templates.names']>;
  image: string;
  sort_order: Generated<number>;
}

export interface GiftCardUsesTable {
  id: Generated<number>;
  gift_card_id: number;
  order_id: number;
  amount_minor: number;
  status: Generated<'held' | 'taken' | 'released'>;
  /** Since when it is held, taken or released; null where that was not written down. */
  booked_at: MomentOrNull;
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
  /** Set while the cancellation of the order that bought it waits: the card pays nothing. */
  frozen_at: MomentOrNull;
  /** Why staff blocked the card, or let it pay again, the last time. */
  state_reason: Generated<string>;
  /** The address that its code was sent to, where it is not that of the order. */
  sent_to: string | null;
  /** The key in the outbox of the mail with its code. */
  mail_key: string | null;
  /** The card that goes on under another code; what pays or comes back is booked there. */
  replaced_by: number | null;
  replaced_at: MomentOrNull;
  /** What was left on the card when this code ended. */
  moved_minor: Generated<number>;
}

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  request_hash: Hash;
  status_code: number | null;
  response: JsonOrNull<StoredJson['idempotency_keys.response']>;
  created_at: Moment;
  order_id: number | null;
}

export interface KeywordsTable {
  id: number;
  texts: Json<StoredJson['keywords.texts']>;
  /** What the merchant's files call it; null for what no import brought. */
  key: string | null;
  /** Whether staff removed it, which the merchant's files brought; those that staff made are deleted. */
  is_removed: Generated<boolean>;
}

export interface ManufacturersTable {
  id: number;
  slug: string;
  name: string;
  logo: string | null;
  texts: JsonDefault<StoredJson['manufacturers.texts']>;
  promo_images: Generated<string[]>;
  is_featured: Generated<boolean>;
  sort_order: Generated<number>;
  producer: JsonOrNull<StoredJson['manufacturers.producer']>;
  /** Staff hid it: it has no page and stands in no list of brands; its products stay. */
  is_hidden: Generated<boolean>;
}

export interface ModelColoursTable {
  model_id: number;
  colour_id: number;
  sort_order: Generated<number>;
  images: JsonDefault<StoredJson['model_colours.images']>;
}

export interface ModelGroupsTable {
  model_id: number;
  group_id: number;
  is_main: Generated<boolean>;
}

export interface ModelLabellingTable {
  model_id: number;
  labelling: Json<StoredJson['model_labelling.labelling']>;
}

export interface ModelPartsTable {
  bundle_model_id: number;
  part_model_id: number;
  sort_order: Generated<number>;
}

export interface ModelPropertiesTable {
  model_id: number;
  property_id: number;
  value: string;
  number: number | null;
}

export interface ModelRelationsTable {
  model_id: number;
  related_model_id: number;
  kind: 'recommended' | 'also_bought';
  sort_order: Generated<number>;
}

export interface ModelTagsTable {
  model_id: number;
  tag_id: number;
  sort_order: Generated<number>;
}

export interface ModelTextsTable {
  model_id: number;
  locale: 'fi' | 'en' | 'sv' | 'de' | 'fr' | 'ru';
  name: string;
  short_description: Generated<string>;
  description: Generated<string>;
  long_description_html: Generated<string>;
  meta_description: Generated<string>;
  tagline: Generated<string>;
  model_notice: Generated<string>;
  is_manual: Generated<boolean>;
  /** Kept by trigger. */
  search: string | null;
}

export interface NewsletterSubscriptionsTable {
  id: Generated<number>;
  list: 'forest' | 'corporate';
  email: string;
  language: string;
  status: Generated<'asked' | 'confirmed' | 'left'>;
  asked_at: Moment;
  /** SHA-256 of the mailed link's token; null once it was used. */
  token_hash: HashOrNull;
  confirmed_at: MomentOrNull;
  left_at: MomentOrNull;
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
  extra: JsonDefault<StoredJson['order_lines.extra']>;
  /** What one piece was compared with when it was sold. */
  reference_minor: number | null;
}

export interface OrderStatusHistoryTable {
  id: Generated<number>;
  order_id: number;
  status: 'pending_payment' | 'processing' | 'ready_for_packing' | 'ready_for_pick_up' | 'transported_to_pickuplocation' | 'shipped' | 'delivered' | 'manual_cancellation' | 'cancelled';
  at: Moment;
  actor_id: number | null;
  note: Generated<string>;
}

export interface OrdersTable {
  id: Generated<number>;
  number: Generated<string>;
  key_hash: Hash;
  customer_id: number | null;
  status: Generated<'pending_payment' | 'processing' | 'ready_for_packing' | 'ready_for_pick_up' | 'transported_to_pickuplocation' | 'shipped' | 'delivered' | 'manual_cancellation' | 'cancelled'>;
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
  vat: JsonDefault<StoredJson['orders.vat']>;
  discount_code_id: number | null;
  delivery_method: string;
  delivery_location: Generated<string>;
  delivery: JsonDefault<StoredJson['orders.delivery']>;
  first_name: string;
  last_name: string;
  address: string;
  postal_code: string;
  city: string;
  phone: string;
  email: string;
  special_request: Generated<string>;
  extra: JsonDefault<StoredJson['orders.extra']>;
  placed_at: Moment;
  paid_at: MomentOrNull;
  gift_campaign_code_id: number | null;
  deadline_reminded_at: MomentOrNull;
  review_asked_at: MomentOrNull;
  difference_reminded_at: MomentOrNull;
  state: Generated<string>;
  tracking_code: Generated<string>;
  tracking_link: Generated<string>;
}

export interface OutboxTable {
  id: Generated<number>;
  kind: string;
  payload: Json<StoredJson['outbox.payload']>;
  dedupe_key: string | null;
  created_at: Moment;
  available_at: Moment;
  attempts: Generated<number>;
  sent_at: MomentOrNull;
  last_error: string | null;
  /** Until then a process works on it; null while it waits. */
  leased_until: MomentOrNull;
  /** When its first try failed since it last went well; null while none has. */
  failing_since: MomentOrNull;
}

export interface ParcelLabelsTable {
  return_id: number | null;
  carrier: string;
  status: Generated<'asked' | 'ready' | 'refused'>;
  asked_at: Moment;
  shipment: Generated<string>;
  drop_code: Generated<string>;
  pdf: Generated<string>;
  id: Generated<number>;
  complaint_id: string | null;
  place: Generated<string>;
}

export interface PaymentEventsTable {
  id: Generated<number>;
  provider: string;
  event_id: string;
  payment_id: string | null;
  kind: string;
  payload: JsonDefault<StoredJson['payment_events.payload']>;
  received_at: Moment;
  processed_at: MomentOrNull;
}

export interface PaymentRefundSourcesTable {
  refund_id: string;
  payment_id: string;
  amount_minor: number;
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
  withdrawal_id: number | null;
  exchange_order_id: number | null;
  again_of: string | null;
  is_by_hand: Generated<boolean>;
  closed_at: MomentOrNull;
  gift_card_id: number | null;
  complaint_id: string | null;
}

export interface PaymentsTable {
  id: string;
  order_id: number;
  provider: string;
  status: Generated<'created' | 'authorised' | 'captured' | 'refunded' | 'failed' | 'cancelled' | 'expired'>;
  amount_minor: number;
  captured_minor: Generated<number>;
  refunded_minor: Generated<number>;
  currency: Generated<string>;
  provider_session: string | null;
  provider_reference: string | null;
  next: JsonOrNull<StoredJson['payments.next']>;
  created_at: Moment;
  updated_at: Moment;
  captured_at: MomentOrNull;
  /** The buyer's approval, kept before the provider is called with it. */
  provider_token: string | null;
  /** Why it failed, where that tells the buyer what to do. */
  failure: 'address' | null;
  credited_minor: Generated<number>;
  part_of: string | null;
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

/** What staff have typed of what shoppers see, to be saved at a moment. */
export interface PlannedChangesTable {
  id: Generated<number>;
  kind: 'product_texts' | 'group' | 'brand' | 'page' | 'tabbed_page' | 'banner' | 'front_page';
  /** The row of product_models, product_groups, manufacturers, static_pages, tabbed_pages or banners; 1 for the front page. */
  target_id: number;
  language: string | null;
  /** The state that was changed in the form: what somebody else changes of it until then stays. */
  was: Json<StoredJson['planned_changes.was']>;
  next: Json<StoredJson['planned_changes.next']>;
  due_at: MomentNeeded;
  made_by: number | null;
  made_at: Moment;
  ended_at: MomentOrNull;
  /** overtaken: somebody has changed the same meanwhile; refused: it could not be saved any more. */
  outcome: 'published' | 'overtaken' | 'refused' | 'taken_back' | null;
  /** The change that this one takes back; null for what staff planned themselves. */
  end_of: number | null;
}

/** What staff have typed in a post, a page, a campaign, a group, a brand, a product or a banner and not saved, shown to those who have the link until it ends. */
export interface PreviewsTable {
  token_hash: Hash;
  kind: 'post' | 'page' | 'tabbed_page' | 'campaign' | 'group' | 'brand' | 'product' | 'banner';
  /** The row of articles, static_pages, tabbed_pages, campaigns, product_groups, manufacturers, product_models or banners. */
  target_id: number;
  state: Json<StoredJson['previews.state']>;
  /** The member of the staff who pressed for it. */
  made_by: number | null;
  made_at: Moment;
  ends_at: MomentNeeded;
}

export interface PriceChangesTable {
  model_id: number;
  /** catalogue_version.prices of the last change. */
  changed_in: number;
}

export interface PriceHistoryTable {
  id: Generated<number>;
  model_id: number;
  variant_id: number | null;
  tax_area_id: Generated<number>;
  active_minor: number;
  valid_from: MomentNeeded;
  valid_to: MomentOrNull;
}

export interface PricesTable {
  id: Generated<number>;
  model_id: number;
  variant_id: number | null;
  tax_area_id: Generated<number>;
  regular_minor: number;
  active_minor: number;
  club_minor: number | null;
  discount_free_minor: number;
  ends_at: MomentOrNull;
}

export interface ProductGroupsTable {
  id: number;
  parent_id: number | null;
  slugs: Json<StoredJson['product_groups.slugs']>;
  names: Json<StoredJson['product_groups.names']>;
  short_names: JsonDefault<StoredJson['product_groups.short_names']>;
  texts: JsonDefault<StoredJson['product_groups.texts']>;
  image: Generated<string>;
  group_sorting: Generated<string>;
  filterable_properties: Generated<string[]>;
  show_in_menu: Generated<boolean>;
  menu_links: JsonDefault<StoredJson['product_groups.menu_links']>;
  sort_order: Generated<number>;
  /** What the merchant's files call it; null for what no import brought. */
  key: string | null;
  /** Staff hid it from menus: an import whose file does not say leaves it there. What vanished from a file comes back with it. */
  is_hidden: Generated<boolean>;
}

export interface ProductModelsTable {
  id: number;
  uuid: Generated<string>;
  slug: string;
  model_number: Generated<string>;
  manufacturer_id: number;
  image: Generated<string>;
  extra_images: JsonDefault<StoredJson['product_models.extra_images']>;
  tax_class: Generated<number>;
  published_on: Day;
  sold_amount: Generated<number>;
  show_discount_percentage: Generated<boolean>;
  on_order: Generated<boolean>;
  is_public: Generated<boolean>;
  is_bundle: Generated<boolean>;
  is_gift_card: Generated<boolean>;
  is_multi_color: Generated<boolean>;
  is_extended_range: Generated<boolean>;
  belongs_to_outlet: Generated<boolean>;
  campaign_only: Generated<boolean>;
  binding_ski_combo: Generated<boolean>;
  promoted_colour_id: number | null;
  size_table_id: number | null;
  quote: JsonOrNull<StoredJson['product_models.quote']>;
  ski_sport: 'alpine' | 'nordic' | null;
  ski_piece: 'skis' | 'bindings' | 'boots' | null;
  second_hand_parent_id: number | null;
  second_hand_condition: string | null;
  shelf_codes: Generated<string[]>;
  blocked_countries: Generated<string[]>;
  allowed_delivery_methods: string[] | null;
  per_international_package: number | null;
  block_infos: JsonDefault<StoredJson['product_models.block_infos']>;
  has_videos: Generated<boolean>;
  /** What the merchant's files call it; null for what no import brought. */
  key: string | null;
  /** When it vanished from the merchant's files: its address leads to the page of a removed product. */
  removed_at: MomentOrNull;
}

export interface ProductTypesTable {
  id: number;
  slug: string;
  names: Json<StoredJson['product_types.names']>;
  titles: JsonDefault<StoredJson['product_types.titles']>;
  sort_order: Generated<number>;
}

export interface PropertiesTable {
  id: number;
  slug: string;
  names: Json<StoredJson['properties.names']>;
  unit: Generated<string>;
  filter: 'range' | 'checkbox';
  value_names: JsonDefault<StoredJson['properties.value_names']>;
  priority: Generated<number>;
}

export interface QuestionTopicsTable {
  id: number;
  titles: Json<StoredJson['question_topics.titles']>;
  sort_order: Generated<number>;
}

export interface QuestionsTable {
  id: number;
  topic_id: number;
  slug: string;
  texts: Json<StoredJson['questions.texts']>;
  sort_order: Generated<number>;
}

export interface ReceiptSeriesTable {
  kind: 'sale' | 'refund' | 'credit' | 'invoice';
  year: number;
  last_number: number;
}

export interface ReceiptsTable {
  kind: 'sale' | 'refund' | 'credit' | 'invoice';
  year: number;
  sequence: number;
  order_id: number;
  cause: string;
  issued_at: Moment;
  total_minor: number;
  currency: string;
  document: Json<StoredJson['receipts.document']>;
}

export interface RecoveryCodesTable {
  customer_id: number;
  code_hash: Hash;
  used_at: MomentOrNull;
}

/** Addresses without a page and where each leads, with how often it was followed. */
export interface RedirectsTable {
  id: Generated<number>;
  old_path: string;
  new_path: string | null;
  followed: Generated<number>;
  last_followed_at: MomentOrNull;
}

export interface ReminderStopsTable {
  address_hash: Hash;
  stopped_at: Moment;
}

export interface RentalProductsTable {
  id: Generated<number>;
  model_id: number;
  day_minor: number;
  sort_order: Generated<number>;
  is_active: Generated<boolean>;
}

export interface RentalReservationsTable {
  id: string;
  number: Generated<number>;
  request_key: string;
  request_hash: Hash;
  code_hash: Hash;
  unit_id: number;
  first_day: Day;
  last_day: Day;
  price_minor: number;
  status: Generated<'reserved' | 'handed_out' | 'returned' | 'cancelled'>;
  customer_id: number | null;
  language: string;
  name: string;
  email: string;
  phone: string;
  created_at: Moment;
}

export interface RentalUnitsTable {
  id: Generated<number>;
  rental_product_id: number;
  store_id: number;
  size: Generated<string>;
  label: string;
  is_active: Generated<boolean>;
}

export interface ReservationsTable {
  id: Generated<number>;
  order_id: number;
  variant_id: number;
  store_id: number;
  amount: number;
  status: Generated<'held' | 'taken' | 'released'>;
  expires_at: MomentNeeded;
  settled_at: MomentOrNull;
}

export interface ReturnEventsTable {
  id: Generated<number>;
  return_id: number;
  at: Moment;
  by: 'buyer' | 'staff';
  actor_id: number | null;
  status: 'new-return' | 'processing-return' | 'more_info-return' | 'fixing-return' | 'processed-return' | 'rejected-return' | 'cancelled' | null;
  body: Generated<string>;
  is_internal: Generated<boolean>;
  request_key: string | null;
}

export interface ReturnLineOutcomesTable {
  id: Generated<number>;
  return_id: number;
  product_id: number;
  amount: number;
  outcome: 'accepted' | 'reduced' | 'refused' | 'repair' | 'repaired';
  share_minor: number;
  refund_minor: Generated<number>;
  reason: Generated<string>;
  store_id: number | null;
  restocked: Generated<number>;
  decided_at: Moment;
  decided_by: number | null;
  condition: 'new' | 'opened' | 'used' | 'damaged' | 'incomplete' | null;
  destination: 'store' | 'workshop' | 'written_off' | 'sent_back' | 'kept' | null;
  place: Generated<string>;
}

/** A buyer's declaration that these goods come back: a withdrawal, or a return in the shop's own time. */
export interface ReturnsTable {
  id: Generated<number>;
  order_id: number;
  lines: Json<StoredJson['returns.lines']>;
  reason: Generated<string>;
  declared_at: Moment;
  kind: Generated<'withdrawal' | 'return'>;
  refund_minor: number | null;
  delivery_minor: Generated<number>;
  has_left: Generated<boolean>;
  send_by: Day | null;
  send_to: Generated<string>;
  proof: 'key' | 'email' | 'account' | 'staff' | null;
  outcome: 'refunded' | 'closed' | 'revoked' | null;
  settled_at: MomentOrNull;
  settled_by: number | null;
  note: Generated<string>;
  code_hash: HashOrNull;
  request_key: string | null;
  way: Generated<'post' | 'store' | 'label' | 'repack'>;
  message: Generated<string>;
  tracking_code: Generated<string>;
  received_at: MomentOrNull;
  received_store: number | null;
  cards_minor: Generated<number>;
  answer: Generated<string>;
  stage: Generated<'new-return' | 'processing-return' | 'more_info-return' | 'fixing-return'>;
  stage_at: MomentOrNull;
  version: Generated<number>;
  reminded_at: MomentOrNull;
  fee_minor: Generated<number>;
  fee_taken_minor: Generated<number>;
  drop_point: JsonOrNull<StoredJson['returns.drop_point']>;
  as_gift_card: Generated<boolean>;
  answer_reminded_at: MomentOrNull;
}

export interface ReviewVotesTable {
  review_id: number;
  customer_id: number;
  is_up: boolean;
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
  images: JsonDefault<StoredJson['reviews.images']>;
  votes_up: Generated<number>;
  votes_down: Generated<number>;
  status: Generated<'pending' | 'published' | 'rejected'>;
}

export interface SearchCountsTable {
  locale: string;
  words: string;
  day: Day;
  searches: number;
}

/** How often words were searched for that found nothing as they were typed, by day. */
export interface SearchMissesTable {
  locale: string;
  words: string;
  day: Day;
  searches: number;
}

export interface SecondFactorsTable {
  customer_id: number;
  secret: string;
  confirmed_at: MomentOrNull;
  last_period: Generated<number>;
  created_at: Moment;
}

export interface SettingsTable {
  key: string;
  value: string;
  is_public: Generated<boolean>;
}

export interface SizeTablesTable {
  id: number;
  names: Json<StoredJson['size_tables.names']>;
  infos: JsonDefault<StoredJson['size_tables.infos']>;
  image: string | null;
  hide_image: Generated<boolean>;
  images: Generated<string[]>;
  sizes: JsonDefault<StoredJson['size_tables.sizes']>;
  measures: JsonDefault<StoredJson['size_tables.measures']>;
  /** What the merchant's files call it; null for what no import brought. */
  key: string | null;
}

export interface SkiCompatibilityTable {
  binding_model_id: number;
  with_model_id: number;
}

export interface SocialSignInsTable {
  id: string;
  provider: string;
  browser_hash: Hash;
  state_hash: Hash;
  sealed: string | null;
  customer_id: number | null;
  language: string;
  next: string;
  ticket_hash: HashOrNull;
  mail_hash: HashOrNull;
  issuer: string | null;
  subject: string | null;
  email: string | null;
  is_email_verified: Generated<boolean>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  ends_at: MomentNeeded;
}

/** How often the page of a model was looked at while nothing of it could be ordered, by day. */
export interface SoldOutViewsTable {
  model_id: number;
  day: Day;
  views: number;
}

export interface StaticPagesTable {
  id: number;
  slugs: Json<StoredJson['static_pages.slugs']>;
  section: 'service' | 'shop' | 'circular' | 'company' | 'corporate';
  show_in_navigation: Generated<boolean>;
  texts: Json<StoredJson['static_pages.texts']>;
  sort_order: Generated<number>;
  /** What the merchant's files call it; null for what no import brought. */
  key: string | null;
  /** Whether shoppers see it; a hidden page keeps its words and its address. */
  is_published: Generated<boolean>;
  /** Shoppers see it from this day of the shop on; null where it waits for none. */
  published_on: Day | null;
  /** Its place among the pages of its section, of text and with tabs alike, as staff chose it; null stands behind those that have one. */
  menu_place: number | null;
}

export interface StockTable {
  variant_id: number;
  store_id: number;
  quantity: number;
  reserved: Generated<number>;
}

/** Shelves whose change is not promised to webhooks yet. */
export interface StockNewsTable {
  id: Generated<number>;
  variant_id: number;
  store_id: number;
}

export interface StoreReturnEventsTable {
  id: Generated<number>;
  store_return_id: string;
  at: Moment;
  by: 'buyer' | 'staff';
  actor_id: number | null;
  status: 'new-return' | 'processing-return' | 'more_info-return' | 'processed-return' | 'rejected-return' | 'cancelled' | null;
  body: Generated<string>;
  is_internal: Generated<boolean>;
  request_key: string | null;
}

export interface StoreReturnRowsTable {
  store_return_id: string;
  position: number;
  model: string;
  color: string;
  size: string;
  amount: number;
  price_minor: number;
  reason: 'too_small' | 'too_big' | 'poor_fit' | 'wrong_color' | 'not_as_described' | 'wrong_product' | 'faulty' | 'late' | 'changed_mind' | 'other';
  condition: 'new' | 'opened' | 'used' | 'damaged' | 'incomplete' | null;
  destination: 'store' | 'workshop' | 'written_off' | null;
  store_id: number | null;
  place: Generated<string>;
}

export interface StoreReturnsTable {
  id: string;
  number: Generated<number>;
  code_hash: Hash;
  request_key: string;
  request_hash: Hash;
  customer_id: number | null;
  language: string;
  name: string;
  email: string;
  phone: string;
  store_id: number;
  receipt: string;
  bought_on: Day;
  return_store_id: number | null;
  message: Generated<string>;
  status: Generated<'new-return' | 'processing-return' | 'more_info-return' | 'processed-return' | 'rejected-return' | 'cancelled'>;
  version: Generated<number>;
  payout: 'store' | 'bank';
  account_holder: Generated<string>;
  iban_sealed: string | null;
  iban_end: Generated<string>;
  refund_minor: number | null;
  paid_at: MomentOrNull;
  paid_by: number | null;
  submitted_at: Moment;
  status_at: Moment;
  ended_at: MomentOrNull;
  refused_goods: 'with_buyer' | 'sent_back' | 'kept' | null;
  keeping_store_id: number | null;
  tracking_code: Generated<string>;
  reminded_at: MomentOrNull;
  answer_reminded_at: MomentOrNull;
}

export interface StoresTable {
  id: number;
  slug: string;
  name: string;
  short_name: string;
  type: 'retail' | 'warehouse' | 'web';
  pikanouto: Generated<boolean>;
  nouto: Generated<boolean>;
  stock_display_order: Generated<number>;
  /** Whether the web shop may sell this store's stock. */
  sells_online: Generated<boolean>;
  address: Generated<string>;
  postal_code: Generated<string>;
  city: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  opening_hours: JsonDefault<StoredJson['stores.opening_hours']>;
  texts: JsonDefault<StoredJson['stores.texts']>;
  image: string | null;
  /** Days with other hours than those of the week: from, to, hours and reason. */
  other_days: JsonDefault<StoredJson['stores.other_days']>;
  /** Whether shoppers see it and the web shop sells from it: not before staff open one that they made, nor after it closed for good. */
  is_open: Generated<boolean>;
  /** The first day on which it is closed for good, planned or come; null for one that stays, and for one that was never open. */
  closes_on: Day | null;
  /** Whether the web shop sells its stock at the moment. */
  is_selling: Generated<boolean>;
}

export interface TabbedPagesTable {
  id: number;
  slugs: Json<StoredJson['tabbed_pages.slugs']>;
  section: Generated<'service' | 'shop' | 'circular' | 'company' | 'corporate'>;
  show_in_navigation: Generated<boolean>;
  texts: Json<StoredJson['tabbed_pages.texts']>;
  sort_order: Generated<number>;
  /** Whether shoppers see it; a hidden page keeps its words and its address. */
  is_published: Generated<boolean>;
  /** Shoppers see it from this day of the shop on; null where it waits for none. */
  published_on: Day | null;
  /** What the merchant's files call it; null for what no import brought. */
  key: string | null;
  /** Its place among the pages of its section, of text and with tabs alike, as staff chose it; null stands behind those that have one. */
  menu_place: number | null;
}

export interface TagsTable {
  id: number;
  slug: string;
  names: Json<StoredJson['tags.names']>;
  bg_color: string;
  text_color: string;
  is_ribbon: Generated<boolean>;
}

export interface TaxAreasTable {
  id: number;
  slug: string;
  name: string;
}

export interface TaxRatesTable {
  tax_area_id: number;
  tax_class: Generated<number>;
  rate_basis_points: number;
  valid_from: Day;
  valid_to: Day | null;
}

export interface TextVersionTable {
  id: Generated<boolean>;
  version: Generated<number>;
}

export interface TransferRequestRowsTable {
  transfer_request_id: number;
  variant_id: number;
  from_store_id: number;
  amount: number;
}

export interface TransferRequestsTable {
  id: Generated<number>;
  to_store_id: number;
  status: Generated<'requested' | 'sent' | 'received' | 'cancelled'>;
  is_high_priority: Generated<boolean>;
  reserves: Generated<boolean>;
  created_by: number | null;
  created_at: Moment;
}

/** How often something was tried since its window began. */
export interface TriesTable {
  key: Hash;
  count: number;
  ends_at: MomentNeeded;
}

/** Pictures that staff have uploaded, by their path among the originals. */
export interface UploadedPicturesTable {
  path: string;
  uploaded_at: Moment;
}

export interface VariantsTable {
  id: number;
  model_id: number;
  sku: string;
  ean: Generated<string>;
  colour_id: number | null;
  size_name: string | null;
  size_sort: Generated<number>;
  type_id: number | null;
  sort_order: Generated<number>;
  is_active: Generated<boolean>;
  on_order: Generated<boolean>;
  blocked_stock: Generated<boolean>;
  shipping_time_number: Generated<number>;
  shipping_days_from: Generated<number>;
  shipping_days_to: Generated<number>;
  incoming_on: Day | null;
  incoming_amount: Generated<number>;
  weight_grams: number | null;
  content: string | null;
}

export interface WebhookDeliveriesTable {
  id: Generated<string>;
  webhook_id: number;
  event: string;
  data: Json<StoredJson['webhook_deliveries.data']>;
  created_at: Moment;
  status: Generated<'waiting' | 'delivered' | 'given_up' | 'dropped'>;
  tries: Generated<number>;
  /** HTTP status of the last try; null where none came. */
  last_answer: number | null;
  last_error: string | null;
  next_try_at: MomentOrNull;
  ended_at: MomentOrNull;
}

export interface WebhooksTable {
  id: Generated<number>;
  name: string;
  url: string;
  /** What it is told: ["order.sold", "return.accepted", …]. */
  events: Json<StoredJson['webhooks.events']>;
  /** Which of its secrets signs; each is made from the secret of the service and stored nowhere. */
  secret_number: Generated<number>;
  /** Until then the secret before signs too. */
  old_secret_ends_at: MomentOrNull;
  created_by: number | null;
  created_at: Moment;
  withdrawn_at: MomentOrNull;
}

export interface WishlistItemsTable {
  customer_id: number;
  model_id: number;
  added_at: Moment;
}

export interface Tables {
  article_models: ArticleModelsTable;
  articles: ArticlesTable;
  attachments: AttachmentsTable;
  audit_log: AuditLogTable;
  availability_notifications: AvailabilityNotificationsTable;
  banners: BannersTable;
  bloggers: BloggersTable;
  bulk_changes: BulkChangesTable;
  bundle_items: BundleItemsTable;
  bundles: BundlesTable;
  campaign_models: CampaignModelsTable;
  campaigns: CampaignsTable;
  case_holders: CaseHoldersTable;
  catalogue_version: CatalogueVersionTable;
  colours: ColoursTable;
  complaint_events: ComplaintEventsTable;
  complaint_rows: ComplaintRowsTable;
  complaints: ComplaintsTable;
  countries: CountriesTable;
  currencies: CurrenciesTable;
  customer_devices: CustomerDevicesTable;
  customer_identities: CustomerIdentitiesTable;
  customer_sessions: CustomerSessionsTable;
  customer_tokens: CustomerTokensTable;
  customers: CustomersTable;
  delivery_methods: DeliveryMethodsTable;
  discount_codes: DiscountCodesTable;
  enterprise_order_rows: EnterpriseOrderRowsTable;
  enterprise_orders: EnterpriseOrdersTable;
  exchanges: ExchangesTable;
  feed_order_changes: FeedOrderChangesTable;
  feed_price_marks: FeedPriceMarksTable;
  feed_stock_marks: FeedStockMarksTable;
  feed_tokens: FeedTokensTable;
  former_addresses: FormerAddressesTable;
  former_campaign_slugs: FormerCampaignSlugsTable;
  former_group_paths: FormerGroupPathsTable;
  former_model_slugs: FormerModelSlugsTable;
  former_page_slugs: FormerPageSlugsTable;
  former_post_slugs: FormerPostSlugsTable;
  gift_campaign_codes: GiftCampaignCodesTable;
  gift_campaign_models: GiftCampaignModelsTable;
  gift_campaigns: GiftCampaignsTable;
  gift_card_refunds: GiftCardRefundsTable;
  gift_card_templates: GiftCardTemplatesTable;
  gift_card_uses: GiftCardUsesTable;
  gift_cards: GiftCardsTable;
  idempotency_keys: IdempotencyKeysTable;
  keywords: KeywordsTable;
  manufacturers: ManufacturersTable;
  model_colours: ModelColoursTable;
  model_groups: ModelGroupsTable;
  model_labelling: ModelLabellingTable;
  model_parts: ModelPartsTable;
  model_properties: ModelPropertiesTable;
  model_relations: ModelRelationsTable;
  model_tags: ModelTagsTable;
  model_texts: ModelTextsTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  order_lines: OrderLinesTable;
  order_status_history: OrderStatusHistoryTable;
  orders: OrdersTable;
  outbox: OutboxTable;
  parcel_labels: ParcelLabelsTable;
  payment_events: PaymentEventsTable;
  payment_refund_sources: PaymentRefundSourcesTable;
  payment_refunds: PaymentRefundsTable;
  payments: PaymentsTable;
  pickup_points: PickupPointsTable;
  planned_changes: PlannedChangesTable;
  previews: PreviewsTable;
  price_changes: PriceChangesTable;
  price_history: PriceHistoryTable;
  prices: PricesTable;
  product_groups: ProductGroupsTable;
  product_models: ProductModelsTable;
  product_types: ProductTypesTable;
  properties: PropertiesTable;
  question_topics: QuestionTopicsTable;
  questions: QuestionsTable;
  receipt_series: ReceiptSeriesTable;
  receipts: ReceiptsTable;
  recovery_codes: RecoveryCodesTable;
  redirects: RedirectsTable;
  reminder_stops: ReminderStopsTable;
  rental_products: RentalProductsTable;
  rental_reservations: RentalReservationsTable;
  rental_units: RentalUnitsTable;
  reservations: ReservationsTable;
  return_events: ReturnEventsTable;
  return_line_outcomes: ReturnLineOutcomesTable;
  returns: ReturnsTable;
  review_votes: ReviewVotesTable;
  reviews: ReviewsTable;
  search_counts: SearchCountsTable;
  search_misses: SearchMissesTable;
  second_factors: SecondFactorsTable;
  settings: SettingsTable;
  size_tables: SizeTablesTable;
  ski_compatibility: SkiCompatibilityTable;
  social_sign_ins: SocialSignInsTable;
  sold_out_views: SoldOutViewsTable;
  static_pages: StaticPagesTable;
  stock: StockTable;
  stock_news: StockNewsTable;
  store_return_events: StoreReturnEventsTable;
  store_return_rows: StoreReturnRowsTable;
  store_returns: StoreReturnsTable;
  stores: StoresTable;
  tabbed_pages: TabbedPagesTable;
  tags: TagsTable;
  tax_areas: TaxAreasTable;
  tax_rates: TaxRatesTable;
  text_version: TextVersionTable;
  transfer_request_rows: TransferRequestRowsTable;
  transfer_requests: TransferRequestsTable;
  tries: TriesTable;
  uploaded_pictures: UploadedPicturesTable;
  variants: VariantsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhooks: WebhooksTable;
  wishlist_items: WishlistItemsTable;
}
