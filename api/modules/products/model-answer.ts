import type { Locale, ProductModel } from 'mf-shared/contract';
import { sustainableLabel } from 'mf-shared/rules/sustainable-choice';
import type { Group } from '../../read-model/group-tree.ts';
import { modelPath } from '../../read-model/list-item.ts';
import type { Model } from '../../read-model/model.ts';
import { inLocale, perLocale, textIn } from '../../read-model/per-locale.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { modelPrice, modelPricesOf, variantPricesOf } from '../../read-model/price-facts.ts';
import { settingText } from '../../read-model/setting-text.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { travelLimits } from '../../read-model/travel-limits.ts';
import { groupName } from '../navigation/menu.ts';
import { articlePath } from '../page-paths/blog-paths.ts';
import { fitNote } from '../reviews/fit-note.ts';
import { convertedPrices } from './converted-prices.ts';
import { labellingRows } from './labelling-rows.ts';
import { isLegacy } from './product-settings.ts';
import { propertyAnswer } from './property-answer.ts';
import type { ModelDetails } from './read-details.ts';
import { secondHandParent } from './second-hand-parent.ts';
import { longTexts, translatedFields } from './translated-texts.ts';
import { imagesOf, type VariantView, variantAnswer } from './variant-answer.ts';

export type ModelView = Omit<VariantView, 'modelName'> & {
  /** Short name of any model in the language. */
  nameOf: (modelId: number) => string;
};

/** Stores stand where the shop is at home, in the tax area that its prices are written in. */
const hasStores = ({ catalogue: { stores }, taxAreaId }: Pick<ModelView, 'catalogue' | 'taxAreaId'>): boolean =>
  taxAreaId === baseTaxAreaId && [...stores.values()].some(({ type }) => type === 'retail');

