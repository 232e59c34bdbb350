import type { Locale } from 'mf-shared/contract';
import { isAllowedDelivery } from 'mf-shared/rules/allowed-delivery';
import { localPath } from 'mf-shared/rules/locale-path';
import { mediaUrl } from 'mf-shared/rules/media-url';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import { contentOf } from 'mf-shared/rules/unit-price';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { modelPath } from '../../read-model/list-item.ts';
import type { Variant } from '../../read-model/model.ts';
import type { ShortTexts } from '../../read-model/packed-texts.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { variantPrice } from '../../read-model/price-facts.ts';
import type { Country } from '../../read-model/reference-data.ts';
import { inStock, isOrderable } from '../../read-model/stock-facts.ts';
import { variantChoices } from '../../read-model/variant-choices.ts';
import type { DeliveryMethodFact } from '../checkout/checkout-facts.ts';
import type { RichTextSettings } from '../rich-text/sanitise-html.ts';
import { element, group } from './xml.ts';

/** For whom a feed is, and from where. */
export interface FeedView {
  catalogue: Catalogue;
  locale: Locale;
  country: Country;
  /** Ways to have goods brought there. */
  methods: readonly DeliveryMethodFact[];
  publicUrl: string;
  localeStrategy: RichTextSettings['localeStrategy'];
}

/** Google's limits. */
const most = { id: 50, title: 150, description: 5000, pictures: 10 };

/** A variant as an item of Google's product data specification (FEED-11). */
export function googleItem(variant: Variant, texts: ShortTexts, ean: string, view: FeedView): string {
  const { model, colour, size, type, sku } = variant;
  const { locale } = view;
  const colourName = colour ? textIn(colour.names, locale) : '';
  const choices = [colourName, size ?? '', type ? textIn(type.names, locale) : ''].filter(Boolean);
  const isOneOfMany = model.variants.length > 1;
  const named = isOneOfMany && choices.length > 0 ? `${texts.name}, ${choices.join(', ')}` : texts.name;
  const categories = model.mainGroup ? [...model.mainGroup.ancestors, model.mainGroup] : [];
  return group(
    'item',
    [
      element('g:id', sku.slice(0, most.id)),
      isOneOfMany ? element('g:item_group_id', model.key ?? model.id) : '',
      element('g:title', named.slice(0, most.title)),
      element('g:description', (texts.description || texts.shortDescription || texts.name).slice(0, most.description)),
      element('g:link', linkOf(variant, view)),
      pictures(variant, view),
      availability(variant),
      prices(variant, view),
      unitPricing(variant),
      element('g:brand', model.manufacturer.name),
      ean === '' ? '' : element('g:gtin', ean),
      element('g:condition', model.second_hand_parent_id === null ? 'new' : 'used'),
      colourName === '' ? '' : element('g:color', colourName),
      size ? element('g:size', size) : '',
      categories.length > 0
        ? element('g:product_type', categories.map(({ names }) => textIn(names, locale)).join(' > '))
        : '',
      shipping(variant, view),
    ].join(''),
  );
}

/** Leads to the variant, with the prices of the feed's country. */
function linkOf(variant: Variant, { locale, country, publicUrl, localeStrategy }: FeedView): string {
  const url = new URL(localPath(modelPath(variant.model, locale), locale, localeStrategy), publicUrl);
  url.searchParams.set('delivery_country', country.code);
  url.searchParams.set('currency', 'eur');
  for (const [choice, value] of variantChoices(variant, locale)) url.searchParams.set(choice, value);
  return url.href;
}

function pictures({ model, colour }: Variant, { publicUrl }: FeedView): string {
  const ofColour = model.colours.find((each) => each.colour === colour)?.images ?? [];
  const paths = [
    ...new Set([...ofColour.map(({ path }) => path), model.image, ...model.extra_images.map(({ path }) => path)]),
  ];
  return paths
    .filter(Boolean)
    .slice(0, 1 + most.pictures)
    .map((path, index) =>
      element(
        index === 0 ? 'g:image_link' : 'g:additional_image_link',
        new URL(mediaUrl(path, { width: 1280, format: 'jpeg' }), publicUrl).href,
      ),
    )
    .join('');
}

function availability(variant: Variant): string {
  if (!isOrderable(variant)) return element('g:availability', 'out_of_stock');
  if (inStock(variant) > 0) return element('g:availability', 'in_stock');
  const comes = variant.incomingOn ?? shopDayAfter(Date.now(), variant.daysTo);
  return element('g:availability', 'backorder') + element('g:availability_date', `${comes}T00:00Z`);
}

/** What a buyer in the country pays, in the currency that orders are paid in. */
function prices(variant: Variant, { catalogue, country }: FeedView): string {
  const { regularMinor, activeMinor } = variantPrice(variant, country.tax_area_id, catalogue);
  if (activeMinor >= regularMinor) return element('g:price', money(activeMinor));
  return element('g:price', money(regularMinor)) + element('g:sale_price', money(activeMinor));
}

/** Google makes the price of a kilogram, a litre, a metre or a square metre of it (LAW-18). */
function unitPricing({ content }: Variant): string {
  const measured = content && contentOf(content);
  if (!measured) return '';
  const asGoogle = (measure: string) => measure.replace(/m2$/, 'sqm');
  return (
    element('g:unit_pricing_measure', asGoogle(content)) +
    element('g:unit_pricing_base_measure', asGoogle(`1 ${measured.unit}`))
  );
}

function shipping(variant: Variant, { catalogue, country, locale, methods }: FeedView): string {
  const { activeMinor } = variantPrice(variant, country.tax_area_id, catalogue);
  const allowed = variant.model.allowed_delivery_methods;
  return methods
    .filter((method) => isAllowedDelivery(allowed, method))
    .map(({ names, priceMinor, freeFromMinor }) => {
      const isFree = freeFromMinor !== null && activeMinor >= freeFromMinor;
      return group(
        'g:shipping',
        element('g:country', country.code.toUpperCase()) +
          element('g:service', textIn(names, locale)) +
          element('g:price', money(isFree ? 0 : priceMinor)),
      );
    })
    .join('');
}

const money = (minor: number): string => `${toDecimal(minor).toFixed(2)} EUR`;
