import { initialCount } from './grid-counts.ts';

/** The page of a list that a query asks for, `?page=2`; the first where it names none. */
export function pageNumber(search: string): number {
  const asked = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

/** How many products of a list stand before the page that a query asks for. A page is as long as a list's first cards. */
export const pageStart = (search: string, total: number): number => (pageNumber(search) - 1) * initialCount(total);

/** The page that search engines keep: pages of filtered or sorted lists belong to the list's first. */
export function indexedPage({ search, searchParams }: Pick<URL, 'search' | 'searchParams'>): number {
  return [...searchParams.keys()].every((name) => name === 'page') ? pageNumber(search) : 1;
}
