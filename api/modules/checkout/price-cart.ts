import { isNorthernIreland } from 'mf-shared/rules/postal-code';
import { vatSummary } from 'mf-shared/rules/vat-of-gross';
import { textIn } from '../../read-model/per-locale.ts';
import { rateOn } from '../../read-model/tax-rates.ts';
import { translate } from '../../texts/translate.ts';
import { applyDiscount, applyGiftCards } from './apply-codes.ts';
import type { BuyerView } from './buyer-view.ts';
import { cartDays, daysText } from './estimate-delivery.ts';
import { offerDelivery } from './offer-delivery.ts';
import { type BundleRequest, priceBundle } from './price-bundles.ts';
import { type GiftCardRequest, priceGiftCard } from './price-gift-cards.ts';
import { isSold, priceRow, type RowRequest } from './price-rows.ts';
import {
  allRows,
  type CartMessage,
  type OfferedMethod,
  type PricedCart,
  type PricedRow,
  rowMinor,
} from './priced-cart.ts';
import type { CodeFacts } from './read-codes.ts';
import { StockLeft } from './stock-left.ts';
import { rowsMissingIn } from './store-locations.ts';

/** The tax class of sending goods. */
const deliveryTaxClass = 5;

export interface CartRequest {
  products: readonly RowRequest[];
  bundles: readonly BundleRequest[];
  giftCardProducts: readonly GiftCardRequest[];
  repack: boolean;
  express: boolean;
  deliveryMethod: string | null;
  deliveryLocation: string | null;
  postalCode: string;
}

/** Prices a cart from nothing but ids and amounts (decisions.md: the browser's prices are never believed). Pure. */
export function priceCart(asked: CartRequest, codes: CodeFacts, view: BuyerView): PricedCart {
  const stock = new StockLeft();
  const errors: CartMessage[] = [];
  const rows = mergeRows(asked.products).flatMap((row) => {
    const variant = view.catalogue.variants.get(row.productId);
    return isSold(variant, view) ? [priceRow(row, variant, view, stock)] : [];
  });
  const bundles = asked.bundles.map((bundle) => priceBundle(bundle, view, stock)).filter((bundle) => bundle !== null);
  if (bundles.length < asked.bundles.length) errors.push(message('bundle_removed', view));
  const giftCardRows = asked.giftCardProducts.map((card) => priceGiftCard(card, view)).filter((card) => card !== null);
  const sold = allRows({ rows, bundles }).filter((row) => row.amount > 0);
  const { discount, answers } = applyDiscount(sold, codes, view);

  const goodsMinor = sold.reduce((total, row) => total + rowMinor(row), 0);
  const giftCardsMinor = giftCardRows.reduce((total, card) => total + card.amountMinor, 0);
  const isFreeDelivery = discount?.isFreeDelivery ?? false;
  const question = { rows: sold, postalCode: asked.postalCode, goodsMinor, isFreeDelivery };
  const blocked = findBlocks(asked, sold, giftCardRows.length > 0, view);
  const methods = blocked.some((block) => block.code !== 'country_blocked') ? [] : offerDelivery(question, view);
  const chosen = chooseMethod(asked, methods);
  errors.push(...blocked, ...deliveryErrors(asked, methods, sold, view));

  const repack = repackOf(asked, chosen, goodsMinor, view);
  const deliveryMinor = chosen?.priceMinor ?? 0;
  const deliveryVatBasisPoints = rateOn(view.catalogue.taxRates, view.taxAreaId, deliveryTaxClass, view.day);
  const discountMinor = discount?.amountMinor ?? 0;
  const totalMinor = goodsMinor + giftCardsMinor - discountMinor + deliveryMinor + repack;
  const paid = applyGiftCards(totalMinor, codes, view);
  return {
    country: view.country,
    rows,
    bundles,
    giftCardRows,
    productsMinor: sold.reduce((total, row) => total + row.amount * regular(row), 0) + giftCardsMinor,
    offersMinor: sold.reduce((total, row) => total + row.amount * (regular(row) - row.unitMinor), 0),
    discount,
    codes: answers,
    giftCards: paid.answers,
    methods,
    chosen,
    deliveryMinor,
    repackMinor: repack,
    deliveryVatBasisPoints,
    totalMinor,
    payableMinor: paid.payableMinor,
    vat: vatSummary([
      ...sold.map((row) => ({ grossMinor: rowMinor(row) - row.discountMinor, percent: row.vatBasisPoints / 100 })),
      ...(giftCardsMinor > 0 ? [{ grossMinor: giftCardsMinor, percent: 0 }] : []),
      ...(deliveryMinor + repack > 0
        ? [{ grossMinor: deliveryMinor + repack, percent: deliveryVatBasisPoints / 100 }]
        : []),
    ]),
    thresholds: thresholdsOf(view),
    shippingTime: daysText(cartDays(sold, view), view.locale),
    giftCampaign: null,
    errors,
    reason: sold.length + giftCardRows.length === 0 ? 'empty_cart' : (blocked[0]?.code ?? noMethods(methods)),
  };
}

