import type { Content } from './content.ts';
import type { Group } from './group-tree.ts';
import type { Model } from './model.ts';
import type { TextsOfModels } from './model-texts.ts';
import type { VariantsById } from './packed-models.ts';
import type { ReferenceData } from './reference-data.ts';

/** One version of everything that is read often, in memory. Only stock and prices change within a version. */
export interface Catalogue extends ReferenceData, TextsOfModels {
  version: number;
  /** Up to which change of prices within versions its prices are known. */
  pricesVersion: number;
  content: Content;
  models: ReadonlyMap<number, Model>;
  /** By its slug, and by those that it had before and no other model has now (IMPORT-5). */
  modelsBySlug: ReadonlyMap<string, Model>;
  variants: VariantsById;
  /** Listed models of a group and all groups under it, most sold first. */
  modelsOfGroup: (group: Group) => readonly Model[];
  modelsOfManufacturer: (manufacturerId: number) => readonly Model[];
  /** Models that lists show, most sold first. */
  listed: readonly Model[];
}
