import { isSkiBundle } from './is-ski-bundle.ts';
import type { Model } from './model.ts';

/** Where and in which ways goods travel. */
interface TravelLimits {
  /** Country codes. */
  blockedCountries: readonly string[];
  /** Slugs or kinds of delivery methods: a way has to be in each list. Empty: all ways. */
  allowedMethods: readonly (readonly string[])[];
  isSkiBundle: boolean;
}

/** The limits of a product; of a bundle, those of its parts, which are what the checkout sends (BUNDLE-2, ROUTE-134). */
export function travelLimits(model: Model, parts: readonly Model[]): TravelLimits {
  const sent = sentModels(model, parts);
  return {
    blockedCountries: [...new Set(sent.flatMap(({ blocked_countries }) => blocked_countries))],
    allowedMethods: sent
      .map(({ allowed_delivery_methods }) => allowed_delivery_methods)
      .filter((allowed) => allowed !== null),
    isSkiBundle: isSkiBundle([model, ...parts]),
  };
}

/** What goes into the parcel of a product: itself, or a bundle's parts. */
export const sentModels = (model: Model, parts: readonly Model[]): readonly Model[] =>
  parts.length === 0 ? [model] : parts;
