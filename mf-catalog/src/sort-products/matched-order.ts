import { foldText } from '../lib/text-match.ts';
import type { SortedFields } from './sort-order.ts';

export type MatchedFields = SortedFields & { shortDescription: string };

/**
 * A search's other order (SEARCH-6): text match first, then what is bought most, then what draws most attention. Nobody
 * counts views of visitors; the number of ratings stands for them.
 */
export function matchedOrder(items: readonly MatchedFields[], words: string): Uint32Array {
  const wanted = words.split(/\s+/).map(foldText).filter(Boolean);
  const matches = items.map((item) => textMatch(item, wanted));
  const rank = (position: number) => [
    matches[position] ?? 0,
    items[position]?.soldAmount ?? 0,
    items[position]?.ratingCount ?? 0,
  ];
  return Uint32Array.from(items, (_, position) => position).sort((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    const differing = left.findIndex((value, at) => value !== right[at]);
    return differing < 0 ? a - b : (right[differing] as number) - (left[differing] as number);
  });
}

/** Two for a word in the brand or the name, one for a word in the short description. */
function textMatch({ manufacturer, name, shortDescription }: MatchedFields, words: readonly string[]): number {
  const title = foldText(`${manufacturer} ${name}`);
  const rest = foldText(shortDescription);
  return words.reduce((sum, word) => sum + (title.includes(word) ? 2 : rest.includes(word) ? 1 : 0), 0);
}
