import type { ServiceModule } from '../../http/service-module.ts';
import { addCredentialRoutes } from './credential-routes.ts';
import { addCustomerRoutes } from './customer-routes.ts';
import { addLinkRoutes } from './link-routes.ts';
import { addSignInRoutes } from './sign-in-routes.ts';

export const accounts: ServiceModule = (app, context) => {
  addSignInRoutes(app, context);
  addLinkRoutes(app, context);
  addCredentialRoutes(app, context);
  addCustomerRoutes(app, context);
};
