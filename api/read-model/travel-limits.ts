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

/** The limits of a product; of a bundle, its own and those of its parts, which are what the checkout sends (ROUTE-134). */
export function travelLimits(model: Model, parts: readonly Model[]): TravelLimits {
  const all = [model, ...parts];
  return {
    blockedCountries: [...new Set(all.flatMap(({ blocked_countries }) => blocked_countries))],
    allowedMethods: all
      .map(({ allowed_delivery_methods }) => allowed_delivery_methods)
      .filter((allowed) => allowed !== null),
    isSkiBundle: isSkiBundle(all),
  };
}
