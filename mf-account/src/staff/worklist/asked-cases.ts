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
  /** What was asked for it to be sorted by, with `-` the other way round; '' for the list's own order. */
  sort: string;
  /** What it is sorted by: worklists of themselves by age. */
  sortedBy: string;
  /** The case that is open beside the list. */
  open: string | null;
  /** The address of the same list with something else about it; without `page` its first page. */
  to: (other: { status?: string; q?: string; page?: number; sort?: string; open?: string | null }) => string;
}

/** Lists of what is over begin with the newest. */
const ended: ReadonlySet<string> = new Set(['processed-return', 'rejected-return', 'cancelled']);

/** What the address asks of a worklist, of which some columns sort it, and the addresses of its other pages, filters and cases. */
export function useAskedCases(
  room: WorklistRoom,
  filters: readonly string[],
  canSearch: boolean,
  columns: readonly string[] = [],
): AskedCases {
  const href = useHref();
  const [params] = useSearchParams();
  const status = filters.find((filter) => filter === params.get('status')) ?? filters[0] ?? '';
  const q = canSearch ? (params.get('q') ?? '').slice(0, 100) : '';
  const page = askedPage(params.get('page'));
  const wanted = params.get('sort') ?? '';
  const sort = columns.includes(wanted.replace('-', '')) ? wanted : '';
  const to: AskedCases['to'] = (other) => {
    const own = { sort, ...('open' in other ? { q, status, page, ...other } : other) };
    const query = new URLSearchParams();
    if (own.q) query.set('q', own.q);
    else if (own.status) query.set('status', own.status);
    if (own.sort) query.set('sort', own.sort);
    if (own.page && own.page > 1) query.set('page', String(own.page));
    if (own.open) query.set('case', own.open);
    return `${href(`/staff/${room}/`)}${query.size > 0 ? `?${query}` : ''}`;
  };
  const isWorklist = q === '' && !ended.has(status);
  const sortedBy = sort || (isWorklist ? 'age' : '');
  return { status, q, page, sort, sortedBy, open: params.get('case')?.slice(0, 60) || null, to };
}
