import { availabilityNotifyRequest, done, stopWishesRequest } from 'mf-shared/contract';
import { isLocale } from 'mf-shared/rules/locales';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceApp, ServiceContext, ServiceModule } from '../../http/service-module.ts';
import { keepWish } from './keep-wish.ts';
import { mayStopWishes, stopWishes } from './stop-wishes.ts';
import { forgetOldWishes, tellWishes } from './tell-wishes.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Changes of stock that come close together are looked at once. */
const soonMs = 2000;

/** The notifier: who wishes so is told when a variant can be ordered again (PRODUCT-90, PRODUCT-109 to PRODUCT-111). */
export const backInStock: ServiceModule = async (app, context) => {
  const { db, catalogue, secret } = context;
  app.post(
    '/api/product_availability_email_notify/',
    {
      config: { access: 'public', rateLimit: { max: 20, timeWindow: '1 minute' } },
      schema: { body: availabilityNotifyRequest, response: { 200: done } },
    },
    async ({ body, locale }) => {
      await keepWish(db, catalogue.catalogue, {
        ...{ email: body.email, variantId: body.product_id },
        language: isLocale(body.lang_code) ? body.lang_code : locale,
        ...{ countryCode: body.country_code, currency: body.currency_code },
      });
      return { ok: true as const };
    },
  );

  app.post(
    '/api/accounts/stop_wishes/',
    {
      config: { access: 'public', rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: { body: stopWishesRequest, response: { 200: done } },
    },
    async ({ body }) => {
      if (!mayStopWishes(secret, body.email, body.key)) throw new Refusal(403, 'forbidden');
      await stopWishes(db, body.email);
      return { ok: true as const };
    },
  );

  await sweepRegularly(app, context);
};

/** Looks soon after stock changed, whoever changed it, and each minute: products are also shown again, or opened for orders. */
async function sweepRegularly(app: ServiceApp, { db, listen }: ServiceContext): Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const inTurn = (work: (now: Date) => Promise<unknown>) => {
    running = running
      .then(() => work(new Date()))
      .catch((error: unknown) => app.log.error({ err: error }, 'wishes not looked at'));
  };
  const look = () => inTurn((now) => tellWishes(db, now));
  const forget = () => inTurn((now) => forgetOldWishes(db, now));
  let soon: NodeJS.Timeout | null = null;
  const stopListening = await listen('stock_changed', () => {
    soon ??= setTimeout(() => {
      soon = null;
      look();
    }, soonMs).unref();
  });
  const timers: NodeJS.Timeout[] = [];
  app.addHook('onReady', async () => {
    timers.push(setInterval(look, minuteMs).unref(), setInterval(forget, hourMs).unref());
    forget();
    look();
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await stopListening();
    if (soon) clearTimeout(soon);
    await running;
  });
}
