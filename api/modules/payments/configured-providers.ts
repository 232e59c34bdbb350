import { KlarnaProvider } from './klarna/klarna-provider.ts';
import type { KlarnaSettings } from './klarna/klarna-settings.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { PaypalProvider } from './paypal/paypal-provider.ts';
import type { PaypalSettings } from './paypal/paypal-settings.ts';

/** The payment providers whose addresses and keys are configured, by slug. */
export function configuredProviders(settings: {
  klarna: KlarnaSettings | null;
  paypal: PaypalSettings | null;
}): Map<string, PaymentProvider> {
  const providers: PaymentProvider[] = [
    ...(settings.klarna ? [new KlarnaProvider(settings.klarna)] : []),
    ...(settings.paypal ? [new PaypalProvider(settings.paypal)] : []),
  ];
  return new Map(providers.map((provider) => [provider.slug, provider]));
}
