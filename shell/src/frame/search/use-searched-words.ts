import { useHref, useLocation } from 'mf-shared/router';
import { searchedWords } from 'mf-shared/rules/searched-words';

/** What the page of results was asked for; '' on any other page. */
export function useSearchedWords(): string {
  const href = useHref();
  const { pathname, search } = useLocation();
  return pathname === href('/search/') ? searchedWords(search) : '';
}
