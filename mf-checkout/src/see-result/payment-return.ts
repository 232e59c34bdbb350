/** What a provider's page sent the buyer back with: the shop's own return address, whatever the provider added to it. */
export interface PaymentReturn {
  provider: string;
  paymentId: string;
  orderNumber: string;
  orderKey: string;
  outcome: 'approved' | 'cancelled';
}

/** Reads `?provider=paypal&payment=…&order_number=…&key=…&outcome=cancelled`; null where it leads back from nowhere. */
export function readPaymentReturn(search: string): PaymentReturn | null {
  const query = new URLSearchParams(search);
  const provider = query.get('provider');
  const paymentId = query.get('payment');
  const orderNumber = query.get('order_number');
  const orderKey = query.get('key');
  if (!provider || !paymentId || !orderNumber || !orderKey || !/^[a-z]+$/.test(provider)) return null;
  return {
    provider,
    paymentId,
    orderNumber,
    orderKey,
    outcome: query.get('outcome') === 'cancelled' ? 'cancelled' : 'approved',
  };
}
