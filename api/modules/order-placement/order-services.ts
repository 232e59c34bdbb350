import type { CheckoutServices } from '../checkout/validate-cart.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';

export interface OrderServices extends CheckoutServices {
  payments: PaymentContext;
  secret: ServiceSecret;
}
