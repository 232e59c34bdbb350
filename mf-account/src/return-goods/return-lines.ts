import type { Order, WithdrawOrderResponse } from 'mf-shared/contract';
import { goneWords } from '../after-order/gone-words.ts';
import { type LineToChoose, linesToChoose } from '../after-order/lines-to-choose.ts';
import type { ReturnValues } from './use-kept-return.ts';

type OrderLine = Order['lines'][number];

/** A product that can still come back, as it was sold. */
export interface ReturnableLine extends LineToChoose {
  line: OrderLine;
}

/** Where the form asks: as a buyer with the order's proof, or as the staff for a buyer who stands at the counter. */
export interface ReturnCalls {
  declare: string;
  sums: string;
  exchanges: string;
}
export const buyerCalls: ReturnCalls = {
  declare: '/api/returns/',
  sums: '/api/returns/sums/',
  exchanges: '/api/returns/exchanges/',
};

/** What the service says that the chosen goods mean, before they are declared. */
export type ToldReturn = Omit<WithdrawOrderResponse, 'code' | 'order'>;

export const returnableLines = (order: Order): ReturnableLine[] =>
  linesToChoose(order).flatMap((each) => {
    const line = order.lines.find(({ productId, path }) => productId === each.productId && path !== '');
    return line ? [{ ...each, line }] : [];
  });

/** Something is left to return, and the time for it is not over. */
export const canReturn = (order: Order): boolean => order.after_sale.kind !== null && returnableLines(order).length > 0;

/** The goods that cannot come back, and why, as the key of the words: returned already, or a gift card, so money. */
export function lostLines(order: Order): { line: OrderLine; reason: string }[] {
  const returnable = new Set(returnableLines(order).map(({ productId }) => productId));
  return order.lines.flatMap((line) => {
    if (line.kind === 'gift_card') return { line, reason: 'returns.stays_card' };
    const goods = order.after_sale.lines.find(({ productId }) => productId === line.productId);
    return line.path === '' || !goods || returnable.has(line.productId)
      ? []
      : { line, reason: goneWords(goods.pieces) };
  });
}

/** What is chosen of what can still come back: never more than is left. */
export function chosenLines(order: Order, values: Pick<ReturnValues, 'lines'>) {
  return returnableLines(order).flatMap(({ productId, amount: most, line }) => {
    const chosen = values.lines[productId];
    return chosen ? [{ ...chosen, productId, line, amount: Math.min(chosen.amount, most) }] : [];
  });
}

/** What opens the order: the key of a link, else the email that it was placed with, else the account. */
export const proofOf = ({ orderKey, email }: Pick<ReturnValues, 'orderKey' | 'email'>) =>
  orderKey ? { key: orderKey } : email ? { email } : {};

/** What the service is asked with; the way is chosen from what it answers. */
export const toRequest = (order: Order, { orderKey, email, ...values }: ReturnValues) => ({
  order_number: order.number,
  ...proofOf({ orderKey, email }),
  lines: chosenLines(order, values).map(({ productId, amount, reason, wish, variantId }) => ({
    ...{ productId, amount, wish },
    ...(reason && { reason }),
    ...(wish === 'exchange' && variantId !== null && { variantId }),
  })),
  message: values.message,
});
