import type { Locale } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { Model } from '../../read-model/model.ts';
import { rankModels } from './rank-models.ts';
import type { ReadTerms } from './read-terms.ts';
import type { SearchIndexes } from './search-indexes.ts';

export interface FoundModels {
  /** Best first. */
  models: Model[];
  /** See {@link rankModels}. */
  isApproximate: boolean;
  /** Per typed word the term that stood in for it. */
  bestTerms: string[];
  /** False where not all texts could be looked into yet; see {@link SearchIndexes}. */
  isWhole: boolean;
}

const mostModels = 1000;

export type FindModels = (catalogue: Catalogue, locale: Locale, words: readonly string[]) => Promise<FoundModels>;

/** Finds listed models by their names, brands and short texts. */
export function createFindModels(indexes: SearchIndexes, readTerms: ReadTerms): FindModels {
  return async (catalogue, locale, words) => {
    if (words.length === 0) return { models: [], isApproximate: false, bestTerms: [], isWhole: true };
    const { index, isWhole } = await indexes.indexOf(locale, catalogue.version);
    const { scores, isApproximate, bestTerms } = rankModels(index, await readTerms(locale, words));
    const ranked = [...scores].flatMap(([id, score]) => {
      const model = catalogue.models.get(id);
      if (!model?.is_public || model.campaign_only) return [];
      return [{ model, rank: score * (1 + Math.log1p(model.sold_amount) / 10) }];
    });
    ranked.sort((a, b) => b.rank - a.rank || a.model.id - b.model.id);
    return { models: ranked.slice(0, mostModels).map(({ model }) => model), isApproximate, bestTerms, isWhole };
  };
}
