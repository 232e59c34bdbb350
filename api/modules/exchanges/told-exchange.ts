import type { ExchangeBack } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { OrderRows } from '../orders/read-order-rows.ts';
import { keptUntil } from './hold-exchanges.ts';

type ExchangeRows = OrderRows['withdrawals'][number]['exchanges'];

/** What a wanted variant is called beside its product. */
export const wantedName = ({ color, size, type }: { color: string; size: string; type: string }): string =>
  [color, size, type].filter(Boolean).join(', ');

/** What is wanted for a product of a return; nothing where it is money. */
export function exchangeOf(rows: ExchangeRows, productId: number): { exchange?: ExchangeBack } {
  const ofProduct = rows.filter(({ product_id }) => product_id === productId);
  const [row] = ofProduct;
  if (!row) return {};
  const state = isDue(row) ? 'due' : row.status;
  const extraMinor = ofProduct
    .filter(({ status }) => status === row.status)
    .reduce((sum, { extra_minor }) => sum + extra_minor, 0);
  return {
    exchange: {
      ...{ variantId: row.variant_id, name: wantedName(row.line), state, extra: toDecimal(extraMinor) },
      ...{ kept_until: keptUntil(row.expires_at), order_number: row.status === 'ordered' ? row.order_number : null },
    },
  };
}

/** Its order waits for the difference. */
const isDue = ({ status, order_status }: ExchangeRows[number]): boolean =>
  status === 'ordered' && order_status === 'pending_payment';

/** The part of a return that does not go back as money, because goods go out for it. */
export const exchangedOf = (rows: ExchangeRows): number =>
  rows.reduce((sum, { status, value_minor }) => sum + (status === 'released' ? 0 : value_minor), 0);
