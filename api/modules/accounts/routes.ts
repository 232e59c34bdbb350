import type { ServiceModule } from '../../http/service-module.ts';
import { addCustomerRoutes } from './customer-routes.ts';
import { addSignInRoutes } from './sign-in-routes.ts';

export const accounts: ServiceModule = (app, context) => {
  addSignInRoutes(app, context);
  addCustomerRoutes(app, context);
};
