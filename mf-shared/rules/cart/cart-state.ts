import type { CheckoutResponse, DeliveryMethod, PaymentMethod, RefusedPayment } from 'mf-shared/contract';

/** Ids of new-style bundles hold a hyphen (`12-34-56`); everything else is a variant's number. */
export type CartProductId = number | string;

/** What the page knew when the product was added; shown at once, replaced by validation. */
export interface ProductSnapshot {
  name: string;
  manufacturer: string;
  /** Path under /media/. */
  image: string;
  path: string;
  color: string;
  size: string;
  type: string;
  /** Euro per piece, as shown to this shopper: a club member saw the club price. Null where no price was shown. */
  priceActive: number | null;
  modelId: number;
  mainGroup: string;
}

export interface RowPrice {
  /** Euro per piece; 0 also while no price is known. */
  active: number;
  regular: number;
  /** What `active` is compared with; null where with nothing. */
  reference: number | null;
  club: number | null;
  type: string;
}

/** Rules CART-36 to CART-47. */
export interface CartRow {
  productId: number;
  amount: number;
  /** A frozen row's amount cannot be changed by the shopper. */
  frozen: boolean;
  bundleHash: string | null;
  /** Store id → pieces, for transfer requests. */
  transferAmounts: Readonly<Record<string, number>>;
  transferAmountsFrom: Readonly<Record<string, number>>;
  extra_data: Readonly<Record<string, unknown>>;
  name: string;
  modelId: number;
  manufacturer: string;
  color: string;
  size: string;
  type: string;
  image: string;
  path: string;
  url: string;
  main_group: { name: string };
  price: RowPrice;
  /** Euro for the whole row as the service priced it; null from a change until the next answer. */
  rowTotal: number | null;
  /** Null until the service has told it. */
  maxAmount: number | null;
  onOrder: boolean;
  shippingTime: string;
}

export interface CartBundle {
  uid: string;
  hash: string;
  main_product_id: number;
  product_ids: readonly number[];
  amount: number;
  name: string;
  image: string;
  /** Euro for one bundle. */
  price: number;
  /** What its parts cost apart; null until the service has told it, or where that is no more. */
  reference: number | null;
}

export interface CartGiftCard {
  uid: string;
  productId: number;
  /** Euro on the card. */
  amount: number;
  templateId: number | null;
  recipient: string;
  name: string;
  image: string;
}

/** A difference between what the shopper asked for and what the service answered. Stays until read. */
export interface CartNotice {
  productId: number;
  kind: 'price_down' | 'price_up' | 'amount_lowered' | 'removed' | 'frozen';
  name: string;
  message: string;
  previous: number | null;
  current: number | null;
}

export type CartStatus = 'UNSET' | 'PENDING' | 'VALIDATED' | 'ERROR';

/** Rules CART-1 to CART-35. Prices in euro, VAT included, and none of them believed by the service. */
export interface Cart {
  status: CartStatus;
  /** Names the latest validation; other answers are stale. */
  validateHash: string;
  /** Country that the prices held are for; empty before the first answer. Moving elsewhere is no news about a price. */
  pricedCountry: string;
  products: readonly CartRow[];
  giftCardProducts: readonly CartGiftCard[];
  bundles: readonly CartBundle[];
  cartDiscount: CheckoutResponse['cart_discount'];
  giftCards: readonly string[];
  giftCardResults: CheckoutResponse['gift_cards'];
  codes: readonly string[];
  codeResults: CheckoutResponse['discount_codes'];
  deliveryMethods: readonly DeliveryMethod[];
  deliveryTotalPrice: number;
  klarnaGlobalCheckoutId: string | null;
  showKlarna: boolean;
  showPaypalCheckout: boolean;
  totalPrice: number;
  productsTotal: number;
  offersTotal: number;
  discountTotal: number;
  vat: CheckoutResponse['vat'];
  paymentMethods: readonly PaymentMethod[];
  /** The buyer's means that do not take this cart, with the reason. */
  refusedPayments: readonly RefusedPayment[];
  reason: string | null;
  errors: CheckoutResponse['errors'];
  postcode: string;
  specialRequests: string;
  repackCost: number;
  isRepackSelected: boolean;
  isPikanoutoSelected: boolean;
  isDeliverySplittingSelected: boolean;
  /** As the service told it: rows take different times and may come in parts. */
  isDeliverySplittable: boolean;
  shippingTime: string;
  snippetError: string;
  thresholds: { delivery: number; repack: number };
  /** `name` as the service told it, in the page's language. */
  giftCampaignData: { code: string; campaign: string; name?: string } | null;
  enterpriseOrder: unknown;
  redoOrder: unknown;
  giosgChatter: string | null;
  transferRequest: unknown;
  transferRequestTo: unknown;
  transferRequestFrom: unknown;
  transferRequestReserveQuantity: boolean;
  transferRequestHighPriority: boolean;
  postDelivery: unknown;
  notices: readonly CartNotice[];
}

export const emptyCart: Cart = {
  status: 'UNSET',
  validateHash: '',
  pricedCountry: '',
  products: [],
  giftCardProducts: [],
  bundles: [],
  cartDiscount: null,
  giftCards: [],
  giftCardResults: [],
  codes: [],
  codeResults: [],
  deliveryMethods: [],
  deliveryTotalPrice: 0,
  klarnaGlobalCheckoutId: null,
  showKlarna: false,
  showPaypalCheckout: false,
  totalPrice: 0,
  productsTotal: 0,
  offersTotal: 0,
  discountTotal: 0,
  vat: [],
  paymentMethods: [],
  refusedPayments: [],
  reason: null,
  errors: [],
  postcode: '',
  specialRequests: '',
  repackCost: 0,
  isRepackSelected: false,
  isPikanoutoSelected: false,
  isDeliverySplittingSelected: false,
  isDeliverySplittable: false,
  shippingTime: '',
  snippetError: '',
  thresholds: { delivery: 0, repack: 0 },
  giftCampaignData: null,
  enterpriseOrder: null,
  redoOrder: null,
  giosgChatter: null,
  transferRequest: null,
  transferRequestTo: null,
  transferRequestFrom: null,
  transferRequestReserveQuantity: false,
  transferRequestHighPriority: false,
  postDelivery: null,
  notices: [],
};

export function isCartEmpty(cart: Cart): boolean {
  return cart.products.length + cart.bundles.length + cart.giftCardProducts.length === 0;
}

/** Pieces in the cart: products, whole bundles, gift cards. */
export function countPieces(cart: Cart): number {
  const pieces = [...cart.products, ...cart.bundles].reduce((sum, row) => sum + row.amount, 0);
  return pieces + cart.giftCardProducts.length;
}
