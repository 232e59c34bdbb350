import { $consent, newestFirst, rememberedList } from 'mf-shared/stores';

const kept = 6;

/** What was searched for on this device, newest first (SEARCH-17). */
export const $recentSearches: ReturnType<typeof rememberedList> = rememberedList('havu-searches');

/** Remembered with functional consent only; what was kept before a no is forgotten. */
export function rememberSearch(words: string): void {
  if ($consent.get().functional) $recentSearches.update((list) => newestFirst(list, words, kept));
  else forgetSearches();
}

export function forgetSearch(words: string): void {
  $recentSearches.update((list) => list.filter((other) => other !== words));
}

export function forgetSearches(): void {
  $recentSearches.update((list) => (list.length > 0 ? [] : list));
}