/** A table: the fields of a product's answer (PRODUCT-97). */
export function modelAnswer(model: Model, details: ModelDetails, view: ModelView): ProductModel {
  const { catalogue, locale, taxAreaId } = view;
  const texts = longTexts(details, locale, catalogue.general.autoTranslationsDisabled);
  const name = texts?.name ?? view.nameOf(model.id);
  const variantView = { ...view, modelName: name };
  const prices = modelPricesOf(model, taxAreaId, catalogue);
  const path = modelPath(model, locale);
  const mainGroup = model.mainGroup;
  const parts = details.partIds.flatMap((id) => catalogue.models.get(id) ?? []);
  return {
    id: model.id,
    name,
    uuid: model.uuid,
    modelnumber: model.model_number,
    slug: model.slug,
    model_url: path,
    paths: perLocale((code) => modelPath(model, code)),
    canonical_url: path,
    meta_description: texts?.meta_description || (texts?.short_description ?? ''),
    manufacturer: {
      id: model.manufacturer.id,
      name: model.manufacturer.name,
      slug: model.manufacturer.slug,
      image: model.manufacturer.logo,
      description: inLocale(model.manufacturer.texts, locale)?.description ?? '',
      producer: model.manufacturer.producer,
    },
    long_description_html: texts?.long_description_html ?? '',
    short_description: texts?.short_description ?? '',
    translated_fields: translatedFields(details, locale),
    groups: model.groups.map((group) => ({
      ...groupLink(group, locale),
      ancestors: group.ancestors.map((above) => groupLink(above, locale)),
    })),
    main_group: mainGroup ? groupLink(mainGroup, locale) : { id: 0, name: '', path: '/' },
    parents: mainGroup ? [...mainGroup.ancestors, mainGroup].map((group) => groupLink(group, locale)) : [],
    products: model.variants.map((variant) => variantAnswer(variant, variantView)),
    extra_images: imagesOf(model.extra_images, name, locale),
    model_properties: [
      ...model.propertyValues.map((value) => propertyAnswer(value, locale)),
      ...labellingRows(details.labelling, locale, hasStores(view)),
    ],
    ribbons: model.tags
      .filter(({ is_ribbon }) => is_ribbon)
      .map((tag) => ({
        name: textIn(tag.names, locale),
        slug: tag.slug,
        value: `${tag.bg_color};${tag.text_color}`,
      })),
    sustainable_label: labelName(model, locale),
    prices: { [taxAreaId]: prices },
    variant_prices: Object.fromEntries(
      model.variants.flatMap((variant) =>
        variant.prices ? [[variant.id, variantPricesOf(variant, taxAreaId, catalogue)]] : [],
      ),
    ),
    show_discount_percentage: model.show_discount_percentage,
    converted_prices: convertedPrices(prices.active, catalogue, locale),
    tax_class: model.tax_class,
    rating: model.rating,
    rating_count: model.ratingCount,
    fit_note: fitNote(details.fit, locale),
    on_order: model.on_order,
    is_bundle: model.is_bundle,
    bundle_models: parts.map((part) => ({
      id: part.id,
      name: view.nameOf(part.id),
      manufacturer: part.manufacturer.name,
      products: part.variants.map((variant) => variantAnswer(variant, { ...view, modelName: view.nameOf(part.id) })),
    })),
    is_multi_color: model.is_multi_color,
    is_extended_range: model.is_extended_range,
    belongs_to_outlet: model.belongs_to_outlet,
    campaign_only: model.campaign_only,
    is_public: model.is_public,
    is_legacy: isLegacy(model.id, catalogue.settings),
    promoted_colour: model.promotedColour?.slug ?? null,
    has_videos: details.hasVideos,
    gift_card_templates: details.templates.map(({ id, names, image }) => ({
      id,
      name: textIn(names, locale),
      image: mediaPath(image),
    })),
    price_ending: modelPrice(model, taxAreaId, catalogue).endsAt,
    price_ending_max_days: catalogue.general.priceEndingMaxDays,
    model_notice: texts?.model_notice ?? '',
    blocked_stock_text: model.variants.some(({ blockedStock }) => blockedStock)
      ? settingText(catalogue.settings, 'blocked_stock_text', locale)
      : '',
    tagline: texts?.tagline ?? '',
    quote: model.quote && {
      text: textIn(model.quote.texts, locale),
      image: mediaPath(model.quote.image),
      name: model.quote.name,
    },
    ski_wizard: { belongsTo: model.ski_piece !== null, group: model.ski_piece, sport: model.ski_sport },
    binding_ski_combo: model.binding_ski_combo,
    blogs: details.articles.map((article) => ({
      title: inLocale(article.texts, locale)?.title ?? '',
      url: articlePath(article, locale),
    })),
    ...shelfCodes(model, view),
    second_hand_parent: secondHandParent(model, view),
    sizetable: model.size_table_id,
    ...travelAnswer(model, parts),
  };
}

const groupLink = (group: Group, locale: Locale) => ({
  id: group.id,
  name: groupName(group, locale),
  path: group.paths[locale],
});

/** Nothing where the product travels as any other. */
function travelAnswer(model: Model, parts: readonly Model[]): Pick<ProductModel, 'travel_limits'> {
  const { blockedCountries, allowedMethods, isSkiBundle: is_ski_bundle } = travelLimits(model, parts);
  if (blockedCountries.length === 0 && allowedMethods.length === 0 && !is_ski_bundle) return {};
  return {
    travel_limits: {
      blocked_countries: [...blockedCountries],
      allowed_delivery_methods: allowedMethods.map((allowed) => [...allowed]),
      is_ski_bundle,
    },
  };
}

/** Shelf codes of the central warehouse are for staff (STAFF-10). */
function shelfCodes({ shelf_codes }: Model, { balances }: ModelView) {
  const [one = '', two = '', three = '', four = '', five = '', six = ''] = balances ? shelf_codes : [];
  return {
    shelf_code: one,
    shelf_code_two: two,
    shelf_code_three: three,
    shelf_code_four: four,
    shelf_code_five: five,
    shelf_code_six: six,
  };
}

function labelName({ tags }: Model, locale: Locale): string {
  const label = tags.find(({ slug }) => slug === sustainableLabel);
  return label ? textIn(label.names, locale) : '';
}
