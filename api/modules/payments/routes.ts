import { z } from 'zod';
import type { ServiceModule } from '../../http/service-module.ts';
import { authoriseRoute } from './authorise-route.ts';
import { callbackRoute } from './callback-route.ts';
import { confirmKlarnaRoute } from './confirm-klarna-route.ts';
import type { KlarnaSettings } from './klarna/klarna-settings.ts';

const origins = z.array(z.string());

/** What becomes of payments, as browsers and providers tell it, and what the payment page's security policy lets in. */
export const payments: ServiceModule = (app, context) => {
  for (const route of [authoriseRoute, confirmKlarnaRoute, callbackRoute]) void route(app, context);
  const allowed = paymentOrigins(context.settings.commerce);

  app.get(
    '/api/payments/csp/',
    {
      config: { access: 'public' },
      schema: { response: { 200: z.object({ script: origins, connect: origins, frame: origins, form: origins }) } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return allowed;
    },
  );
};

/** Origins that the payment page's content security policy has to allow, from configuration. */
function paymentOrigins({ klarna }: { klarna: KlarnaSettings | null }) {
  if (!klarna) return { script: [], connect: [], frame: [], form: [] };
  return {
    script: [new URL(klarna.scriptUrl).origin],
    connect: klarna.connectOrigins,
    frame: klarna.frameOrigins,
    form: [],
  };
}
