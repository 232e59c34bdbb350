import { createKlarnaProvider } from './klarna/klarna-provider.ts';
import type { KlarnaSettings } from './klarna/klarna-settings.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The payment providers whose addresses and keys are configured, by slug. */
export function configuredProviders({ klarna }: { klarna: KlarnaSettings | null }): Map<string, PaymentProvider> {
  const providers = klarna ? [createKlarnaProvider(klarna)] : [];
  return new Map(providers.map((provider) => [provider.slug, provider]));
}
