import type { Locale } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { Model } from '../../read-model/model.ts';
import { textIn } from '../../read-model/per-locale.ts';
import type { Country } from '../../read-model/reference-data.ts';
import { shippingText } from './shipping-text.ts';

/** How the product reaches a country (spec: catalogue §3 Delivery limitation; §9 Delivery estimate: range plus the country's days). */
export function extraDelivery(model: Model, countryCode: string, catalogue: Catalogue, locale: Locale) {
  const country = catalogue.countries.get(countryCode);
  const isBlocked = !country?.is_enabled || model.blocked_countries.includes(countryCode);
  return {
    delivery_method_limit: {
      allowedDeliveryMethods: model.allowed_delivery_methods ?? [],
      isDeliveryCountryBlocked: isBlocked,
      isDeliveryMethodLimitations: model.allowed_delivery_methods !== null,
      perInternationalPackage: model.per_international_package,
      blockInfoText: isBlocked ? textIn(model.block_infos, locale) : '',
      extra_data_overrides: overridesOf(model, country?.delivery_days ?? {}, locale),
    },
  };
}

function overridesOf(model: Model, added: Country['delivery_days'], locale: Locale) {
  return Object.fromEntries(
    model.variants.flatMap((variant) => {
      const days = added[`${variant.daysFrom}-${variant.daysTo}`] ?? added.default;
      if (!days || (days.start === 0 && days.end === 0)) return [];
      const text = shippingText(variant.daysFrom + days.start, variant.daysTo + days.end, locale);
      return [[variant.id, { shipping_time_string: text }]];
    }),
  );
}
