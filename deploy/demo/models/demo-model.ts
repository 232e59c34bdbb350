import type { Wearer } from '../palettes/pictures.ts';
import type { DemoPrice, PricePeriod } from '../prices/make-price.ts';
import type { DemoReview } from '../reviews/make-reviews.ts';
import type { StockRow } from '../stock/make-stock.ts';
import type { Texts } from '../text/six-languages.ts';

export interface DemoVariant {
  id: number;
  sku: string;
  ean: string;
  colorSlug: string | null;
  size: string | null;
  sizeSort: number;
  typeSlug: string | null;
  sortOrder: number;
  onOrder: boolean;
  blockedStock: boolean;
  shippingTimeNumber: number;
  shippingDays: readonly [from: number, to: number];
  incomingOn: string | null;
  incomingAmount: number;
  weightGrams: number | null;
  stock: readonly StockRow[];
  /** `230 g` of what is sold by weight, volume or length (LAW-18). */
  content: string | null;
  /** Where it differs from the model's. */
  price: DemoPrice | null;
}

export interface DemoModel {
  id: number;
  uuid: string;
  slug: string;
  modelNumber: string;
  brandSlug: string;
  /** Group keys, the main one first. */
  groups: readonly string[];
  leafKey: string;
  kind: string;
  design: number;
  wearer: Wearer;
  names: Texts;
  shorts: Texts;
  descriptions: Texts;
  longHtml: Texts;
  metas: Texts;
  taglines: Texts | null;
  notices: Texts | null;
  image: string;
  colors: readonly { slug: string; images: readonly string[] }[];
  promotedColor: string | null;
  publishedOn: string;
  soldAmount: number;
  showDiscountPercentage: boolean;
  onOrder: boolean;
  isPublic: boolean;
  isBundle: boolean;
  isGiftCard: boolean;
  isExtendedRange: boolean;
  belongsToOutlet: boolean;
  campaignOnly: boolean;
  taxClass: number;
  sizeTable: string | null;
  quote: { texts: Texts; image: string; name: string } | null;
  ski: readonly ['alpine' | 'nordic', 'skis' | 'bindings' | 'boots'] | null;
  bindingSkiCombo: boolean;
  secondHandParentId: number | null;
  condition: string | null;
  shelfCodes: readonly string[];
  blockedCountries: readonly string[];
  blockInfo: Texts | null;
  properties: readonly { slug: string; value: string; number: number | null }[];
  tags: readonly string[];
  price: DemoPrice;
  history: readonly PricePeriod[];
  variants: readonly DemoVariant[];
  reviews: readonly DemoReview[];
  recommended: readonly number[];
  alsoBought: readonly number[];
}
