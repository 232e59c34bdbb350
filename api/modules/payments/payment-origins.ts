import type { KlarnaSettings } from './klarna/klarna-settings.ts';

/** Origins that the payment page's content security policy has to allow, from configuration. */
export function paymentOrigins({ klarna }: { klarna: KlarnaSettings | null }) {
  if (!klarna) return { script: [], connect: [], frame: [], form: [] };
  return {
    script: [new URL(klarna.scriptUrl).origin],
    connect: klarna.connectOrigins,
    frame: klarna.frameOrigins,
    form: [],
  };
}
