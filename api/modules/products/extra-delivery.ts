import type { Locale } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { Model } from '../../read-model/model.ts';
import { textIn } from '../../read-model/per-locale.ts';
import type { Country } from '../../read-model/reference-data.ts';
import { shippingText } from './shipping-text.ts';

/**
 * How the product reaches a country (spec: catalogue §3 Delivery limitation; §9 Delivery estimate: range plus the
 * country's days, and a ski bundle's).
 */
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
      extra_data_overrides: country ? overridesOf(model, country, locale) : {},
    },
  };
}

function overridesOf(model: Model, { delivery_days, ski_bundle_days }: Country, locale: Locale) {
  return Object.fromEntries(
    model.variants.flatMap((variant) => {
      const days = delivery_days[`${variant.daysFrom}-${variant.daysTo}`] ?? delivery_days.default;
      const ski = model.binding_ski_combo ? ski_bundle_days : undefined;
      const [start, end] = [(days?.start ?? 0) + (ski?.start ?? 0), (days?.end ?? 0) + (ski?.end ?? 0)];
      if (start === 0 && end === 0) return [];
      const text = shippingText(variant.daysFrom + start, variant.daysTo + end, locale);
      return [[variant.id, { shipping_time_string: text }]];
    }),
  );
}
