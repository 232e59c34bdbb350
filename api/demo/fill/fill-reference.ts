import { insertMany } from '../../db/insert-many.ts';
import type { Executor } from '../../db/schema.ts';
import { demoColors } from '../looks/colors.ts';
import { giftCardTaxClass } from '../models/gift-card-models.ts';
import { brandTexts } from '../naming/brand-texts.ts';
import { demoBrands } from '../naming/demo-brands.ts';
import { demoProperties } from '../properties/property-list.ts';
import { demoCountries, demoCurrencies, demoTaxAreas } from '../shop/countries.ts';
import { demoSettings } from '../shop/settings.ts';
import { demoSizeTables } from '../shop/size-tables.ts';
import { demoProductTypes, demoTags } from '../shop/tags-and-types.ts';
import { demoStores } from '../stock/demo-stores.ts';
import { storeTexts } from '../stock/store-texts.ts';

const defaultTaxClass = 5;

/** Everything that models point to, except the groups. */
export async function fillReference(db: Executor): Promise<void> {
  await insertMany(db, 'settings', demoSettings);
  await insertMany(
    db,
    'tax_areas',
    demoTaxAreas.map(({ id, slug, name }) => ({ id, slug, name })),
  );
  await insertMany(db, 'tax_rates', demoTaxAreas.flatMap(taxRateRows));
  await insertMany(
    db,
    'currencies',
    demoCurrencies.map(({ code, format, rate, isWhole }) => ({ code, format, rate, is_whole: isWhole })),
  );
  await insertMany(
    db,
    'countries',
    demoCountries.map((country) => ({
      code: country.code,
      names: country.names,
      tax_area_id: country.taxAreaId,
      currency_code: country.currency,
      is_eu: country.isEu,
      delivery_days: country.deliveryDays,
      ski_bundle_days: country.skiBundleDays,
      sort_order: country.sortOrder,
    })),
  );
  await insertMany(
    db,
    'stores',
    demoStores.map((store, i) => ({
      id: store.id,
      slug: store.slug,
      name: store.name,
      short_name: store.shortName,
      type: store.type,
      pikanouto: store.type === 'retail' && store.hasExpress,
      nouto: store.type === 'retail',
      stock_display_order: i,
      sells_online: true,
      address: store.address,
      postal_code: store.postalCode,
      city: store.city,
      phone: `09 4250 11${String(80 + store.id).padStart(2, '0')}`,
      email: `${store.slug}@havu.example`,
      latitude: store.latitude,
      longitude: store.longitude,
      opening_hours: store.hours,
      texts: storeTexts(store),
      image: store.type === 'retail' ? 'scenes/strip' : null,
    })),
  );
  await insertMany(
    db,
    'manufacturers',
    demoBrands.map((brand, i) => ({
      id: i + 1,
      slug: brand.slug,
      name: brand.name,
      logo: `logos/${brand.slug}`,
      texts: brandTexts(brand),
      promo_images: brand.isFeatured ? ['scenes/ruska', 'scenes/lake', 'scenes/winter'] : [],
      is_featured: brand.isFeatured,
      sort_order: i,
    })),
  );
  await insertMany(
    db,
    'colours',
    demoColors.map(({ slug, name, control }, i) => ({ id: i + 1, slug, names: name, control })),
  );
  await insertMany(
    db,
    'product_types',
    demoProductTypes.map(({ slug, names, titles, sortOrder }, i) => ({
      id: i + 1,
      slug,
      names,
      titles,
      sort_order: sortOrder,
    })),
  );
  await insertMany(
    db,
    'properties',
    demoProperties.map(({ slug, names, unit, filter, values }, i) => ({
      id: i + 1,
      slug,
      names,
      unit,
      filter,
      value_names: values,
      priority: demoProperties.length - i,
    })),
  );
  await insertMany(
    db,
    'tags',
    demoTags.map(({ slug, names, bgColor, textColor, isRibbon }, i) => ({
      id: i + 1,
      slug,
      names,
      bg_color: bgColor,
      text_color: textColor,
      is_ribbon: isRibbon,
    })),
  );
  await insertMany(
    db,
    'size_tables',
    demoSizeTables.map(({ names, infos, sizes, measures }, i) => ({
      id: i + 1,
      names,
      infos,
      sizes: sizes.map((size) => ({ size, product_type: '' })),
      measures,
    })),
  );
}

function taxRateRows({ id, rates }: (typeof demoTaxAreas)[number]) {
  const general = rates.map(([validFrom, basisPoints], i) => ({
    tax_area_id: id,
    tax_class: defaultTaxClass,
    rate_basis_points: basisPoints,
    valid_from: validFrom,
    valid_to: rates[i + 1]?.[0] ?? null,
  }));
  // A gift card is money in another form: its VAT is paid when it is used.
  const giftCards = {
    tax_area_id: id,
    tax_class: giftCardTaxClass,
    rate_basis_points: 0,
    valid_from: '2000-01-01',
    valid_to: null,
  };
  return [...general, giftCards];
}
