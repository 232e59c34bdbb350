import type { ProductListRequest } from 'mf-shared/contract';
import { Refusal } from '../../http/refusal.ts';
import { Answer } from '../../read-model/answer.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { Shelf } from '../../read-model/catalogue-store.ts';
import type { Model } from '../../read-model/model.ts';
import { orderByIds } from './order-by-ids.ts';
import { newestModels, offeredModels } from './shop-wide-models.ts';
import { taxAreaOf } from './tax-area.ts';

interface Source {
  key: string;
  tag: string;
  models: readonly Model[];
}

function sourceOf(catalogue: Catalogue, { source, id, slug }: ProductListRequest): Source {
  if (source === 'Newest') return { key: 'newest', tag: 'lists', models: newestModels(catalogue) };
  if (source === 'Offers') return { key: 'offers', tag: 'lists', models: offeredModels(catalogue) };
  if (source === 'Manufacturer') {
    const maker =
      id === undefined ? catalogue.manufacturersBySlug.get(slug?.toLowerCase() ?? '') : catalogue.manufacturers.get(id);
    if (!maker) throw new Refusal(404, 'manufacturer_not_found');
    const tag = `manufacturer:${maker.id}`;
    return { key: tag, tag, models: catalogue.modelsOfManufacturer(maker.id) };
  }
  const group =
    id === undefined
      ? catalogue.groups.byPath.get((slug ?? '').replace(/^\/+|\/+$/g, '').toLowerCase())
      : catalogue.groups.byId.get(id);
  if (!group) throw new Refusal(404, 'product_group_not_found');
  const tag = `group:${group.id}`;
  return { key: tag, tag, models: catalogue.modelsOfGroup(group) };
}

/** The list of a group or brand. Without `sortIds` it is made once per version; with them it is put together from ready cards. */
export async function answerList(shelf: Shelf, request: ProductListRequest): Promise<Answer> {
  const { catalogue, items, answers } = shelf;
  const { language } = request;
  const taxAreaId = taxAreaOf(catalogue, request.taxAreaId);
  const { key, tag, models } = sourceOf(catalogue, request);
  if (request.sortIds?.length) {
    const sorted = orderByIds(models, request.sortIds);
    return new Answer(await items.listOf(sorted, language, taxAreaId), catalogue.version, 'once');
  }
  return answers.get(`list ${key} ${language} ${taxAreaId}`, [tag], () => items.listOf(models, language, taxAreaId));
}
