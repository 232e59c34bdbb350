import type { ExchangeChoice, ExchangeChoices, Order } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { isWithShop } from 'mf-shared/rules/order-status-moves';
import { proofOf, type ReturnCalls } from './return-lines.ts';
import type { ChosenLine, ReturnValues } from './use-kept-return.ts';

export interface ExchangeOffers {
  /** Null as long as they are not known, and where nothing can be exchanged. */
  offers: ExchangeChoices | null;
  hasFailed: boolean;
  retry: () => void;
}

/** What the products of an order can be exchanged for, with the stock of the moment in which the form is looked at. */
export function useExchangeChoices(
  order: Order,
  values: Pick<ReturnValues, 'orderKey' | 'email'>,
  { exchanges }: Pick<ReturnCalls, 'exchanges'>,
): ExchangeOffers {
  const { data, failure, retry } = useQuery<ExchangeChoices>(isWithShop(order.status) ? null : exchanges, {
    body: { order_number: order.number, ...proofOf(values) },
  });
  return { offers: data, hasFailed: failure !== null, retry };
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
