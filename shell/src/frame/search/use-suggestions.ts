import type { SearchResponse } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { usePageConfig } from 'mf-shared/router';
import { useEffect, useState } from 'react';

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
  const api = useApi();
  const { locale, taxAreaId } = usePageConfig();
  const [answer, setAnswer] = useState<Suggestions | null>(null);
  const words = typed.trim();
  useEffect(() => {
    if (words.length < fewestLetters) return setAnswer(null);
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const query = { q: words, language: locale, taxAreaId, limit };
      api.get<SearchResponse>('/api/search/', { query, signal: abort.signal }).then(
        (found) => !abort.signal.aborted && setAnswer({ words, found }),
        () => !abort.signal.aborted && setAnswer(null),
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, words, locale, taxAreaId]);
  return answer;
}
