import type { Locale } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { SynonymGroups } from '../../read-model/general-settings.ts';
import type { Model } from '../../read-model/model.ts';
import { isOrderable } from '../../read-model/stock-facts.ts';
import { rankModels, type TypedWord } from './rank-models.ts';
import type { ReadTerms } from './read-terms.ts';
import type { SearchIndexes } from './search-indexes.ts';
import { otherWaysOf } from './synonyms.ts';
import { takeBest } from './take-best.ts';

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

/** @param synonyms words that mean the same, where other ones are tried than those of the shop */
export type FindModels = (
  catalogue: Catalogue,
  locale: Locale,
  words: readonly string[],
  synonyms?: SynonymGroups,
) => Promise<FoundModels>;

/** The weight of a product that is sold out: one that can be bought and matches half as well comes before it. */
const soldOutWeight = 0.5;

/** Popularity beside relevance: a bestseller weighs up to about twice as much (SEARCH-16). */
const popularityOf = ({ sold_amount }: Model): number => 1 + Math.log1p(sold_amount) / 10;

const stockWeightOf = ({ variants }: Model): number => (variants.some(isOrderable) ? 1 : soldOutWeight);

/** Finds listed models by their names, brands and short texts. */
export function createFindModels(indexes: SearchIndexes, readTerms: ReadTerms): FindModels {
  async function typedWords(locale: Locale, words: readonly string[], synonyms: SynonymGroups): Promise<TypedWord[]> {
    const terms = await readTerms(locale, words);
    const otherWays = await otherWaysOf(terms, locale, synonyms, readTerms);
    return terms.map((term, at) => ({ ...term, otherWays: otherWays[at] ?? [] }));
  }

  return async (catalogue, locale, words, synonyms = catalogue.general.searchSynonyms) => {
    if (words.length === 0) return { models: [], isApproximate: false, bestTerms: [], isWhole: true };
    const { index, isWhole } = await indexes.indexOf(locale, catalogue.version);
    const { scores, isApproximate, bestTerms } = rankModels(index, await typedWords(locale, words, synonyms));
    return { models: bestModels(catalogue, scores), isApproximate, bestTerms, isWhole };
  };
}

/** A word of a large shop finds thousands: whether they can be bought is looked up for the best of them only. */
function bestModels({ models }: Catalogue, scores: ReadonlyMap<number, number>): Model[] {
  const found: Model[] = [];
  const bounds: number[] = [];
  for (const [id, score] of scores) {
    const model = models.get(id);
    if (!model?.is_public || model.campaign_only) continue;
    found.push(model);
    bounds.push(score * popularityOf(model));
  }
  const modelAt = (at: number) => found[at] as Model;
  const best = takeBest(Float64Array.from(bounds), {
    most: mostModels,
    rankOf: (at) => (bounds[at] ?? 0) * stockWeightOf(modelAt(at)),
    tieOf: (a, b) => modelAt(a).id - modelAt(b).id,
  });
  return best.map(modelAt);
}