/** A price above the regular one is no offer turned round. */
const regular = (row: PricedRow): number => Math.max(row.regularMinor, row.unitMinor);
const noMethods = (methods: readonly OfferedMethod[]) => (methods.length === 0 ? 'delivery_unavailable' : null);
const message = (code: string, view: BuyerView, values = {}): CartMessage => ({
  code,
  message: translate(view.locale, `checkout.${code}`, values),
});

/** Two rows of the same product are one. */
function mergeRows(rows: readonly RowRequest[]): RowRequest[] {
  const merged = new Map<number, RowRequest>();
  for (const row of rows) {
    const same = merged.get(row.productId);
    merged.set(row.productId, same ? { ...same, amount: same.amount + row.amount } : row);
  }
  return [...merged.values()];
}

/** What keeps the whole order from that country (spec: catalogue §5, §8). */
function findBlocks(
  asked: CartRequest,
  rows: readonly PricedRow[],
  hasGiftCards: boolean,
  view: BuyerView,
): CartMessage[] {
  const country = view.catalogue.countries.get(view.country);
  const name = country ? textIn(country.names, view.locale) : view.country.toUpperCase();
  if (rows.length === 0 && hasGiftCards) return [];
  if (!country?.is_enabled) return [message('country_not_served', view, { country: name })];
  if (isNorthernIreland(view.country, asked.postalCode)) return [message('northern_ireland', view)];
  return rows
    .filter((row) => row.variant.model.blocked_countries.includes(view.country))
    .map((row) => ({
      ...message('country_blocked', view, { name: row.name, country: name }),
      productId: row.variant.id,
    }));
}

function chooseMethod(asked: CartRequest, methods: readonly OfferedMethod[]): OfferedMethod | null {
  const express = asked.express ? methods.find((method) => method.fact.kind === 'express') : undefined;
  return express ?? methods.find((method) => method.fact.slug === asked.deliveryMethod) ?? methods[0] ?? null;
}

function deliveryErrors(
  asked: CartRequest,
  methods: readonly OfferedMethod[],
  rows: readonly PricedRow[],
  view: BuyerView,
): CartMessage[] {
  if (methods.length === 0) return [];
  const wanted = (view.facts.methods.get(view.country) ?? []).find((fact) => fact.slug === asked.deliveryMethod);
  const wantsExpress = asked.express || wanted?.kind === 'express';
  const store = view.catalogue.stores.get(Number(asked.deliveryLocation));
  if (wantsExpress && store) {
    const names = rowsMissingIn(store, rows).map((row) => row.name);
    if (names.length > 0) return [message('express_unavailable', view, { store: store.name, names: names.join(', ') })];
  }
  const isPointless = (method: OfferedMethod) => method.fact.kind === 'pickup_point' && method.locations.length === 0;
  if (asked.postalCode !== '' && methods.some(isPointless))
    return [{ ...message('no_pickup_points', view, { postalCode: asked.postalCode }), field: 'postal_code' }];
  return [];
}

/** The reusable bag as an extra to another method; as a method of its own it is priced as one. */
function repackOf(asked: CartRequest, chosen: OfferedMethod | null, goodsMinor: number, view: BuyerView): number {
  const fact = (view.facts.methods.get(view.country) ?? []).find((method) => method.kind === 'repack');
  const canBeAdded = chosen !== null && (chosen.fact.kind === 'pickup_point' || chosen.fact.kind === 'home');
  if (!asked.repack || !fact || !canBeAdded || chosen.fact.slug === 'email') return 0;
  return fact.freeFromMinor !== null && goodsMinor >= fact.freeFromMinor ? 0 : fact.priceMinor;
}

/** From how much goods travel free, and from how much in a reusable bag (spec: shell §9); 0 where never. */
function thresholdsOf(view: BuyerView): PricedCart['thresholds'] {
  const methods = view.facts.methods.get(view.country) ?? [];
  const lowest = (isRepack: boolean) =>
    methods
      .filter((fact) => (fact.kind === 'repack') === isRepack && fact.priceMinor > 0)
      .map((fact) => fact.freeFromMinor)
      .filter((minor) => minor !== null)
      .reduce((low, minor) => (low === 0 ? minor : Math.min(low, minor)), 0);
  return { deliveryMinor: lowest(false), repackMinor: lowest(true) };
}
