import { minorOf } from '../modules/prices/written-price.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportRecord } from './import-format.ts';
import { onlyOnce } from './lines-in-files.ts';

/** Settings, and where the shop sells: currencies, tax areas, countries and deliveries. */
export async function stageMarket(context: ImportContext): Promise<void> {
  const { source, staging, known, problems } = context;
  const once = onlyOnce(problems);
  for await (const { record, place } of source.read('settings', problems)) {
    once(`setting ${record.key}`, place, 'key');
    await staging.add('settings', [record]);
  }
  for await (const { record, place } of source.read('currencies', problems)) {
    once(`currency ${record.code}`, place, 'code');
    known.currencies.add(record.code);
    await staging.add('currencies', [
      { code: record.code, format: record.format, rate: record.rate, is_whole: record.whole },
    ]);
  }
  for await (const { record, place } of source.read('tax-areas', problems)) {
    const id = known.taxAreas.give(record.key, place, problems);
    await staging.add('tax_areas', [{ id, slug: record.key, name: record.name }]);
    await staging.add('tax_rates', taxRates(id, record.rates));
  }
  let order = 0;
  for await (const { record, place } of source.read('countries', problems)) {
    once(`country ${record.code}`, place, 'code');
    known.countries.add(record.code);
    if (!known.currencies.has(record.currency))
      problems.add(place, 'currency', `names the currency “${record.currency}”, which there is none of`);
    await staging.add('countries', [
      {
        code: record.code,
        names: record.names,
        tax_area_id: known.taxAreas.find(record.taxArea, 'taxArea', place, problems),
        currency_code: record.currency,
        is_eu: record.eu,
        is_enabled: true,
        delivery_days: { default: record.deliveryDays },
        sort_order: order++,
      },
    ]);
  }
  await stageDeliveries(context);
}

async function stageDeliveries({ source, staging, known, problems }: ImportContext): Promise<void> {
  let order = 0;
  for await (const { record, place } of source.read('delivery-methods', problems)) {
    const id = known.deliveryMethods.give(`${record.key} ${record.country}`, place, problems);
    if (!known.countries.has(record.country))
      problems.add(place, 'country', `names the country “${record.country}”, which there is none of`);
    await staging.add('delivery_methods', [
      {
        id,
        slug: record.key,
        country_code: record.country,
        kind: record.kind,
        carrier: record.carrier,
        names: record.names,
        descriptions: record.descriptions ?? null,
        price_minor: minorOf(record.price),
        free_from_minor: record.freeFrom === undefined ? null : minorOf(record.freeFrom),
        days_from: record.days.start,
        days_to: record.days.end,
        is_active: true,
        sort_order: order++,
      },
    ]);
  }
}

/** Each rate holds until the next of its class begins. */
const taxRates = (tax_area_id: number, rates: ImportRecord<'tax-areas'>['rates']) =>
  rates
    .toSorted((a, b) => a.class - b.class || a.from.localeCompare(b.from))
    .map((rate, i, all) => ({
      tax_area_id,
      tax_class: rate.class,
      rate_basis_points: Math.round(rate.percent * 100),
      valid_from: rate.from,
      valid_to: all[i + 1]?.class === rate.class ? all[i + 1]?.from : null,
    }));
