import { vatSummary } from 'mf-shared/rules/vat-of-gross';
import { deliveryTaxClass, rateOn } from '../../read-model/tax-rates.ts';
import { applyDiscount, applyGiftCards } from './apply-codes.ts';
import type { BuyerView } from './buyer-view.ts';
import { deliveryErrors, findBlocks, message } from './cart-messages.ts';
import type { CartRequest } from './cart-request.ts';
import { chooseMethod, repackOf, thresholdsOf } from './choose-delivery.ts';
import { daysText } from './estimate-delivery.ts';
import { offerDelivery } from './offer-delivery.ts';
import { withEarlierOrder } from './pack-together.ts';
import { priceBundle } from './price-bundles.ts';
import { giftInCart, priceGift } from './price-gift.ts';
import { priceGiftCard } from './price-gift-cards.ts';
import { isSoldAlone, priceRow, type RowRequest } from './price-rows.ts';
import { allRows, type CartMessage, type OfferedMethod, type PricedRow, rowMinor } from './priced-cart.ts';
import type { CodeFacts } from './read-codes.ts';
import { canSplit, deliveryDays } from './split-delivery.ts';
import { StockLeft } from './stock-left.ts';

/** Blocks that bar every delivery to a place; other blocks are about what is in the cart. */
const barringDelivery: ReadonlySet<string> = new Set(['country_not_served', 'northern_ireland', 'no_delivery_methods']);

/** Prices a cart from nothing but ids and amounts (MONEY-3). Pure. */
export function priceCart(asked: CartRequest, codes: CodeFacts, view: BuyerView) {
  const { errors, gift, rows, bundles, giftCardRows, sold } = priceGoods(asked, codes, view);
  const { discount, answers } = applyDiscount(gift ? [] : sold, codes, view);

  const goodsMinor = sold.reduce((total, row) => total + rowMinor(row), 0);
  const giftCardsMinor = giftCardRows.reduce((total, card) => total + card.amountMinor, 0);
  const goods = {
    ...{ sold, goodsMinor, isGift: gift !== null, hasGiftCards: giftCardRows.length > 0 },
    // The campaign pays for the gift's way, too.
    isFreeDelivery: gift !== null || (discount?.isFreeDelivery ?? false),
  };
  const { blocked, chosen, deliveryMinor, isSplit, isSplittable, methods, ...way } = sendGoods(asked, goods, view);
  errors.push(...way.errors);
  const deliveryVatBasisPoints = rateOn(view.catalogue.taxRates, view.taxAreaId, deliveryTaxClass, view.day);
  const discountMinor = discount?.amountMinor ?? 0;
  const totalMinor = goodsMinor + giftCardsMinor - discountMinor + deliveryMinor + way.repackMinor;
  const paid = applyGiftCards({ totalMinor, coverableMinor: totalMinor - giftCardsMinor }, codes, view);
  return {
    country: view.country,
    rows,
    bundles,
    giftCardRows,
    /** At reference prices. */
    productsMinor: sold.reduce((total, row) => total + row.amount * reference(row), 0) + giftCardsMinor,
    offersMinor: sold.reduce((total, row) => total + row.amount * (reference(row) - row.unitMinor), 0),
    discount,
    codes: answers,
    giftCards: paid.answers,
    methods,
    chosen,
    deliveryMinor,
    repackMinor: way.repackMinor,
    deliveryVatBasisPoints,
    totalMinor,
    /** What gift cards leave to be paid. */
    payableMinor: paid.payableMinor,
    vat: vatOf(sold, giftCardsMinor, {
      grossMinor: deliveryMinor + way.repackMinor,
      percent: deliveryVatBasisPoints / 100,
    }),
    thresholds: thresholdsOf(view),
    shippingTime: daysText(deliveryDays(sold, isSplit, view), view.locale),
    isSplittable,
    isSplit,
    /** Number of the earlier order that this one travels with. */
    packedWith: way.packed ? (asked.packWith?.number ?? null) : null,
    giftCampaign: gift,
    errors,
    /** Why the order cannot go on, or null. */
    reason: sold.length + giftCardRows.length === 0 ? 'empty_cart' : (blocked[0]?.code ?? noMethods(methods)),
  };
}

