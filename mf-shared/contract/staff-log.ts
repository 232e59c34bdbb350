import { z } from 'zod';
import { lineOfText } from './accounts.ts';
import { logSubjects } from './staff-choices.ts';
import { daysAsked, pagedAnswer, staffPage } from './staff-pages.ts';

/** GET /api/staff/log/, the newest first: only what the caller's role may read. */
export const staffLogQuery = z.object({
  about: z.enum(logSubjects).optional(),
  /** Words of who changed it, or of what was there before or after; or its number. */
  q: lineOfText(100).default(''),
  ...daysAsked,
  page: staffPage,
});

const state = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export const staffWrite = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  by: z.string().nullable().describe('null where a system did it, or the account is gone'),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  name: z
    .string()
    .describe(
      'of a product, group, banner, code, redirect, brand, page, page with tabs, post, keyword, campaign, gift campaign, gift code, newsletter subscription, delivery, tax area, store or gift card; else empty',
    ),
  /** The values that differ, before and after; texts are cut after 300 signs. */
  before: state,
  after: state,
  can_be_undone: z.boolean().describe('nothing has changed it since, and the caller may'),
});
export type StaffWrite = z.infer<typeof staffWrite>;
export const staffLogResponse = z.object({ results: z.array(staffWrite), ...pagedAnswer });
export type StaffLogResponse = z.infer<typeof staffLogResponse>;
