import type {
  BulkChange,
  ComplaintForm,
  ComplaintRow,
  DropPoint,
  FeedScope,
  Labelling,
  OtherDays,
  ReturnReason,
  WebhookEvent,
} from 'mf-shared/contract';
import type { Texts } from './column-kinds.ts';

export interface BannerTexts {
  title?: string;
  heading?: string;
  text?: string;
  /** Lines paired with the lines of buttonText. */
  url?: string;
  buttonText?: string;
}

export interface StoredTab {
  title: string;
  slug: string;
  content: string;
  tabs: StoredTab[];
}

export interface StaticPageTexts {
  title: string;
  content: string;
  /** What staff wrote for search engines. */
  metaDescription?: string;
}

export interface ArticleTexts {
  title: string;
  label?: string;
  summary?: string;
  content?: string;
  /** What staff wrote for search engines. */
  metaDescription?: string;
}

export interface GroupTexts {
  description_html?: string;
  meta_title?: string;
  meta_description?: string;
}

export interface MenuLink {
  slug: string;
  image: string;
  titles: Texts;
}

export interface StoredImage {
  /** Path under /media/ without the leading `/media/`. */
  path: string;
  captions?: Texts;
}

export interface StoredQuote {
  texts: Texts;
  image: string;
  name: string;
}

export interface DayRange {
  start: number;
  end: number;
}

export interface ManufacturerTexts {
  title?: string;
  description?: string;
  metaDescription?: string;
}

/** The contact for questions of buyers and authorities about a product's safety. */
export interface SafetyContact {
  name: string;
  /** One line. */
  address: string;
  email: string;
}

/** The producer; `responsible` answers for the product in the European Union where the producer is outside (LAW-8). */
export interface Producer extends SafetyContact {
  responsible?: SafetyContact;
}

export interface SizeMeasure {
  names: Texts;
  unit: string;
  values: string[];
}

/** A receipt as it was issued. Amounts are minor units of the receipt's currency. */
export interface ReceiptDocument {
  seller: { name: string; address: string; businessId: string; vatNumber: string; email: string };
  /** The order's language. */
  language: string;
  placedAt: string;
  lines: ReceiptLine[];
  /** One per rate; net and VAT of all together are the total. */
  vat: { basisPoints: number; netMinor: number; vatMinor: number }[];
  /** What was paid with, or given back to; together they are the total. */
  means: { processor: string; amountMinor: number }[];
}

export interface ReceiptLine {
  kind: 'product' | 'gift_card' | 'delivery' | 'repack' | 'return_fee' | 'amount' | 'credited';
  name: string;
  /** Colour, size and type. */
  detail: string;
  amount: number;
  /** One piece, before offers. */
  unitMinor: number;
  /** Offers and codes, of the whole line. */
  reducedMinor: number;
  /** Null where more than one rate is in it. */
  vatBasisPoints: number | null;
  totalMinor: number;
}

/** The line of an exchange's order, as it will be told. */
export interface ExchangedLine {
  modelId: number;
  name: string;
  manufacturer: string;
  color: string;
  size: string;
  type: string;
  image: string;
  path: string;
  vatBasisPoints: number;
}

/** What the JSON columns hold, which the database does not know. */
export interface StoredJson {
  'articles.slugs': Texts;
  'articles.texts': Texts<ArticleTexts>;
  'audit_log.after': unknown;
  'audit_log.before': unknown;
  'banners.texts': Texts<BannerTexts>;
  'bloggers.texts': Texts<{ description?: string }>;
  'bulk_changes.change': BulkChange;
  /** Each product with the version that was seen. */
  'bulk_changes.seen': [id: number, version: string][];
  'bundles.descriptions': Texts;
  'bundles.names': Texts;
  'campaigns.slugs': Texts;
  'campaigns.texts': Texts<{ title: string; description?: string }>;
  'colours.names': Texts;
  'complaint_rows.facts': Omit<ComplaintRow, 'productId'>;
  /** The state came later than the other fields. */
  'complaints.form': Omit<ComplaintForm, 'customerName' | 'email' | 'wish' | 'rows' | 'state'> & { state?: string };
  'complaints.receipts_mailed': readonly string[];
  'countries.delivery_days': Record<string, DayRange>;
  'countries.names': Texts;
  'countries.ski_bundle_days': DayRange;
  'customer_tokens.registration': unknown;
  'customers.organisation': { name: string; vatNumber: string };
  'customers.organisation_wish': { name: string; vatNumber: string };
  'delivery_methods.descriptions': Texts;
  'delivery_methods.names': Texts;
  'discount_codes.names': Texts;
  'exchanges.line': ExchangedLine;
  'feed_tokens.scopes': FeedScope[];
  'gift_campaigns.names': Texts;
  'gift_campaigns.texts': Texts<{ description?: string }>;
  'gift_card_templates.names': Texts;
  'idempotency_keys.response': unknown;
  'keywords.texts': Texts<{ keyword: string; text: string; url: string }>;
  'manufacturers.producer': Producer;
  'manufacturers.texts': Texts<ManufacturerTexts>;
  'model_colours.images': StoredImage[];
  'model_labelling.labelling': Labelling;
  'order_lines.extra': Record<string, unknown>;
  'returns.drop_point': DropPoint;
  'returns.lines': { product_id: number; amount: number; reason?: ReturnReason | undefined }[];
  'orders.delivery': { name?: string; location?: string; estimate_text?: string };
  'orders.extra': Record<string, unknown>;
  'orders.vat': { basis_points: number; net_minor: number; vat_minor: number }[];
  'outbox.payload': unknown;
  'payment_events.payload': unknown;
  'payments.next': unknown;
  'planned_changes.was': unknown;
  'planned_changes.next': unknown;
  'previews.state': unknown;
  'product_groups.menu_links': MenuLink[];
  'product_groups.names': Texts;
  'product_groups.short_names': Texts;
  'product_groups.slugs': Texts;
  'product_groups.texts': Texts<GroupTexts>;
  'product_models.block_infos': Texts;
  'product_models.extra_images': StoredImage[];
  'product_models.quote': StoredQuote;
  'product_types.names': Texts;
  'product_types.titles': Texts;
  'properties.names': Texts;
  'properties.value_names': Record<string, Texts>;
  'question_topics.titles': Texts;
  'questions.texts': Texts<{ question: string; answer: string }>;
  'receipts.document': ReceiptDocument;
  'reviews.images': { url: string }[];
  'size_tables.infos': Texts;
  'size_tables.measures': SizeMeasure[];
  'size_tables.names': Texts;
  'size_tables.sizes': { size: string; product_type: string }[];
  'static_pages.slugs': Texts;
  'static_pages.texts': Texts<StaticPageTexts>;
  'stores.opening_hours': (string | null)[];
  'stores.other_days': OtherDays[];
  'stores.texts': Texts<{ description?: string }>;
  'tabbed_pages.slugs': Texts;
  'tabbed_pages.texts': Texts<{ title: string; tabs: StoredTab[] }>;
  'tags.names': Texts;
  'webhook_deliveries.data': Record<string, unknown>;
  'webhooks.events': WebhookEvent[];
}
