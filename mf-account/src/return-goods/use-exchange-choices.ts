import type { ExchangeChoice, ExchangeChoices, Order } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { isWithShop } from 'mf-shared/rules/order-status-moves';
import { useCallback, useEffect, useState } from 'react';
import { proofOf } from './return-lines.ts';
import type { ChosenLine, ReturnValues } from './use-kept-return.ts';

export interface ExchangeOffers {
  /** Null as long as they are not known, and where nothing can be exchanged. */
  offers: ExchangeChoices | null;
  hasFailed: boolean;
  retry: () => void;
}

/** What the products of an order can be exchanged for, with the stock of the moment in which the form is looked at. */
export function useExchangeChoices(order: Order, values: Pick<ReturnValues, 'orderKey' | 'email'>): ExchangeOffers {
  const api = useApi();
  const [offers, setOffers] = useState<ExchangeChoices | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);
  const { orderKey, email } = values;
  const { number } = order;
  const isHere = isWithShop(order.status);
  useEffect(() => {
    if (isHere || round < 0) return;
    let isLeft = false;
    const body = { order_number: number, ...proofOf({ orderKey, email }) };
    api.post<ExchangeChoices>('/api/returns/exchanges/', body).then(
      (found) => {
        if (!isLeft) setOffers(found);
      },
      () => {
        if (!isLeft) setHasFailed(true);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [api, number, orderKey, email, isHere, round]);
  const retry = useCallback(() => {
    setHasFailed(false);
    setRound((count) => count + 1);
  }, []);
  return { offers, hasFailed, retry };
}

export const choicesOf = (offers: ExchangeChoices | null, productId: number): readonly ExchangeChoice[] =>
  offers?.lines.find((line) => line.productId === productId)?.choices ?? [];

/** There are enough pieces of it; where it costs more, the difference is paid once the return is accepted (AFTER-95). */
export const canBeWanted = ({ in_stock, given_back }: ExchangeChoice, amount: number): boolean =>
  given_back.length >= amount && in_stock >= amount;

/** The variant that a line wants, as long as it can be had. */
export const wantedOf = (
  choices: readonly ExchangeChoice[],
  { variantId, amount }: ChosenLine,
): ExchangeChoice | null =>
  choices.find((choice) => choice.variantId === variantId && canBeWanted(choice, amount)) ?? null;
