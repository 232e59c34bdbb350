import type { CheckoutResponse } from 'mf-shared/contract';
import { checkoutAnswer, rowChange } from 'mf-shared/contract/checkout-answer';
import { type Described, emptyOf } from 'mf-shared/contract/description';
import type { SkiMounting } from 'mf-shared/rules/ski-mounting';

/** Ids of new-style bundles hold a hyphen (`12-34-56`); everything else is a variant's number. */
export type CartProductId = number | string;

/** What the shopper saw of a product last: on its page at first, in the service's answer since. */
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

/** A product that the shopper chose (CART-36 to CART-47). */
export interface CartRow extends ProductSnapshot {
  productId: number;
  amount: number;
  /** A frozen row's amount cannot be changed by the shopper. */
  frozen: boolean;
  bundleHash: string | null;
  /** Store id → pieces, for transfer requests. */
  transferAmountsFrom: Readonly<Record<string, number>>;
  extra_data: Readonly<Record<string, unknown>>;
}

export interface CartBundle {
  uid: string;
  hash: string;
  main_product_id: number;
  product_ids: readonly number[];
  amount: number;
  name: string;
  image: string;
  /** Euro for one bundle, as the shopper saw it last. */
  price: number;
  /** For whom the bindings of a ski package are mounted. */
  mounting?: SkiMounting | null;
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

/** What the shopper chose: all that is sent to the service, and nothing that the service decides. */
export interface CartChoice {
  products: readonly CartRow[];
  giftCardProducts: readonly CartGiftCard[];
  bundles: readonly CartBundle[];
  /** Gift cards to pay with. */
  giftCards: readonly string[];
  /** Discount codes. */
  codes: readonly string[];
  postcode: string;
  specialRequests: string;
  /** The member of the chat who helped (CART-29). */
  giosgChatter: string | null;
  isRepackSelected: boolean;
  isPikanoutoSelected: boolean;
  isDeliverySplittingSelected: boolean;
  giftCampaignData: { code: string; campaign: string } | null;
  /** The provider's order that this cart is being paid with. */
  klarnaGlobalCheckoutId: string | null;
  enterpriseOrder: unknown;
  redoOrder: unknown;
  transferRequestTo: unknown;
  transferRequestFrom: unknown;
  transferRequestReserveQuantity: boolean;
  transferRequestHighPriority: boolean;
  postDelivery: unknown;
}

export type CartStatus = 'UNSET' | 'PENDING' | 'VALIDATED' | 'ERROR';

/** What the service answered, and to which question. Prices in euro, VAT included; the service believes none of them. */
export interface CartValidation {
  status: CartStatus;
  /** Names the latest validation; other answers are stale. */
  validateHash: string;
  /** Country that the answer's prices are for; empty before the first answer. */
  pricedCountry: string;
  /** Why the service would not take the transfer request; known without asking it. */
  snippetError: string;
  /** The last answer as it came, also while a newer one is awaited. All empty before the first. */
  answer: CheckoutResponse;
}

/** A difference between what the shopper asked for and what the service answered. Stays until read. */
export const cartNotice = { ...rowChange, productId: 'int', name: 'text' } as const;
export type CartNotice = Described<typeof cartNotice>;

/** The cart in its three parts (CART-1): what was chosen, what was answered, and what there is to tell. */
export interface Cart extends CartChoice, CartValidation {
  notices: readonly CartNotice[];
}

const noChoice: CartChoice = {
  products: [],
  giftCardProducts: [],
  bundles: [],
  giftCards: [],
  codes: [],
  postcode: '',
  specialRequests: '',
  giosgChatter: null,
  isRepackSelected: false,
  isPikanoutoSelected: false,
  isDeliverySplittingSelected: false,
  giftCampaignData: null,
  klarnaGlobalCheckoutId: null,
  enterpriseOrder: null,
  redoOrder: null,
  transferRequestTo: null,
  transferRequestFrom: null,
  transferRequestReserveQuantity: false,
  transferRequestHighPriority: false,
  postDelivery: null,
};

const noAnswer: CartValidation = {
  status: 'UNSET',
  validateHash: '',
  pricedCountry: '',
  snippetError: '',
  answer: emptyOf(checkoutAnswer),
};

export const emptyCart: Cart = { ...noChoice, ...noAnswer, notices: [] };

const unseen: ProductSnapshot = {
  name: '',
  manufacturer: '',
  image: '',
  path: '',
  color: '',
  size: '',
  type: '',
  priceActive: null,
  modelId: 0,
  mainGroup: '',
};

/** A row of a product. Without what was seen of it, its words and price come with the next answer. */
export function newRow(productId: number, amount: number, seen: ProductSnapshot = unseen): CartRow {
  return {
    productId,
    amount,
    frozen: false,
    bundleHash: null,
    transferAmountsFrom: {},
    extra_data: {},
    ...seen,
  };
}

export function isCartEmpty(cart: Cart): boolean {
  return cart.products.length + cart.bundles.length + cart.giftCardProducts.length === 0;
}

/** Pieces in the cart: products, whole bundles, gift cards. */
export function countPieces(cart: Cart): number {
  const pieces = [...cart.products, ...cart.bundles].reduce((sum, row) => sum + row.amount, 0);
  return pieces + cart.giftCardProducts.length;
}
