import { afterCommit } from './db/in-transaction.ts';
import type { Listener, Listeners } from './events/notify.ts';
import { type CountedOrderEvent, countOrder } from './metrics/service-counts.ts';
import { settleWithCancellation } from './modules/after-sale/settle-withdrawal.ts';
import { releaseDiscountCode } from './modules/checkout/use-discount-code.ts';
import { reopenEnterpriseOrder, settleEnterpriseOrder } from './modules/enterprise-orders/gather-enterprise-order.ts';
import { releaseGiftCode } from './modules/gift-campaigns/use-gift-code.ts';
import { freezeWhileCancelling } from './modules/gift-cards/bought-gift-cards.ts';
import {
  refillHeldGiftCards,
  refillTakenGiftCards,
  takeHeldGiftCards,
} from './modules/gift-cards/gift-card-payments.ts';
import { issueGiftCards } from './modules/gift-cards/issue-gift-cards.ts';
import { promiseConfirmation } from './modules/order-mails/confirmation-handler.ts';
import { mailMove } from './modules/order-mails/mail-move.ts';
import { mailRefund } from './modules/order-mails/mail-refund.ts';
import type { OrderEvents } from './modules/orders/order-events.ts';
import { creditCancelledInvoice } from './modules/payments/credit-invoice.ts';
import { endCancelledPayment } from './modules/payments/end-cancelled-payment.ts';
import { issueCreditNote } from './modules/receipts/issue-credit-note.ts';
import {
  cancelledCardsRefund,
  issueRefundReceipt,
  issueSaleReceipt,
  type Seller,
} from './modules/receipts/issue-receipt.ts';
import { putBackGoods } from './modules/stock/put-back-stock.ts';
import { releaseReservedStock, takeReservedStock } from './modules/stock/settle-stock.ts';
import { tellOrder } from './modules/webhooks/tell-webhooks.ts';

const ofOrder =
  (act: (tx: Parameters<Listener<unknown>>[0], orderId: number) => Promise<void>): Listener<{ orderId: number }> =>
  (tx, { orderId }) =>
    act(tx, orderId);

/** Counts what happened, once it is committed. */
const counted =
  (event: CountedOrderEvent): Listener<unknown> =>
  async (tx) =>
    afterCommit(tx, () => countOrder({ event }));

/**
 * The listeners to what happens to an order. They run in this order and lock as an order's placing does: discount code,
 * campaign code, gift cards, stock. So two orders never wait for each other.
 */
export const orderListeners = (seller: Seller): Listeners<OrderEvents> => ({
  placed: [settleEnterpriseOrder, counted('placed')],
  sold: [
    ofOrder(takeHeldGiftCards),
    ofOrder(takeReservedStock),
    ofOrder(promiseConfirmation),
    tellOrder('order.sold'),
    counted('sold'),
  ],
  // Receipts come last: nothing else is locked after the counter of their series.
  paid: [
    tellOrder('order.paid'),
    ofOrder(issueGiftCards),
    counted('paid'),
    ofOrder((tx, orderId) => issueSaleReceipt(tx, orderId, seller)),
  ],
  released: [
    ofOrder(releaseDiscountCode),
    ofOrder(releaseGiftCode),
    ofOrder(refillHeldGiftCards),
    ofOrder(releaseReservedStock),
    ofOrder(reopenEnterpriseOrder),
    counted('released'),
  ],
  moved: [freezeWhileCancelling, mailMove, tellOrder('order.moved', ({ from, to }) => ({ from, to }))],
  // The mail of the move, written before, names what the payment still holds.
  cancelled: [
    ofOrder(refillTakenGiftCards),
    ofOrder(putBackGoods),
    settleWithCancellation,
    tellOrder('order.cancelled'),
    counted('cancelled'),
    // Last: it reads what the gift cards hold.
    endCancelledPayment,
    async (tx, { orderId }) => {
      const refund = await cancelledCardsRefund(tx, orderId);
      if (refund) await issueRefundReceipt(tx, refund, seller);
      const credit = await creditCancelledInvoice(tx, orderId);
      if (credit) await issueCreditNote(tx, credit, seller);
    },
  ],
  refunded: [
    mailRefund,
    tellOrder('order.refunded', ({ amountMinor }) => ({ amountMinor })),
    counted('refunded'),
    (tx, refund) => issueRefundReceipt(tx, refund, seller),
  ],
  credited: [(tx, credit) => issueCreditNote(tx, credit, seller)],
  declared: [tellOrder('return.declared', ({ reference }) => ({ reference }))],
  returned: [tellOrder('return.accepted', ({ reference }) => ({ reference })), counted('returned')],
});
