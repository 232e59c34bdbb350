import type { SearchResponse } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { usePageConfig } from 'mf-shared/router';

/** A hand that types is not asked about every letter. */
const delayMs = 200;
const fewestLetters = 2;
const limit = 12;

export interface Suggestions {
  words: string;
  found: SearchResponse;
}

/** What matches while typing; null before two letters and after a failure, since the form works without it. */
export function useSuggestions(typed: string): Suggestions | null {
  const { locale, taxAreaId } = usePageConfig();
  const words = typed.trim();
  const { data, failure } = useQuery<Suggestions, SearchResponse>(
    words.length < fewestLetters ? null : '/api/search/',
    {
      query: { q: words, language: locale, taxAreaId, limit },
      delayMs,
      keepsPrevious: true,
      read: (found) => ({ words, found }),
    },
  );
  return failure ? null : data;
}
