import { z } from 'zod';
import { lineOfText } from './accounts.ts';
import { locale } from './locale.ts';
import { newsletterList } from './newsletters.ts';
import { newsletterStandings } from './staff-choices.ts';

const standing = z.enum(newsletterStandings);
export type NewsletterStanding = z.infer<typeof standing>;

const subscription = z.object({
  id: z.number().int(),
  list: newsletterList,
  email: z.string(),
  language: locale,
  status: standing,
  asked_at: z.iso.datetime().describe('when the last mail with its link was asked for'),
  confirmed_at: z.iso.datetime().nullable(),
  left_at: z.iso.datetime().nullable(),
});
export type NewsletterSubscription = z.infer<typeof subscription>;

/** GET /api/staff/newsletters/, the last asked for first. `before`: the cursor that the page before gave as `next`. */
export const staffNewslettersQuery = z.object({
  q: lineOfText(100).default(''),
  list: newsletterList.optional(),
  status: standing.optional(),
  language: locale.optional(),
  before: z
    .string()
    .regex(/^\d{1,16}\.\d{1,9}$/)
    .optional(),
});
export const staffNewsletters = z.object({
  results: z.array(subscription),
  next: z.string().nullable(),
  /** All subscriptions are counted, whatever is asked for. */
  counts: z.array(z.object({ list: newsletterList, status: standing, count: z.number().int() })),
});
export type StaffNewsletters = z.infer<typeof staffNewsletters>;

/** POST /api/staff/newsletters/{id}/end/. `was`: what was read; nothing newer is ended. */
export const endSubscriptionRequest = z.object({
  was: subscription.pick({ asked_at: true, confirmed_at: true }).extend({ status: standing.exclude(['left']) }),
});
export type EndSubscriptionRequest = z.infer<typeof endSubscriptionRequest>;
/** POST /api/staff/newsletters/{id}/resend/ mails the link once more to an address that waits for it. */

/** POST /api/staff/newsletters/file/: the confirmed addresses of a list, in one language or in all. */
export const newsletterFileRequest = z.object({ list: newsletterList, language: locale.optional() });
export const newsletterFile = z.object({ count: z.number().int(), csv: z.string() });
export type NewsletterFile = z.infer<typeof newsletterFile>;
