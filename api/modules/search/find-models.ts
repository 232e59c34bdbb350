import type { Locale } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { Model } from '../../read-model/model.ts';
import { loadSearchIndex, type SearchIndex } from './load-search-index.ts';
import { rankModels } from './rank-models.ts';
import type { ReadTerms } from './read-terms.ts';

export interface FoundModels {
  /** Best first. */
  models: Model[];
  /** See {@link rankModels}. */
  isApproximate: boolean;
  /** Per typed word the term that stood in for it. */
  bestTerms: string[];
}

const mostModels = 1000;

export type FindModels = (catalogue: Catalogue, locale: Locale, words: readonly string[]) => Promise<FoundModels>;

/** Finds listed models by their names, brands and short texts; a language's index is read at its first search. */
export function createFindModels(db: Database, readTerms: ReadTerms): FindModels {
  const indexes = new WeakMap<Catalogue, Map<Locale, Promise<SearchIndex>>>();

  function indexOf(catalogue: Catalogue, locale: Locale): Promise<SearchIndex> {
    const ofVersion = indexes.get(catalogue) ?? new Map<Locale, Promise<SearchIndex>>();
    indexes.set(catalogue, ofVersion);
    const held = ofVersion.get(locale);
    if (held) return held;
    const reading = loadSearchIndex(db, locale);
    ofVersion.set(locale, reading);
    reading.catch(() => ofVersion.delete(locale));
    return reading;
  }

  return async (catalogue, locale, words) => {
    if (words.length === 0) return { models: [], isApproximate: false, bestTerms: [] };
    const index = await indexOf(catalogue, locale);
    const { scores, isApproximate, bestTerms } = rankModels(index, await readTerms(locale, words));
    const ranked = [...scores].flatMap(([id, score]) => {
      const model = catalogue.models.get(id);
      if (!model?.is_public || model.campaign_only) return [];
      return [{ model, rank: score * (1 + Math.log1p(model.sold_amount) / 10) }];
    });
    ranked.sort((a, b) => b.rank - a.rank || a.model.id - b.model.id);
    return { models: ranked.slice(0, mostModels).map(({ model }) => model), isApproximate, bestTerms };
  };
}
