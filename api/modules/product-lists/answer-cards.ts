import type { Locale } from 'mf-shared/contract';
import { Answer } from '../../read-model/answer.ts';
import type { Shelf } from '../../read-model/catalogue-store.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { taxAreaOf } from './tax-area.ts';

/** The cards of the named models in the order in which they are named; the base tax area unless told. */
export async function answerCards(
  shelf: Shelf,
  ids: readonly number[],
  language: Locale,
  taxAreaId: number = baseTaxAreaId,
): Promise<Answer> {
  const { catalogue, items } = shelf;
  const models = [...new Set(ids)].flatMap((id) => catalogue.models.get(id) ?? []).filter((model) => model.is_public);
  return new Answer(await items.listOf(models, language, taxAreaOf(catalogue, taxAreaId)), catalogue.version, 'once');
}
