import { takesPayment } from 'mf-shared/rules/payment-terms';
import type { PaymentContext } from './payment-context.ts';

const online = ['klarna', 'paypal'] as const;

/** The means by which the difference of an exchange can be paid: at once, in the currency of the first order. */
export const differenceMethods = (
  { providers }: Pick<PaymentContext, 'providers'>,
  purchase: { country: string; currency: string; amountMinor: number },
): (typeof online)[number][] => online.filter((slug) => providers.has(slug) && takesPayment(slug, purchase));
