import type { Executor } from 'api/seed';
import { insertMany } from 'api/seed';
import { giftCardTaxClass } from '../models/gift-card-models.ts';
import { demoCountries, demoCurrencies, demoTaxAreas } from '../shop/countries.ts';

const defaultTaxClass = 5;

/** Where the shop delivers, in which currency, at which VAT. */
export async function fillCountries(db: Executor): Promise<void> {
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
