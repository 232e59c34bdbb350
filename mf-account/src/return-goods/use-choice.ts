import type { ExchangeChoice, Order } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { type Translate, useText } from 'mf-shared/i18n';
import type { FieldProblem } from 'mf-shared/ui/field/error-summary.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';
import { labelled } from '../forms/labelled.ts';
import { tellRefusal } from '../lib/tell-refusal.ts';
import { chosenLines, type ReturnCalls, returnableLines, type ToldReturn, toRequest } from './return-lines.ts';
import { type TakeChanged, useChangedOrder } from './use-changed-order.ts';
import { choicesOf, useExchangeChoices, wantedOf } from './use-exchange-choices.ts';
import type { ChosenLine, KeptReturn } from './use-kept-return.ts';
import { useToldSums } from './use-told-sums.ts';

interface Choosing {
  kept: KeptReturn;
  order: Order;
  calls: ReturnCalls;
  onChosen: (told: ToldReturn) => void;
  onChanged?: TakeChanged | undefined;
}

/** What is chosen of an order to come back, what is missing about it, and the way to the next step. */
export function useChoice({ kept, order, calls, onChosen, onChanged }: Choosing) {
  const text = useText('mf-account');
  const api = useApi();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { values } = kept;
  const readChanged = useChangedOrder({ kept, order, onChanged });
  const { offers, hasFailed, retry } = useExchangeChoices(order, values, calls);
  const { kind } = order.after_sale;
  const lines = returnableLines(order);
  const chosen = chosenLines(order, values);
  const bare = kind === 'return' ? chosen.filter(({ reason }) => reason === '') : [];
  const unwanted = chosen.flatMap((line): FieldProblem[] => {
    const message = missingVariant(choicesOf(offers, line.productId), line, text);
    return message ? [{ fieldId: `variant-${line.productId}`, message: labelled(text, line.line.name, message) }] : [];
  });
  const told = useToldSums(order, values, kind !== null && chosen.length > 0 && unwanted.length === 0, calls);

  const change = (productId: number, next: ChosenLine | null) => {
    const { [productId]: _, ...others } = values.lines;
    kept.change({ lines: next ? { ...others, [productId]: next } : others });
    setProblems((now) => now.filter(({ fieldId }) => !fieldId.endsWith(`-${productId}`)));
  };
  const refuse = (found: readonly FieldProblem[]) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  const missing = (): readonly FieldProblem[] => {
    const [first] = lines;
    if (chosen.length === 0 && first)
      return [{ fieldId: `return-${first.productId}`, message: text('after.choose_missing') }];
    if (bare.length === 0) return unwanted;
    return bare.map(({ productId, line }) => ({
      fieldId: `reason-${productId}`,
      message: labelled(text, line.name, text('returns.reason_missing')),
    }));
  };
  const [call, declare] = useCall(async () => {
    setProblems([]);
    try {
      onChosen(await api.post<ToldReturn>(calls.declare, toRequest(order, values)));
    } catch (failure) {
      if (await readChanged(failure)) return;
      const own = problemsOf(failure);
      if (own.some(({ fieldId }) => fieldId.startsWith('variant'))) retry();
      refuse(own.length > 0 ? own : [{ fieldId: 'return-next', message: tellRefusal(failure, text) }]);
    }
  });
  const next = async () => {
    const found = missing();
    if (found.length > 0) return refuse(found);
    await declare();
  };
  const isBusy = call.status === 'loading';
  const isOpen = unwanted.length > 0;
  return { problems, attempt, isBusy, lines, chosen, isOpen, offers, hasFailed, retry, told, change, next };
}

export type Choice = ReturnType<typeof useChoice>;

/** What the service refuses about one product stands at its question. */
function problemsOf(failure: unknown): FieldProblem[] {
  const fields = failure instanceof ApiFailure ? Object.entries(failure.fields) : [];
  return fields.map(([field, message]) => {
    const [, productId, part] = field.split('.');
    return { fieldId: `${part === 'variant' ? 'variant' : 'reason'}-${productId}`, message };
  });
}

/** What keeps an exchange from being asked for; nothing where money is wanted, or the variant can be had. */
function missingVariant(choices: readonly ExchangeChoice[], line: ChosenLine, text: Translate): string | null {
  if (line.wish === 'money' || wantedOf(choices, line)) return null;
  if (choices.some(({ variantId }) => variantId === line.variantId)) return text('returns.exchange_gone');
  return text(choices.some(({ size }) => size !== '') ? 'returns.size_missing' : 'returns.color_missing');
}
