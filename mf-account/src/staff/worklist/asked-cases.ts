import { useHref, useSearchParams } from 'mf-shared/router';
import { askedPage } from '../asked-page.ts';

export type CaseRoom = 'returns' | 'store-returns' | 'complaints';
export type WorklistRoom = CaseRoom | 'transfers' | 'refunds';

export interface AskedCases {
  /** The filter that is shown; the first of them unless another is asked for. */
  status: string;
  /** The words that are searched for, which leave the filters aside. */
  q: string;
  page: number;
  /** The case that is open beside the list. */
  open: string | null;
  /** The address of the same list with something else about it; without `page` its first page. */
  to: (other: { status?: string; q?: string; page?: number; open?: string | null }) => string;
}

/** What the address asks of a worklist, and the addresses of its other pages, filters and cases. */
export function useAskedCases(room: WorklistRoom, filters: readonly string[], canSearch: boolean): AskedCases {
  const href = useHref();
  const [params] = useSearchParams();
  const status = filters.find((filter) => filter === params.get('status')) ?? filters[0] ?? '';
  const q = canSearch ? (params.get('q') ?? '').slice(0, 100) : '';
  const page = askedPage(params.get('page'));
  const to: AskedCases['to'] = (other) => {
    const own = 'open' in other ? { q, status, page, ...other } : other;
    const query = new URLSearchParams();
    if (own.q) query.set('q', own.q);
    else if (own.status) query.set('status', own.status);
    if (own.page && own.page > 1) query.set('page', String(own.page));
    if (own.open) query.set('case', own.open);
    return `${href(`/staff/${room}/`)}${query.size > 0 ? `?${query}` : ''}`;
  };
  return { status, q, page, open: params.get('case')?.slice(0, 60) || null, to };
}
