import type { KillableShop, orderOfOne } from './killable-shop.ts';

/** Calls the service of a killable shop as one of its buyers, and as the staff where the path is theirs. */
export type CallShop = <T>(path: string, body?: unknown, key?: string) => Promise<T>;

/** @param buyer the address of whoever calls: nobody makes as many returns in a minute as these tests */
export function callShop({ url }: KillableShop, staff: string, buyer: () => string): CallShop {
  return async <T>(path: string, body?: unknown, key: string = crypto.randomUUID()) => {
    const response = await fetch(url + path, {
      headers: {
        ...{ 'content-type': 'application/json', 'accept-language': 'en', 'idempotency-key': key },
        'x-forwarded-for': buyer(),
        ...(path.startsWith('/api/staff/') ? { authorization: staff } : {}),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  };
}

/** An order that is placed, paid with Klarna and delivered today. @returns what proves it to a return */
export async function deliverOrder(
  call: CallShop,
  { klarna }: KillableShop,
  order: typeof orderOfOne,
): Promise<{ order_number: string; key: string }> {
  const { order_number, order_key, payment } = await call<{
    order_number: string;
    order_key: string;
    payment: { payment_id: string; client_token: string };
  }>('/api/orders/', order);
  const { authorization_token } = await klarna.decide(payment.client_token, 'approve', 'lost');
  const body = { payment_id: payment.payment_id, order_key, outcome: 'approved', authorization_token };
  await call('/api/payments/klarna/authorise/', body);
  for (const status of ['ready_for_packing', 'shipped', 'delivered'])
    await call(`/api/staff/orders/${order_number}/status/`, { status });
  return { order_number, key: order_key };
}
