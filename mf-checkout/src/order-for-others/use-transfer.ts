import type { TransferRequest } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { checkTransferRequest } from 'mf-shared/rules/cart/check-transfer-request';
import { $cart, type BuyingMode, type Cart, clearCart, showToast } from 'mf-shared/stores';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';

type TransferMode = Extract<BuyingMode, { kind: 'transfer' }>;

/** The body of POST /api/staff/transfer-requests/. */
function transferBody(cart: Cart, { to, from }: TransferMode): TransferRequest {
  return {
    to,
    from: [...from],
    is_high_priority: cart.transferRequestHighPriority,
    reserve: cart.transferRequestReserveQuantity,
    rows: cart.products.map(({ productId, amount, transferAmountsFrom }) => ({
      productId,
      amount,
      picks: Object.fromEntries(Object.entries(transferAmountsFrom).filter(([id]) => from.includes(Number(id)))),
    })),
  };
}

/** Sends the request; the cart is empty and the mode over when it is in. `message` tells what the service has against it. */
export function useTransfer(mode: TransferMode) {
  const api = useApi();
  const text = useText('mf-checkout');
  const [isAsked, setIsAsked] = useState(false);
  const [call, send] = useCall(async () => {
    const cart = $cart.get();
    setIsAsked(true);
    if (checkTransferRequest(cart) !== '') return;
    const { id } = await api.post<{ id: number }>('/api/staff/transfer-requests/', transferBody(cart, mode));
    showToast('success', text('transfer.sent', { id: String(id) }));
    clearCart();
  });
  const message = call.failure ? call.failure.message || text('transfer.failed') : '';
  return { send, isBusy: call.status === 'loading', isAsked, message };
}
