import { done, emailRequest } from 'mf-shared/contract';
import { shopZone } from 'mf-shared/rules/shop-day';
import type { ServiceModule } from '../../http/service-module.ts';
import { hasAddress } from '../customer-addresses/own-addresses.ts';
import { stopReviewRequests } from './ask-for-reviews.ts';
import { remind } from './remind.ts';
import { stopReminders } from './stopped-reminders.ts';

const hourMs = 3_600_000;
/** The hours in which reminders leave, so that none wakes anybody. */
const awake = { from: 8, until: 20 };
const hourOf = (moment: Date) =>
  Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: shopZone }).format(moment));

/** POST /api/accounts/stop_reminders/ and stop_review_requests/ (SESSION-60, REVIEW-21), and the reminders themselves, looked for each hour of the day. */
export const reminders: ServiceModule = (app, context) => {
  const { db, secret } = context;
  // The address stands in the mail's link, so whoever has the mail may stop it; unknown ones are answered alike.
  app.post(
    '/api/accounts/stop_reminders/',
    {
      config: { access: 'public', rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: { body: emailRequest, response: { 200: done } },
    },
    async ({ body }) => {
      await db.updateTable('customers').set({ reminder_consent: false }).where(hasAddress(body.email)).execute();
      await stopReminders(db, secret, body.email);
      return { ok: true as const };
    },
  );

  app.post(
    '/api/accounts/stop_review_requests/',
    {
      config: { access: 'public', rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: { body: emailRequest, response: { 200: done } },
    },
    async ({ body }) => {
      await stopReviewRequests(db, body.email);
      return { ok: true as const };
    },
  );

  let running: Promise<unknown> = Promise.resolve();
  const look = () => {
    const now = new Date();
    const hour = hourOf(now);
    if (hour < awake.from || hour >= awake.until) return;
    running = remind(context, now).catch((error: unknown) => app.log.error({ err: error }, 'reminders not promised'));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(look, hourMs).unref();
    look();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
};
