import type { WithdrawOrderResponse } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';
import { tellRefusal } from '../lib/tell-refusal.ts';
import type { OrderChange } from './after-order.tsx';
import type { OrderProof } from './order-proof.ts';

type Lines = readonly { productId: number; amount: number }[];

export interface Withdrawal {
  /** What the service said last: what it would be, or that it is declared. */
  answer: WithdrawOrderResponse | null;
  isBusy: boolean;
  refusal: string;
  ask: (lines: Lines) => Promise<void>;
  declare: () => Promise<void>;
  /** Back to choosing. */
  change: () => void;
}

/** The two steps of a withdrawal; the second sends the lines that the first was answered with. */
export function useWithdrawal(number: string, proof: OrderProof, onChange: (change: OrderChange) => void): Withdrawal {
  const text = useText('mf-account');
  const api = useApi();
  const [answer, setAnswer] = useState<WithdrawOrderResponse | null>(null);
  const [refusal, setRefusal] = useState('');
  const [call, send] = useCall(async (lines: Lines, confirmation?: string) => {
    setRefusal('');
    try {
      const path = `/api/orders/${encodeURIComponent(number)}/withdraw/`;
      const bare = lines.map(({ productId, amount }) => ({ productId, amount }));
      const response = await api.post<WithdrawOrderResponse>(path, { ...proof, lines: bare, confirmation });
      setAnswer(response);
      if (response.order) onChange(response.order);
    } catch (failure) {
      setRefusal(tellRefusal(failure, text));
    }
  });
  return {
    answer,
    isBusy: call.status === 'loading',
    refusal,
    ask: (lines) => send(lines),
    declare: async () => {
      if (answer?.confirmation) await send(answer.lines, answer.confirmation);
    },
    change: () => {
      setAnswer(null);
      setRefusal('');
    },
  };
}
