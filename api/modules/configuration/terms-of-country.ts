import type { Locale, OfferTerms } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { Database } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { textIn } from '../../read-model/per-locale.ts';
import type { Country } from '../../read-model/reference-data.ts';
import type { ServiceSettings } from '../../service-settings.ts';
import { termsOf } from '../after-sale/return-terms.ts';
import { checkoutFacts, type DeliveryMethodFact } from '../checkout/checkout-facts.ts';

/** Deliveries that travel; those to the shop's own stores are told with the stores. */
const travelling: ReadonlySet<DeliveryMethodFact['kind']> = new Set(['home', 'pickup_point', 'repack']);

/** What the checkout offers in a country and what the return form takes there (ROUTE-134), of the same data as both. */
export async function termsOfCountry(
  country: Country,
  locale: Locale,
  { db, catalogue, settings }: { db: Database; catalogue: Catalogue; settings: ServiceSettings },
): Promise<OfferTerms> {
  const facts = await checkoutFacts(db, catalogue);
  const points = facts.pickupPoints.get(country.code) ?? [];
  const methods = (facts.methods.get(country.code) ?? []).filter(
    ({ kind }) => country.is_enabled && travelling.has(kind),
  );
  const unused = termsOf(settings.returns.terms, 'return', country.code);
  const hasLabels = settings.commerce.carrier !== null && points.length > 0 && unused.ways.includes('label');
  return {
    deliveries: methods
      .filter(({ kind, carrier }) => kind === 'home' || points.some((point) => [point.carrier, ''].includes(carrier)))
      .map((method) => ({
        slug: method.slug,
        name: textIn(method.names, locale),
        kind: method.kind,
        price: toDecimal(method.priceMinor),
        freeFrom: method.freeFromMinor === null ? null : toDecimal(method.freeFromMinor),
        days: { from: method.daysFrom, to: method.daysTo },
      })),
    addedDays: { delivery_days: country.delivery_days, ski_bundle_days: country.ski_bundle_days },
    returns: {
      days: unused.days,
      labelFee: hasLabels ? toDecimal(unused.labelFeeMinor) : null,
      inStores: unused.ways.includes('store') && [...catalogue.stores.values()].some(({ type }) => type === 'retail'),
    },
  };
}
