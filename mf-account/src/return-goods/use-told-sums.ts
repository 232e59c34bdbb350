import type { Order, WithdrawOrderResponse } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { toRequest } from './return-lines.ts';
import type { ReturnValues } from './use-kept-return.ts';

/** One question for several presses in a row. */
const delayMs = 400;

/**
 * What the service says that the present choice gives back, before anything is declared. Null while nothing is asked, as
 * long as it is not known, and where it cannot be told: the next step asks again, and says why.
 * @param isWhole whether enough is chosen to be asked about
 */
export function useToldSums(order: Order, values: ReturnValues, isWhole: boolean): WithdrawOrderResponse | null {
  const body = toRequest(order, { ...values, message: '' });
  return useQuery<WithdrawOrderResponse>(isWhole ? '/api/returns/' : null, { body, delayMs }).data;
}
