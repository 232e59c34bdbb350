import type { ServiceModule } from '../../http/service-module.ts';
import { addCredentialRoutes } from './credential-routes.ts';
import { addCustomerRoutes } from './customer-routes.ts';
import { forgetOldAccess } from './forget-old-access.ts';
import { addLinkRoutes } from './link-routes.ts';
import { addSessionRoutes } from './session-routes.ts';
import { addSignInRoutes } from './sign-in-routes.ts';

const hourMs = 3_600_000;

export const accounts: ServiceModule = async (app, context) => {
  await addSignInRoutes(app, context);
  addLinkRoutes(app, context);
  addCredentialRoutes(app, context);
  addSessionRoutes(app, context);
  addCustomerRoutes(app, context);
  const cleaning = setInterval(() => {
    forgetOldAccess(context.db).catch((error: unknown) =>
      app.log.error({ err: error }, 'old sessions and counts not removed'),
    );
  }, hourMs).unref();
  app.addHook('onClose', () => clearInterval(cleaning));
};
