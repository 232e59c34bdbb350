/** What this tab is paying: lets /order/process/ and the confirm page find the order again after a trip to a provider. */
export interface PendingPayment {
  paymentId: string;
  orderNumber: string;
  orderKey: string;
  resultPath: string;
}

const pendingKey = 'havu-pending-payment';

export function rememberPayment(payment: PendingPayment): void {
  try {
    localStorage.setItem(pendingKey, JSON.stringify(payment));
  } catch {
    // Without storage the result page is still reached by its address.
  }
}

export function pendingPayment(): PendingPayment | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(pendingKey) ?? 'null');
    return isPendingPayment(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function forgetPayment(): void {
  try {
    localStorage.removeItem(pendingKey);
  } catch {
    // Without storage nothing was kept.
  }
}

function isPendingPayment(value: unknown): value is PendingPayment {
  if (typeof value !== 'object' || value === null) return false;
  const { paymentId, orderNumber, orderKey, resultPath } = value as Partial<Record<keyof PendingPayment, unknown>>;
  return [paymentId, orderNumber, orderKey, resultPath].every((part) => typeof part === 'string');
}
