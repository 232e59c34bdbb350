import type { ServiceModule } from '../../http/service-module.ts';
import { credentialRoutes } from './credential-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { forgetOldAccess } from './forget-old-access.ts';
import { linkRoutes } from './link-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

const hourMs = 3_600_000;

export const accounts: ServiceModule = async (app, context) => {
  const parts = [signInRoutes, linkRoutes, credentialRoutes, sessionRoutes, customerRoutes, secondFactorRoutes];
  for (const routes of parts) await routes(app, context);
  const cleaning = setInterval(() => {
    forgetOldAccess(context.db).catch((error: unknown) =>
      app.log.error({ err: error }, 'old sessions and counts not removed'),
    );
  }, hourMs).unref();
  app.addHook('onClose', () => clearInterval(cleaning));
};
