// @vitest-environment happy-dom
import { $consent, answerConsent, noConsent } from 'mf-shared/stores';
import { afterEach, expect, it } from 'vitest';
import { $recentSearches, forgetSearch, forgetSearches, rememberSearch } from './recent-searches.ts';

afterEach(() => {
  forgetSearches();
  $consent.set(noConsent);
});

it('searches are remembered, newest first, each once, for the visit until the visitor agrees (SEARCH-17, LAW-13)', () => {
  for (const words of ['tent', 'boots', 'tent', 'a', 'b', 'c', 'd', 'e']) rememberSearch(words);
  const words = ['e', 'd', 'c', 'b', 'a', 'tent'];
  expect($recentSearches.get()).toEqual(words);
  const places = () =>
    [sessionStorage, localStorage].map((place) => JSON.parse(place.getItem('havu-searches') ?? '[]'));
  expect(places()).toEqual([words, []]);
  answerConsent({ functional: true });
  expect(places()).toEqual([[], words]);
  answerConsent({ functional: false });
  rememberSearch('axe');
  const last = ['axe', 'e', 'd', 'c', 'b', 'a'];
  expect([$recentSearches.get(), ...places()]).toEqual([last, last, []]);
});

it('one can be taken away, and all can (SEARCH-17)', () => {
  for (const words of ['tent', 'boots']) rememberSearch(words);
  forgetSearch('boots');
  expect($recentSearches.get()).toEqual(['tent']);
  forgetSearches();
  expect($recentSearches.get()).toEqual([]);
});
