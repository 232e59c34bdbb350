import { z } from 'zod';
import { newsletterLists } from './staff-choices.ts';

/** Newsletters that people may subscribe to (CONTENT-18). */
export const newsletterList = z.enum(newsletterLists);
export type NewsletterList = z.infer<typeof newsletterList>;
/** POST /api/newsletters/{list}/ */
export const newsletterRequest = z.object({ email: z.email().max(254) });
/** POST /api/newsletters/confirm/ and …/leave/ */
export const newsletterLinkRequest = z.object({ token: z.string().min(1).max(200) });
export const newsletterLinkResponse = z.object({ list: newsletterList });
