import type { checkoutRequest, Locale } from 'mf-shared/contract';
import { isLocale } from 'mf-shared/rules/locales';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { z } from 'zod';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import type { SignedInCustomer } from '../accounts/authenticate.ts';
import { type BuyerView, taxAreaOf } from './buyer-view.ts';
import type { CartRequest } from './cart-request.ts';
import { checkoutFacts } from './checkout-facts.ts';
import { enterpriseOrderOf, transferStores } from './internal-modes.ts';
import { nameMissingProducts } from './name-missing-products.ts';
import { type EarlierOrder, earlierOrderOf } from './pack-together.ts';
import { priceCart } from './price-cart.ts';
import type { ValidatedCart } from './priced-cart.ts';
import { readCodes } from './read-codes.ts';
import { storesBlocked } from './stores-blocked.ts';

export type ParsedCart = z.output<typeof checkoutRequest>;

/** What the cart is priced by: the catalogue of now, the buyer's country, language and rights. */
export async function buyerView(
  { db, catalogue: store, payments }: Pick<ServiceContext, 'db' | 'catalogue' | 'payments'>,
  {
    cart,
    customer,
    locale,
    now = new Date(),
  }: { cart: ParsedCart; customer: SignedInCustomer | null; locale: Locale; now?: Date },
): Promise<BuyerView> {
  const { catalogue } = store;
  const country = cart.country_code.toLowerCase();
  const language = isLocale(cart.language_code) ? cart.language_code : locale;
  return {
    catalogue,
    texts: await catalogue.textsOf(language),
    facts: await checkoutFacts(db, catalogue),
    locale: language,
    country,
    taxAreaId: taxAreaOf(catalogue, country),
    shownCurrency: cart.currency_code.toLowerCase(),
    now,
    day: shopDay(now),
    isClubMember: customer?.isClubMember ?? false,
    isStaff: customer?.isStaff || customer?.isAdmin || false,
    isOrgUser: customer?.isOrgUser ?? false,
    preferredStoreId: customer?.preferredStoreId ?? null,
    customerId: customer?.id ?? null,
    providers: new Set(payments.providers.keys()),
  };
}

/** Prices a cart on the server. @param db a transaction, when the answer must hold inside it. @throws Refusal on absurd input. */
export async function validateCart(db: Executor, cart: ParsedCart, view: BuyerView): Promise<ValidatedCart> {
  refuseAbsurd(cart);
  const codes = await readCodes(db, {
    discountCodes: cart.discount_codes,
    giftCardCodes: cart.gift_cards,
    giftCode: cart.giftcampaign_data?.code ?? '',
    now: view.now,
  });
  const packing = await earlierOrderOf(db, cart.post_delivery, view);
  const priced = priceCart(toCartRequest(cart, packing.order), codes, view);
  const ids = priced.giftCampaign ? [] : cart.products.map((row) => row.productId);
  const asked = priced.giftCampaign ? [] : cart.products;
  const blocked = await storesBlocked(db, asked, priced.rows, view);
  const enterprise = await enterpriseOrderOf(db, cart.enterprise_order, view);
  return {
    ...priced,
    enterpriseOrderId: enterprise.id,
    transferFrom: transferStores(cart.transfer_request_from, view),
    errors: [
      ...(await nameMissingProducts(db, ids, view)),
      ...blocked,
      ...enterprise.errors,
      ...packing.errors,
      ...priced.errors,
    ],
  };
}

function refuseAbsurd(cart: ParsedCart): void {
  const fields: Record<string, string> = {};
  cart.products.forEach((row, index) => {
    if (row.amount < 1) fields[`products.${index}.amount`] = 'validation.invalid';
  });
  cart.bundles.forEach((bundle, index) => {
    if (bundle.amount < 1) fields[`bundles.${index}.amount`] = 'validation.invalid';
  });
  cart.gift_card_products.forEach((card, index) => {
    if (!(card.amount > 0)) fields[`gift_card_products.${index}.amount`] = 'validation.invalid';
  });
  if (Object.keys(fields).length > 0) throw new Refusal(400, 'invalid_request', { fields });
}

function toCartRequest(cart: ParsedCart, packWith: EarlierOrder | null): CartRequest {
  return {
    products: cart.products,
    bundles: cart.bundles,
    giftCardProducts: cart.gift_card_products,
    repack: cart.repack,
    express: cart.pikanouto,
    deliveryMethod: cart.delivery_method,
    deliveryLocation: cart.delivery_location,
    postalCode: cart.postal_code.trim(),
    partDelivery: cart.delivery_extra_data.part_delivery,
    packWith,
    giftCampaign: cart.giftcampaign_data,
  };
}
