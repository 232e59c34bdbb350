import type { ServiceModule } from '../../http/service-module.ts';
import { buyerStoreReturns } from './buyer-routes.ts';
import { staffStoreReturns } from './staff-routes.ts';
import { forgetOldAccounts } from './write-on-store-return.ts';

const hourMs = 3_600_000;

/** Returns of what was bought in a store, and the staff's side of them (AFTER-82, AFTER-83). */
export const storeReturns: ServiceModule = (app, context) => {
  void buyerStoreReturns(app, context);
  void staffStoreReturns(app, context);
  const forget = () =>
    forgetOldAccounts(context.db, new Date()).catch((error: unknown) =>
      app.log.error({ err: error }, 'old accounts not forgotten'),
    );
  const cleaning = setInterval(forget, hourMs).unref();
  app.addHook('onClose', async () => clearInterval(cleaning));
};
