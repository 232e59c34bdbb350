import type { Locale, StaffFound } from 'mf-shared/contract';
import { staffProductsQuery } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import type { TextsOfModels } from '../../read-model/model-texts.ts';
import type { ModelTexts } from '../../read-model/packed-texts.ts';
import { folded, searchWords } from '../search/search-words.ts';
import { createTypoTerms } from '../search/typo-terms.ts';
import { listProducts } from '../staff-products/list-products.ts';

/** Products as the room of the products finds them (STAFF-27), the best sellers first. */
export async function findProducts(db: Executor, q: string, locale: Locale, most: number): Promise<StaffFound[]> {
  const { results } = await listProducts(db, staffProductsQuery.parse({ q }), locale);
  return results.slice(0, most).map(({ id, name, number, manufacturer, image, state, stock }) => ({
    ...{ kind: 'product', id: String(id), name, about: [number, manufacturer].filter(Boolean).join(', ') },
    ...{ image, state, stock },
  }));
}

interface NameWords {
  terms: string[];
  typos: ReturnType<typeof createTypoTerms>;
}
/** Words of the names in a language, made when nothing was found as it was typed. */
const wordsOf = new WeakMap<ModelTexts, NameWords>();

/**
 * Corrects typos in a product's name: each word becomes the nearest one of all names. Null where a word is near none,
 * or where all words are in names as they were typed.
 */
export async function correctWords(catalogue: TextsOfModels, locale: Locale, q: string): Promise<string | null> {
  const texts = await catalogue.textsOf(locale);
  const { terms, typos } = wordsOf.get(texts) ?? readWords(texts);
  const typed = searchWords(q);
  const meant = typed.map((word) => {
    const [best] = typos({ folded: folded(word), stem: null });
    return best ? (terms[best.index] ?? null) : null;
  });
  if (typed.length === 0 || meant.includes(null)) return null;
  const words = meant.join(' ');
  return words === typed.join(' ') ? null : words;
}

function readWords(texts: ModelTexts): NameWords {
  const spelt = new Map<string, string>();
  for (const { name } of texts.values()) for (const word of searchWords(name)) spelt.set(folded(word), word);
  const made = { terms: [...spelt.values()], typos: createTypoTerms([...spelt.keys()]) };
  wordsOf.set(texts, made);
  return made;
}
