import type { Order, WithdrawOrderResponse } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useEffect, useEffectEvent, useState } from 'react';
import { toRequest } from './return-lines.ts';
import type { ReturnValues } from './use-kept-return.ts';

/** One question for several presses in a row. */
const waitMs = 400;

/**
 * What the service says that the present choice gives back, before anything is declared. Null while nothing is asked, as
 * long as it is not known, and where it cannot be told: the next step asks again, and says why.
 * @param isWhole whether enough is chosen to be asked about
 */
export function useToldSums(order: Order, values: ReturnValues, isWhole: boolean): WithdrawOrderResponse | null {
  const api = useApi();
  const [told, setTold] = useState<{ choice: string; answer: WithdrawOrderResponse } | null>(null);
  const choice = isWhole ? JSON.stringify(toRequest(order, { ...values, message: '' })) : '';
  const ask = useEffectEvent((signal: AbortSignal) =>
    api.post<WithdrawOrderResponse>('/api/returns/', JSON.parse(choice), { signal }),
  );
  useEffect(() => {
    if (choice === '') return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      ask(request.signal).then(
        (answer) => setTold({ choice, answer }),
        () => {},
      );
    }, waitMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [choice]);
  return told?.choice === choice ? told.answer : null;
}
