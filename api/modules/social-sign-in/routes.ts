import type { ServiceModule } from '../../http/service-module.ts';
import { createProviders } from './ask-provider.ts';
import { addCustomerCalls } from './customer-calls.ts';
import { addSignInCalls } from './sign-in-calls.ts';
import { forgetOldSignIns } from './sign-in-row.ts';

const hourMs = 3_600_000;

/** Accounts from elsewhere: where a shop has no provider, nobody can begin or end a sign-in by one. */
export const socialSignIn: ServiceModule = (app, context) => {
  const providers = createProviders(context.settings.social);
  addSignInCalls(app, context, providers);
  addCustomerCalls(app, context, providers);
  const cleaning = setInterval(() => {
    forgetOldSignIns(context.db).catch((error: unknown) =>
      app.log.error({ err: error }, 'old social sign-ins not removed'),
    );
  }, hourMs).unref();
  app.addHook('onClose', () => clearInterval(cleaning));
};
