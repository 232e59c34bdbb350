import type { Locale } from 'mf-shared/contract';
import { countryDays, sumOfDays } from 'mf-shared/rules/delivery-days';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { isSkiBundle } from '../../read-model/is-ski-bundle.ts';
import type { Model } from '../../read-model/model.ts';
import { textIn } from '../../read-model/per-locale.ts';
import type { Country } from '../../read-model/reference-data.ts';
import { travelLimits } from '../../read-model/travel-limits.ts';
import { shippingText } from './shipping-text.ts';

/** How the product reaches a country (PRODUCT-74, AVAIL-15, AVAIL-16). `parts`: the models that a bundle is made of. */
export function extraDelivery(
  model: Model,
  parts: readonly Model[],
  { countryCode, catalogue, locale }: { countryCode: string; catalogue: Catalogue; locale: Locale },
) {
  const country = catalogue.countries.get(countryCode);
  const all = [model, ...parts];
  const { blockedCountries, allowedMethods } = travelLimits(model, parts);
  const isBlocked = !country?.is_enabled || blockedCountries.includes(countryCode);
  const blocker = all.find(({ blocked_countries }) => blocked_countries.includes(countryCode)) ?? model;
  const packages = all.map((each) => each.per_international_package).filter((most) => most !== null);
  return {
    delivery_method_limit: {
      allowedDeliveryMethods: [...new Set(allowedMethods.flat())],
      isDeliveryCountryBlocked: isBlocked,
      isDeliveryMethodLimitations: allowedMethods.length > 0,
      perInternationalPackage: packages.length > 0 ? Math.min(...packages) : null,
      blockInfoText: isBlocked ? textIn(blocker.block_infos, locale) : '',
      extra_data_overrides: country ? overridesOf(all, country, locale) : {},
    },
  };
}

/** Delivery times in the country, of a bundle's parts too: the slowest part says when the bundle comes. */
function overridesOf(models: readonly Model[], country: Country, locale: Locale) {
  const isSki = isSkiBundle(models);
  return Object.fromEntries(
    models.flatMap(({ variants }) =>
      variants.flatMap((variant) => {
        const range = { from: variant.daysFrom, to: variant.daysTo };
        const added = countryDays(country, range, isSki);
        if (added.from === 0 && added.to === 0) return [];
        const { from, to } = sumOfDays(range, added);
        const text = shippingText(from, to, locale);
        return [[variant.id, { shipping_time_string: text }]];
      }),
    ),
  );
}
