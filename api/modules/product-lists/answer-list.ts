import type { Locale, ProductListRequest } from 'mf-shared/contract';
import { firstProductsLimit } from 'mf-shared/rules/list-query';
import { taxAreaOf } from '../../http/tax-area.ts';
import { Answer } from '../../read-model/answer.ts';
import type { CatalogueSnapshot } from '../../read-model/catalogue-store.ts';
import type { Group } from '../../read-model/group-tree.ts';
import type { Model } from '../../read-model/model.ts';
import { listSource } from './list-source.ts';
import { orderByIds } from './order-by-ids.ts';

/** Model ids that are recommended in a group, the best first; none where nobody recommends. */
export type RecommendedIn = (group: Group, language: Locale) => Promise<readonly number[]>;

/**
 * The list that a request asks for; a group's begins with what is recommended there, unless the request sorts by
 * itself. Whole lists, and the first products that every page asks for, are made once per version; any other order or
 * number is put together for the caller.
 */
export async function answerList(
  snapshot: CatalogueSnapshot,
  request: ProductListRequest,
  recommendedIn: RecommendedIn = async () => [],
): Promise<Answer> {
  const { catalogue, items, answers } = snapshot;
  const { language, limit, format, sortIds } = request;
  const taxAreaId = taxAreaOf(catalogue, request.taxAreaId);
  const { key, tag, models, group } = listSource(catalogue, request);
  const write = async (listed: readonly Model[]): Promise<string> =>
    format === 'packed'
      ? JSON.stringify(await items.packedListOf(listed, language, taxAreaId, limit))
      : items.listOf(listed.slice(0, limit), language, taxAreaId);

  if (sortIds?.length || (limit !== undefined && limit !== firstProductsLimit))
    return new Answer(await write(orderByIds(models(), sortIds ?? [])), catalogue.version, 'once', new Set([tag]));
  const recommended = group ? await recommendedIn(group, language) : [];
  const name = `list ${key} ${language} ${taxAreaId} ${format ?? 'plain'} ${limit ?? 'whole'} ${recommended.join()}`;
  return answers.get(name, [tag], () => write(orderByIds(models(), recommended)));
}
