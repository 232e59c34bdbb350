import type { Locale, ProductImage, Variant as VariantAnswer } from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { StoredImage } from '../../db/schema/stored-json.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { Variant } from '../../read-model/model.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { imagesOfColour } from '../../read-model/picture-paths.ts';
import { variantPricesOf } from '../../read-model/price-facts.ts';
import { inStock, isOnOrder } from '../../read-model/stock-facts.ts';
import { translate } from '../../texts/translate.ts';
import { shippingText, writtenDay } from './shipping-text.ts';

export interface VariantView {
  catalogue: Catalogue;
  locale: Locale;
  taxAreaId: number;
  modelName: string;
  /** Balances per store, for staff; visitors only learn where there is any (STAFF-10). */
  balances: ReadonlyMap<number, Readonly<Record<string, number>>> | null;
}

export const imagesOf = (images: readonly StoredImage[], name: string, locale: Locale): ProductImage[] =>
  images.map(({ path, captions }, index) => ({
    full_url: path,
    caption: textIn(captions ?? {}, locale) || name,
    title: name,
    sort_order: index,
  }));

/** Rule PRODUCT-98. */
export function variantAnswer(variant: Variant, view: VariantView): VariantAnswer {
  const { locale, taxAreaId, catalogue, modelName } = view;
  const { model, colour, type } = variant;
  const colourName = colour ? textIn(colour.names, locale) : '';
  return {
    id: variant.id,
    colour: colourName,
    color_slug: colour?.slug ?? '',
    color: colour?.control ?? '',
    teksonumber: variant.sku,
    size: variant.size === null ? null : { name: variant.size, sort_order: variant.sizeSort },
    product_type: type && {
      name: textIn(type.names, locale),
      sort_order: type.sort_order,
      title: textIn(type.titles, locale) || translate(locale, 'product.type_title'),
    },
    images: imagesOf(imagesOfColour(model, colour?.id), joined(modelName, colourName), locale),
    model_id: model.id,
    model_name: modelName,
    prices: { [taxAreaId]: variantPricesOf(variant, taxAreaId, catalogue) },
    stock_data: stockData(variant, view),
    shipping_time: {
      string: shippingText(variant.daysFrom, variant.daysTo, locale),
      number: variant.shippingNumber,
      days: `${variant.daysFrom}-${variant.daysTo}`,
    },
    stock_incoming_str: incomingText(variant, locale),
    on_order: isOnOrder(variant),
  };
}

function stockData(variant: Variant, { balances, catalogue }: VariantView): VariantAnswer['stock_data'] {
  const storeIds = Object.keys(variant.stock);
  return {
    in_stock: inStock(variant),
    blocked_stock: variant.blockedStock,
    detailed_stocks: balances?.get(variant.id) ?? Object.fromEntries(storeIds.map((id) => [id, 1])),
    has_stock_tekso_ids: storeIds.flatMap((id) => catalogue.stores.get(Number(id))?.slug ?? []),
  };
}

const joined = (name: string, colour: string): string => (colour === '' ? name : `${name}, ${colour}`);

function incomingText({ incomingOn }: Variant, locale: Locale): string {
  if (incomingOn === null || incomingOn < shopDay()) return '';
  return translate(locale, 'product.incoming', { day: writtenDay(incomingOn, locale) });
}
