import { shopDayAfter } from 'mf-shared/rules/shop-day';
import type { StoredPaymentStatus } from '../../db/schema.ts';

/** Rule CHECKOUT-38: invoice payment 14 days. */
const invoiceDays = 14;

/** Sold on an invoice that nobody has paid yet. */
export const isUnpaidInvoice = (payment: { provider: string; status: StoredPaymentStatus }): boolean =>
  payment.provider === 'invoice' && payment.status === 'authorised';

/** An unpaid invoice of which something is left to pay. */
export const isInvoiceDue = (
  payment: Parameters<typeof isUnpaidInvoice>[0] & { amount_minor: number; credited_minor: number },
): boolean => isUnpaidInvoice(payment) && payment.credited_minor < payment.amount_minor;

/** The last day to pay the invoice of an order, `YYYY-MM-DD`, by the shop's clock. */
export const invoiceDueOn = (placedAt: Date): string => shopDayAfter(placedAt, invoiceDays);
