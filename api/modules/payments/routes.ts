import { z } from 'zod';
import type { ServiceApp } from '../../http/service-module.ts';
import type { OrderServices } from '../order-placement/order-services.ts';
import { addAuthoriseRoute } from './authorise-route.ts';
import { addCallbackRoute } from './callback-route.ts';
import { addConfirmKlarnaRoute } from './confirm-klarna-route.ts';

const origins = z.array(z.string());

/** @param allowed what the payment page's content security policy lets in */
export function addPaymentRoutes(
  app: ServiceApp,
  services: OrderServices,
  allowed: { script: string[]; connect: string[]; frame: string[]; form: string[] },
): void {
  addAuthoriseRoute(app, services);
  addConfirmKlarnaRoute(app, services);
  addCallbackRoute(app, services);

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
}
