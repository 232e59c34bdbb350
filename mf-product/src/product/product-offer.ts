import type { OfferTerms, ProductModel, TaxAreaPrices } from 'mf-shared/contract';
import type { PageConfig, PageRequest } from 'mf-shared/router';
import type { Availability } from 'mf-shared/rules/availability';
import { convertPrice } from 'mf-shared/rules/price-format';
import { shopDay } from 'mf-shared/rules/shop-day';
import { cheapestShipping, noShipping, shippingByEmail } from 'mf-shared/rules/structured-shipping';
import { noReturns, offerReturns, organisationId } from 'mf-shared/rules/structured-terms';
import { isGiftCard } from '../buy-gift-card/gift-card-amount.ts';
import type { Selection } from '../choose-variant/selection.ts';
import { type OfferedNow, offeredNow } from './offered-goods.ts';

const schemaOf: Readonly<Record<Availability, string>> = {
  'in-stock': 'InStock',
  'on-order': 'BackOrder',
  'stores-only': 'InStoreOnly',
  'sold-out': 'OutOfStock',
};

/** schema.org Offer as the page shows it when it opens; null where no price is known (ROUTE-134, ROUTE-135). */
export function offerOf(
  model: ProductModel,
  selection: Selection,
  request: Pick<PageRequest, 'config' | 'url'>,
): object | null {
  const { config, url } = request;
  const offered = offeredNow(model, selection, config.taxAreaId);
  if (!offered.prices) return null;
  const euros = offered.prices.active;
  return {
    '@type': 'Offer',
    price: convertPrice(euros, config).toFixed(2),
    priceCurrency: config.currencyCode.toUpperCase(),
    ...unitPriceOf(offered.prices, config),
    itemCondition: `https://schema.org/${model.second_hand_parent ? 'Used' : 'New'}Condition`,
    ...validUntil(offered.prices.ends_at),
    availability: `https://schema.org/${schemaOf[offered.availability]}`,
    url: url.origin + url.pathname,
    seller: { '@type': 'OnlineStore', '@id': organisationId(url.origin), name: config.brand.name },
    ...termsOf({ model, offered, euros }, request),
  };
}

/** The last day of a price, in Finnish time as the shop keeps it; nothing where its end is unknown or has passed. */
function validUntil(endsAt: string | undefined): object {
  // A price that ends at midnight does not hold on the day that begins then.
  const last = new Date(endsAt ?? Number.NaN).getTime() - 1;
  if (!(last > Date.now())) return {};
  return { priceValidUntil: shopDay(last) };
}

const unitCodes = { kg: 'KGM', l: 'LTR', m: 'MTR', m2: 'MTK' } as const;

/** The price of what a piece holds, and the measure that its unit price is told by (LAW-18). */
function unitPriceOf({ active, content }: TaxAreaPrices, config: PageConfig): object {
  if (!content) return {};
  const unitCode = unitCodes[content.unit];
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: convertPrice(active, config).toFixed(2),
      priceCurrency: config.currencyCode.toUpperCase(),
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: content.size,
        unitCode,
        valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode },
      },
    },
  };
}

interface Offered {
  model: ProductModel;
  offered: OfferedNow;
  euros: number;
}

/** How it can come back, and how it travels at this price (ROUTE-134). Gift cards come by mail and never go back. */
function termsOf(
  { model, offered, euros }: Offered,
  { config, url: { origin } }: Pick<PageRequest, 'config' | 'url'>,
): object {
  const { offerTerms: terms } = config;
  if (!terms) return {};
  if (isGiftCard(model.id))
    return { hasMerchantReturnPolicy: noReturns(config), shippingDetails: shippingByEmail(config) };
  return {
    hasMerchantReturnPolicy: offerReturns(terms, config, origin),
    shippingDetails: shippingOf({ model, offered, euros }, terms, config),
  };
}

function shippingOf({ model, offered, euros }: Offered, terms: OfferTerms, config: PageConfig): object {
  const limits = model.travel_limits;
  const isBlocked = limits?.blocked_countries.includes(config.deliveryCountryCode) ?? false;
  if (isBlocked || offered.availability === 'stores-only') return noShipping(config);
  const parts = offered.variants.map(({ shipping_time, stock_data }) => {
    const [from = 0, to = from] = shipping_time.days.split('-').map(Number);
    return { range: { from, to }, isInStock: stock_data.in_stock > 0 };
  });
  const isSkiBundle = limits?.is_ski_bundle ?? false;
  return cheapestShipping(
    terms,
    { euros, parts, isSkiBundle, allowed: limits?.allowed_delivery_methods ?? [] },
    config,
  );
}
