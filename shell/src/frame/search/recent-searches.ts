import { newestFirst, rememberedList } from 'mf-shared/stores';

const kept = 6;

/** What was searched for, newest first: in this visit, and in those before where the visitor agrees (SEARCH-17, LAW-13). */
export const $recentSearches: ReturnType<typeof rememberedList> = rememberedList('havu-searches');

export function rememberSearch(words: string): void {
  $recentSearches.update((list) => newestFirst(list, words, kept));
}

export function forgetSearch(words: string): void {
  $recentSearches.update((list) => list.filter((other) => other !== words));
}

export function forgetSearches(): void {
  $recentSearches.update((list) => (list.length > 0 ? [] : list));
}
