import type { Catalogue } from '../../read-model/catalogue.ts';
import type { Model } from '../../read-model/model.ts';

/** Off the sum of a package, where the setting says nothing else. */
const usualPercent = 10;

export const skiPair = (bindingModelId: number, otherModelId: number): string => `${bindingModelId}-${otherModelId}`;

/**
 * Whether models make a ski package: at least two different pieces of one sport, and where bindings are among them,
 * they go with each of the others (SKI-7, SKI-8).
 */
export function isSkiPackage(models: readonly Model[], pairs: ReadonlySet<string>): boolean {
  const [first] = models;
  if (!first?.ski_sport || models.length < 2) return false;
  const pieces = new Set(models.map(({ ski_piece }) => ski_piece));
  if (pieces.has(null) || pieces.size < models.length) return false;
  if (models.some(({ ski_sport }) => ski_sport !== first.ski_sport)) return false;
  const bindings = models.find(({ ski_piece }) => ski_piece === 'bindings');
  return !bindings || models.every((model) => model === bindings || pairs.has(skiPair(bindings.id, model.id)));
}

/** What a package costs: its pieces' sum less the package discount. Told by the wizard and charged by the checkout alike. */
export function skiPackageMinor(sumMinor: number, settings: Catalogue['settings']): number {
  const setting = Number(settings.get('ski_package_discount_percent') ?? usualPercent);
  const percent = setting > 0 && setting < 100 ? setting : 0;
  return Math.round((sumMinor * (100 - percent)) / 100);
}