/** The goods of a cart that are sold, with their prices, and the messages about the others. */
function priceGoods(asked: CartRequest, codes: CodeFacts, view: BuyerView) {
  const stock = new StockLeft();
  const errors: CartMessage[] = [];
  const { gift, refusal } = giftInCart(asked, codes, view);
  if (refusal) errors.push({ ...message(`gift.${refusal}`, view), code: `gift_${refusal}`, field: 'gift_code' });
  const rows = gift ? priceGift(asked, view, stock) : priceRows(asked.products, view, stock);
  const bundles = asked.bundles.flatMap((bundle) => priceBundle(bundle, view, stock) ?? []);
  if (bundles.length < asked.bundles.length) errors.push(message('bundle_removed', view));
  const giftCardRows = asked.giftCardProducts.flatMap((card) => priceGiftCard(card, view) ?? []);
  const sold = allRows({ rows, bundles }).filter((row) => row.amount > 0);
  return { errors, gift, rows, bundles, giftCardRows, sold };
}

interface Goods {
  sold: readonly PricedRow[];
  goodsMinor: number;
  isGift: boolean;
  hasGiftCards: boolean;
  isFreeDelivery: boolean;
}

/** How the goods go out, what that costs, and what speaks against it. */
function sendGoods(
  asked: CartRequest,
  { sold, goodsMinor, isGift, hasGiftCards, isFreeDelivery }: Goods,
  view: BuyerView,
) {
  const isSplittable = canSplit(sold, view);
  const isSplit = asked.partDelivery && isSplittable;
  const blocked = findBlocks(asked, sold, hasGiftCards, view).filter(
    ({ code }) => !isGift || code !== 'country_blocked',
  );
  const isBarred = blocked.some(({ code }) => barringDelivery.has(code));
  const question = { rows: sold, postalCode: asked.postalCode, goodsMinor, isFreeDelivery, isSplit };
  const { packed, methods, chosen } = chooseWay(asked, isBarred ? [] : offerDelivery(question, view), view);
  const errors = [...blocked, ...(isBarred ? [] : deliveryErrors(asked, methods, sold, view))];
  if (asked.packWith && !packed) errors.unshift(cannotPack(asked.packWith.number, view));
  return {
    ...{ blocked, chosen, errors, isSplit, isSplittable, methods, packed },
    deliveryMinor: chosen?.priceMinor ?? 0,
    repackMinor: isGift || packed ? 0 : repackOf(asked, chosen, goodsMinor, view),
  };
}

/** With an earlier order where that was asked for and can be, else the way that was asked for or the first. */
function chooseWay(asked: CartRequest, offered: readonly OfferedMethod[], view: BuyerView) {
  const packed = asked.packWith && withEarlierOrder(offered, asked.packWith, view);
  const methods = packed ? [packed] : offered;
  return { packed, methods, chosen: packed || chooseMethod(asked, methods) };
}

/** Gift cards are money and have no VAT. */
function vatOf(sold: readonly PricedRow[], giftCardsMinor: number, sending: { grossMinor: number; percent: number }) {
  return vatSummary([
    ...sold.map((row) => ({ grossMinor: rowMinor(row) - row.discountMinor, percent: row.vatBasisPoints / 100 })),
    ...(giftCardsMinor > 0 ? [{ grossMinor: giftCardsMinor, percent: 0 }] : []),
    ...(sending.grossMinor > 0 ? [sending] : []),
  ]);
}

function priceRows(asked: readonly RowRequest[], view: BuyerView, stock: StockLeft): PricedRow[] {
  return mergeRows(asked).flatMap((row) => {
    const variant = view.catalogue.variants.get(row.productId);
    return isSoldAlone(variant, view) ? [priceRow(row, variant, view, stock)] : [];
  });
}

const cannotPack = (number: string, view: BuyerView): CartMessage => ({
  ...message('pack_together_not_possible', view, { number }),
  field: 'post_delivery',
});

const reference = (row: PricedRow): number => row.referenceMinor ?? row.unitMinor;
const noMethods = (methods: readonly OfferedMethod[]) => (methods.length === 0 ? 'delivery_unavailable' : null);
/** Two rows of the same product are one. */
function mergeRows(rows: readonly RowRequest[]): RowRequest[] {
  const merged = new Map<number, RowRequest>();
  for (const row of rows) {
    const same = merged.get(row.productId);
    merged.set(row.productId, same ? { ...same, amount: same.amount + row.amount } : row);
  }
  return [...merged.values()];
}
