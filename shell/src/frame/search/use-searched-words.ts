import { useHref, useLocation } from 'mf-shared/router';

/** What the page of results was asked for; '' on any other page. */
export function useSearchedWords(): string {
  const href = useHref();
  const { pathname, search } = useLocation();
  return pathname === href('/search/') ? (new URLSearchParams(search).get('q') ?? '').trim() : '';
}
