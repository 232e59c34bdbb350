import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Catalogue } from './catalogue.ts';
import { loadContent } from './content.ts';
import { loadStock } from './load-stock.ts';
import { groupIdsOf, isListed, type Model } from './model.ts';
import type { ModelTable } from './model-table.ts';
import { openModelTexts } from './model-texts.ts';
import { openPackedModels } from './packed-models.ts';
import { readRows } from './read-rows.ts';
import { loadReferenceData, type ReferenceData } from './reference-data.ts';
import { readVersions, type Versions } from './versions.ts';

interface Reading {
  /** Where the models come from. */
  modelsOf: (versions: Versions, reference: ReferenceData) => Promise<ModelTable>;
  onError: (error: unknown) => void;
}

/** Reads the whole catalogue. The versions are read first, so that a change during the read leads to another one. */
export async function loadCatalogue(db: Database, { modelsOf, onError }: Reading): Promise<Catalogue> {
  const versions = await readVersions(db);
  const reference = await loadReferenceData(db, onError);
  const table = await modelsOf(versions, reference);
  const { models, variants } = openPackedModels(table, await loadStock(db, table.variantIds), reference);
  const byId = new Map(models.map((model) => [model.id, model]));
  const former = await readRows<{ slug: string; model_id: number }>(
    db,
    sql`SELECT slug, model_id FROM former_model_slugs`,
  );
  const listed = models.filter(isListed).sort((a, b) => b.sold_amount - a.sold_amount || a.id - b.id);
  const ofGroup = indexByGroup(listed);
  // A group that has no picture shows one of its products: an empty address would be a broken picture.
  for (const group of reference.groups.byId.values())
    group.image ||= ofGroup.get(group.id)?.find(({ image }) => image)?.image ?? '';
  const ofManufacturer = Map.groupBy(listed, (model) => model.manufacturer.id);
  return {
    ...reference,
    version: versions.version,
    pricesVersion: versions.prices,
    content: await loadContent(db),
    models: byId,
    modelsBySlug: new Map([
      ...former.flatMap(({ slug, model_id }): [string, Model][] => {
        const model = byId.get(model_id);
        return model ? [[slug, model]] : [];
      }),
      ...models.map((model): [string, Model] => [model.slug, model]),
    ]),
    variants,
    modelsOfGroup: (group) => ofGroup.get(group.id) ?? [],
    modelsOfManufacturer: (id) => ofManufacturer.get(id) ?? [],
    listed,
    ...openModelTexts(db, reference.general.autoTranslationsDisabled),
  };
}

/** Group id → models in it or in a group under it, in the given order. */
function indexByGroup(models: readonly Model[]): Map<number, Model[]> {
  const index = new Map<number, Model[]>();
  for (const model of models)
    for (const id of groupIdsOf(model)) {
      const list = index.get(id);
      if (list) list.push(model);
      else index.set(id, [model]);
    }
  return index;
}
