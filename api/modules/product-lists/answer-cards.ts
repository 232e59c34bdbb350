import type { Locale } from 'mf-shared/contract';
import { taxAreaOf } from '../../http/tax-area.ts';
import { Answer } from '../../read-model/answer.ts';
import type { CatalogueSnapshot } from '../../read-model/catalogue-store.ts';
import { isListed } from '../../read-model/model.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';

export interface NamedModels {
  ids?: readonly number[] | undefined;
  slugs?: readonly string[] | undefined;
  /** The base area unless told. */
  taxAreaId?: number | undefined;
}

/**
 * The cards of the named models, each once, in the order in which they are named. Unknown, hidden and campaign-only
 * ones are left out.
 */
export async function answerCards(
  { catalogue, items }: CatalogueSnapshot,
  { ids = [], slugs = [], taxAreaId = baseTaxAreaId }: NamedModels,
  language: Locale,
): Promise<Answer> {
  const named = [
    ...ids.map((id) => catalogue.models.get(id)),
    ...slugs.map((slug) => catalogue.modelsBySlug.get(slug.toLowerCase())),
  ];
  const models = [...new Set(named)].flatMap((model) => (model && isListed(model) ? model : []));
  const cards = await items.listOf(models, language, taxAreaOf(catalogue, taxAreaId));
  return new Answer(cards, catalogue.version, 'once', new Set(['lists']));
}
