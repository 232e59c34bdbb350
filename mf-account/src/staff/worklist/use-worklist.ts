import { type Query, useQuery } from 'mf-shared/http';
import type { AskedCases } from './asked-cases.ts';

/** One page of cases, as the service answers it. */
export interface WorklistPage<Case> {
  results: Case[];
  /** By filter, where the service counts them. */
  counts?: Readonly<Record<string, number>>;
  /** The sum at stake in all cases that the shop has to act on, per currency, where the service tells it. */
  at_stake?: readonly { currency: string; amount: number }[];
  total: number;
  page: number;
  page_count: number;
}

/** The cases that the address asks for; those before stay until they come. */
export function useWorklist<Case>(api: string, { status, q, page, sort }: AskedCases): Query<WorklistPage<Case>> {
  return useQuery<WorklistPage<Case>>(api, {
    query: { status: q || status === 'all' ? null : status, ...(q && { q }), ...(sort && { sort }), page },
    keepsPrevious: true,
  });
}
