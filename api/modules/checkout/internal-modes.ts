import { rowId } from 'mf-shared/contract';
import { z } from 'zod';
import type { Executor } from '../../db/schema.ts';
import { hasOpenEnterpriseOrder } from '../enterprise-orders/gather-enterprise-order.ts';
import type { BuyerView } from './buyer-view.ts';
import { message } from './cart-messages.ts';
import type { CartMessage } from './priced-cart.ts';

const enterpriseOrder = z.object({ id: rowId });
const storeIds = z.array(z.number().int()).max(20);

/** The enterprise order that a cart says it is: the buyer's own and open, for organisations and staff; else it is told. */
export async function enterpriseOrderOf(
  db: Executor,
  asked: unknown,
  view: BuyerView,
): Promise<{ id: number | null; errors: CartMessage[] }> {
  if (asked === undefined || asked === null) return { id: null, errors: [] };
  const parsed = enterpriseOrder.safeParse(asked);
  const isAllowed = view.customerId !== null && (view.isOrgUser || view.isStaff);
  if (parsed.success && isAllowed && (await hasOpenEnterpriseOrder(db, view.customerId ?? 0, parsed.data.id)))
    return { id: parsed.data.id, errors: [] };
  return { id: null, errors: [message('enterprise_order_not_found', view)] };
}

/** Stores to pick a transfer from, as far as they exist; nobody but the staff has that mode (CHECKOUT-73). */
export function transferStores(asked: unknown, view: BuyerView): number[] | null {
  const parsed = storeIds.safeParse(asked);
  if (!parsed.success || !view.isStaff) return null;
  return parsed.data.filter((id) => view.catalogue.stores.has(id));
}
