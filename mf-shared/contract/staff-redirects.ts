import { z } from 'zod';
import { locale } from './locale.ts';
import { redirectKinds } from './staff-choices.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

const address = z.string().trim().min(1).max(1000);

/** An address that no page has, and where it leads. */
export const redirectState = z.object({
  old_path: address,
  new_path: address.nullable().describe('null: what stood there is gone'),
});
export type RedirectState = z.infer<typeof redirectState>;

export const staffRedirect = redirectState.extend({
  id: z.number().int(),
  leads_to: z
    .string()
    .nullable()
    .describe('where one arrives in the end, where that is elsewhere than its own new path'),
  followed: z.number().int(),
  last_followed_at: z.string().nullable(),
});
export type StaffRedirect = z.infer<typeof staffRedirect>;

/** GET /api/staff/redirects/, the newest first. `unused`: nobody has followed it yet. */
export const staffRedirectsQuery = z.object({
  q: z.string().trim().max(200).optional(),
  kind: z.enum(redirectKinds).optional(),
  page: staffPage,
});
export const staffRedirects = z.object({ results: z.array(staffRedirect), ...pagedAnswer });
export type StaffRedirects = z.infer<typeof staffRedirects>;

/** POST /api/staff/redirects/ */
export const newRedirect = redirectState;
/** PUT /api/staff/redirects/{id}/, answered by the redirect as it is kept. `was`: what was read; it is not saved over anything else. */
export const redirectRequest = redirectState.extend({ was: redirectState.optional() });
/** POST /api/staff/redirects/{id}/remove/ */
export const redirectRemoval = z.object({ was: redirectState.optional() });

/** POST /api/staff/redirects/import/: a line for each, its old address and its new one, or 410. All of them or none. */
export const redirectLines = z.object({ lines: z.string().min(1).max(400_000) });
export const importedRedirects = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  faults: z.array(z.object({ line: z.number().int(), written: z.string(), message: z.string() })),
});
export type ImportedRedirects = z.infer<typeof importedRedirects>;

/** GET /api/redirects/: where an address leads that no page has; it counts as followed (ROUTE-130). */
export const redirectQuery = z.object({ path: z.string().min(1).max(2000) });
export const redirectAnswer = z.object({
  kind: z.enum(['none', 'gone', 'moved']),
  path: z.string().describe('without prefix; with the query and the anchor that staff wrote'),
  locale: locale.nullable().describe('where another language is named than the one asked in'),
});
export type RedirectAnswer = z.infer<typeof redirectAnswer>;
