// @vitest-environment happy-dom
import { $consent, answerConsent, noConsent } from 'mf-shared/stores';
import { afterEach, expect, it } from 'vitest';
import { $recentSearches, forgetSearch, forgetSearches, rememberSearch } from './recent-searches.ts';

afterEach(() => {
  forgetSearches();
  $consent.set(noConsent);
});

it('searches are remembered with functional consent only, newest first, each once (SEARCH-17)', () => {
  rememberSearch('tent');
  expect($recentSearches.get()).toEqual([]);
  answerConsent({ functional: true });
  for (const words of ['tent', 'boots', 'tent', 'a', 'b', 'c', 'd', 'e']) rememberSearch(words);
  expect($recentSearches.get()).toEqual(['e', 'd', 'c', 'b', 'a', 'tent']);
});

it('one can be taken away, all can, and a no forgets them (SEARCH-17)', () => {
  answerConsent({ functional: true });
  for (const words of ['tent', 'boots']) rememberSearch(words);
  forgetSearch('boots');
  expect($recentSearches.get()).toEqual(['tent']);
  answerConsent({ functional: false });
  rememberSearch('axe');
  expect($recentSearches.get()).toEqual([]);
});
