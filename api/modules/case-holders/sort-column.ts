import type { caseSort } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { z } from 'zod';

/** The column that a worklist is sorted by; by age where nothing else is asked for. */
export const sortColumn = (sort: z.output<typeof caseSort> | undefined): 'age' | 'case' | 'amount' =>
  (sort?.replace('-', '') ?? 'age') as 'age' | 'case' | 'amount';

/** The sum at stake in cases whose prices are in euro; empty where it is zero. */
export const euroAtStake = (minor: number): { currency: string; amount: number }[] =>
  minor === 0 ? [] : [{ currency: 'eur', amount: toDecimal(minor) }];
