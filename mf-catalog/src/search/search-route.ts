import { defineRoute, type PageRequest } from 'mf-shared/router';
import { searchedWords } from 'mf-shared/rules/searched-words';
import { reportFailure } from '../lib/report-failure.ts';
import { emptyPage, type ListPage, noProperties } from '../load-list/list-page.ts';
import type { FoundNames } from '../load-list/make-search.ts';
import { loadListModule } from '../load-list/open-list.ts';
import { drawnSearchSort } from './drawn-order.ts';
import { SearchPage } from './search-page.tsx';

export interface SearchData {
  words: string;
  page: ListPage;
  found: FoundNames;
}

const isServer = typeof window === 'undefined';
const nothing: FoundNames = { groups: [], brands: [], pages: [], keywords: [], isApproximate: false };

/** Results with the same grid and filters as a group (ROUTE-55). */
export const route = defineRoute<SearchData>({
  reads: ['q'],
  loader: (request) => loadSearch(request, searchedWords(request.url.search)),
  Component: SearchPage,
  head: ({ words }, { text }) => ({
    title: words ? text('search.results', { words }) : text('search.title'),
    noindex: true,
  }),
});

async function loadSearch(request: PageRequest, words: string): Promise<SearchData> {
  if (words === '') return { words, page: emptyPage, found: nothing };
  try {
    const { makeSearch } = await loadListModule();
    const rules = { properties: noProperties, sortOfGroup: isServer ? 'default' : drawnSearchSort() } as const;
    return { words, ...(await makeSearch(words, rules, request)) };
  } catch (error) {
    if (request.signal.aborted) throw error;
    reportFailure(request.api, 'search', error);
    return { words, page: { ...emptyPage, isFailed: true }, found: nothing };
  }
}
