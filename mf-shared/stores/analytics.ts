import { $consent, type ConsentCategory } from './consent.ts';

/** Pages that are counted (CONF-88 to CONF-90). */
export type CountedPage = 'front' | 'category' | 'product' | 'campaign' | 'dynamic' | 'search' | 'cart' | 'checkout';

/** How something came into the cart: by itself, in a bundle, a ski package, as a gift card, or as a campaign's gift. */
export type AddedKind = 'product' | 'bundle' | 'package' | 'gift-card' | 'gift';

export type ShopEvent =
  | {
      name: 'page';
      page: CountedPage;
      /** 1 in the cart, 2 at the payment. */
      step?: 1 | 2;
      /** The first products of a list: 3 of a category, 5 of a search (CONF-91, CONF-92). */
      productIds?: readonly number[];
    }
  | {
      name: 'add-to-cart';
      kind: AddedKind;
      productId: number;
      /** What came with it: the other parts of a bundle or a package. */
      others: readonly number[];
      modelId: number;
      customerId: number | null;
      cartUrl: string;
    };

/** What a tag manager is handed: its own words for an event. */
type TagManagerEntry = Readonly<Record<string, unknown>> & { event: string };

declare global {
  /** A tag manager's inbox. Only a tag manager makes it; without one nothing is tracked (CONF-87). */
  var dataLayer: TagManagerEntry[] | undefined;
}

/** The entries that an event becomes, each with the consent that it needs (CONF-85, PRODUCT-99 to PRODUCT-102). */
function entriesOf(event: ShopEvent): [ConsentCategory, TagManagerEntry][] {
  if (event.name === 'page') {
    const { page, step, productIds } = event;
    return [['statistics', { event: 'shop_page', page, step, product_ids: productIds }]];
  }
  const { kind, productId, others, modelId, customerId, cartUrl } = event;
  const ids = [productId, ...others];
  const basket = { type: 'basket-add', product_id: productId, customer_id: customerId, cart_url: cartUrl };
  return [
    ['statistics', { event: 'add_to_cart', kind, product_id: productId, model_id: modelId, product_ids: ids }],
    ['marketing', { event: 'basket-add', ...basket }],
    ['marketing', { event: 'AddToCart', content_ids: ids }],
  ];
}

/** Tells of what a shopper did. Does nothing without a tag manager, and nothing that the visitor has not agreed to. */
export function track(event: ShopEvent): void {
  const inbox = globalThis.dataLayer;
  if (!Array.isArray(inbox)) return;
  const consent = $consent.get();
  for (const [category, entry] of entriesOf(event)) if (consent[category]) inbox.push(entry);
}
