import type { Executor } from 'api/seed';
import { insertMany } from 'api/seed';
import { localeCodes } from 'mf-shared/contract';
import type { DemoModel, DemoVariant } from '../models/demo-model.ts';
import { labellingOf } from '../models/model-labelling.ts';
import type { DemoPrice } from '../prices/make-price.ts';
import type { Ids } from './ids.ts';

const baseTaxArea = 1;

/** A table: the rows of one batch of models with everything that hangs on them. */
export async function fillModels(db: Executor, models: readonly DemoModel[], ids: Ids): Promise<void> {
  await insertMany(
    db,
    'product_models',
    models.map((model) => modelRow(model, ids)),
  );
  await insertMany(
    db,
    'model_texts',
    models.flatMap((model) =>
      localeCodes.map((locale) => ({
        model_id: model.id,
        locale,
        name: model.names[locale],
        short_description: model.shorts[locale],
        description: model.descriptions[locale],
        long_description_html: model.longHtml[locale],
        meta_description: model.metas[locale],
        tagline: model.taglines?.[locale] ?? '',
        model_notice: model.notices?.[locale] ?? '',
        is_manual: locale === 'fi' || locale === 'en',
      })),
    ),
  );
  await insertMany(
    db,
    'model_groups',
    models.flatMap((model) =>
      model.groups.map((key, i) => ({ model_id: model.id, group_id: ids.group(key), is_main: i === 0 })),
    ),
  );
  await insertMany(
    db,
    'model_colours',
    models.flatMap((model) =>
      model.colors.map(({ slug, images }, i) => ({
        model_id: model.id,
        colour_id: ids.color(slug),
        sort_order: i,
        images: images.map((path) => ({ path })),
      })),
    ),
  );
  await insertMany(
    db,
    'model_properties',
    models.flatMap((model) =>
      model.properties.map(({ slug, value, number }) => ({
        model_id: model.id,
        property_id: ids.property(slug),
        value,
        number,
      })),
    ),
  );
  await insertMany(
    db,
    'model_tags',
    models.flatMap((model) =>
      model.tags.map((slug, i) => ({ model_id: model.id, tag_id: ids.tag(slug), sort_order: i })),
    ),
  );
  await insertMany(
    db,
    'model_labelling',
    models.flatMap((model) => {
      const labelling = labellingOf(model);
      return labelling ? [{ model_id: model.id, labelling }] : [];
    }),
  );
  const variants = models.flatMap((model) => model.variants.map((variant) => ({ model, variant })));
  await insertMany(
    db,
    'variants',
    variants.map(({ model, variant }) => variantRow(model, variant, ids)),
  );
  await insertMany(
    db,
    'stock',
    variants.flatMap(({ variant }) =>
      variant.stock.map(({ storeId, quantity }) => ({ variant_id: variant.id, store_id: storeId, quantity })),
    ),
  );
  await insertMany(db, 'prices', [
    ...models.map((model) => priceRow(model.id, null, model.price)),
    ...variants.flatMap(({ model, variant }) => (variant.price ? [priceRow(model.id, variant.id, variant.price)] : [])),
  ]);
  await insertMany(db, 'price_history', models.flatMap(historyRows));
  await insertMany(db, 'reviews', models.flatMap(reviewRows));
}

function modelRow(model: DemoModel, ids: Ids) {
  return {
    id: model.id,
    uuid: model.uuid,
    slug: model.slug,
    model_number: model.modelNumber,
    manufacturer_id: ids.brand(model.brandSlug),
    image: model.image,
    tax_class: model.taxClass,
    published_on: model.publishedOn,
    sold_amount: model.soldAmount,
    show_discount_percentage: model.showDiscountPercentage,
    on_order: model.onOrder,
    is_public: model.isPublic,
    is_bundle: model.isBundle,
    is_gift_card: model.isGiftCard,
    is_multi_color: model.colors.length > 1,
    is_extended_range: model.isExtendedRange,
    belongs_to_outlet: model.belongsToOutlet,
    campaign_only: model.campaignOnly,
    has_videos: hasVideos(model),
    binding_ski_combo: model.bindingSkiCombo,
    promoted_colour_id: model.promotedColor ? ids.color(model.promotedColor) : null,
    size_table_id: model.sizeTable ? ids.sizeTable(model.sizeTable) : null,
    quote: model.quote,
    ski_sport: model.ski?.[0] ?? null,
    ski_piece: model.ski?.[1] ?? null,
    second_hand_parent_id: model.secondHandParentId,
    second_hand_condition: model.condition,
    shelf_codes: model.shelfCodes,
    blocked_countries: model.blockedCountries,
    block_infos: model.blockInfo ?? {},
  };
}

/** The jacket of the drawings, and every fortieth model that may be shown. */
const hasVideos = ({ id, slug, isPublic, isGiftCard, campaignOnly }: DemoModel): boolean =>
  isPublic && !isGiftCard && !campaignOnly && (slug === 'kuura-3l-shell-jacket' || id % 40 === 0);

function variantRow(model: DemoModel, variant: DemoVariant, ids: Ids) {
  return {
    id: variant.id,
    model_id: model.id,
    sku: variant.sku,
    ean: variant.ean,
    colour_id: variant.colorSlug ? ids.color(variant.colorSlug) : null,
    size_name: variant.size,
    size_sort: variant.sizeSort,
    type_id: variant.typeSlug ? ids.type(variant.typeSlug) : null,
    sort_order: variant.sortOrder,
    on_order: variant.onOrder,
    blocked_stock: variant.blockedStock,
    shipping_time_number: variant.shippingTimeNumber,
    shipping_days_from: variant.shippingDays[0],
    shipping_days_to: variant.shippingDays[1],
    incoming_on: variant.incomingOn,
    incoming_amount: variant.incomingAmount,
    weight_grams: variant.weightGrams,
    content: variant.content,
  };
}

const priceRow = (modelId: number, variantId: number | null, price: DemoPrice) => ({
  model_id: modelId,
  variant_id: variantId,
  tax_area_id: baseTaxArea,
  regular_minor: price.regularMinor,
  active_minor: price.activeMinor,
  club_minor: price.clubMinor,
  discount_free_minor: price.discountFreeMinor,
  ends_at: price.endsAt,
});

/** The model's history; a variant of another price has it in the same proportion. */
function historyRows(model: DemoModel) {
  const row = (variantId: number | null, times: number, last: number) => (period: (typeof model.history)[number]) => ({
    model_id: model.id,
    variant_id: variantId,
    tax_area_id: baseTaxArea,
    active_minor: period.validTo === null ? last : Math.round(period.activeMinor * times),
    valid_from: period.validFrom,
    valid_to: period.validTo,
  });
  return [
    ...model.history.map(row(null, 1, model.price.activeMinor)),
    ...model.variants.flatMap((variant) =>
      variant.price
        ? model.history.map(
            row(variant.id, variant.price.regularMinor / model.price.regularMinor, variant.price.activeMinor),
          )
        : [],
    ),
  ];
}

function reviewRows(model: DemoModel) {
  return model.reviews.map((review) => ({
    id: review.id,
    model_id: model.id,
    customer_id: review.customerId ?? null,
    created_at: review.createdAt,
    rating: review.rating,
    visible_name: review.visibleName,
    comment: review.comment,
    language: review.language,
    size: review.size,
    votes_up: review.votesUp,
    votes_down: review.votesDown,
  }));
}
