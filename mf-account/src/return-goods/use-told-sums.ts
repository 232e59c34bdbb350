import type { Order, ReturnSums } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { type ReturnCalls, toRequest } from './return-lines.ts';
import type { ReturnValues } from './use-kept-return.ts';

/** One question for several presses in a row. */
const delayMs = 200;

export interface ToldSums {
  /** Null while they are asked for, and where they are not known. */
  sums: ReturnSums | null;
  hasFailed: boolean;
}

/**
 * What the ticked products would bring, as the service counts it, before their reasons are told and before anything is
 * declared (AFTER-101). @param isAsked whether something is ticked, and no exchange lacks its variant
 */
export function useToldSums(
  order: Order,
  values: ReturnValues,
  isAsked: boolean,
  { sums }: Pick<ReturnCalls, 'sums'>,
): ToldSums {
  const { message: _, ...body } = toRequest(order, values);
  const { data, failure } = useQuery<ReturnSums>(isAsked ? sums : null, { body, delayMs });
  return { sums: data, hasFailed: failure !== null };
}
