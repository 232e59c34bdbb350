import type { PlaceOrderResponse } from 'mf-shared/contract';
import { requestHash } from './idempotency.ts';
import type { OrderCall } from './order-call.ts';

/**
 * Lets calls with the same key and body that come while the first is under way share its answer. Across processes the
 * database does the same; this only keeps a hundred repetitions from waiting for a hundred connections.
 */
export function placeOnce(
  place: (call: OrderCall) => Promise<PlaceOrderResponse>,
): (call: OrderCall) => Promise<PlaceOrderResponse> {
  const underWay = new Map<string, Promise<PlaceOrderResponse>>();
  return (call) => {
    const id = `${call.key} ${requestHash(call.body, call.customer?.id ?? null).toString('base64')}`;
    const known = underWay.get(id);
    if (known) return known;
    const placing = place(call).finally(() => underWay.delete(id));
    underWay.set(id, placing);
    return placing;
  };
}
