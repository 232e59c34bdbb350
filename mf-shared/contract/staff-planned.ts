import { z } from 'zod';
import { locale } from './locale.ts';
import { rowIdInPath } from './row-id.ts';

/**
 * POST /api/staff/{groups|brands|pages|tabbed-pages|banners|front-page}/{id}/planned/ and
 * /api/staff/products/{id}/texts/{language}/planned/: what is typed in the form is saved at this moment, and goes back to
 * what was before at another one. The front page is number 1.
 */
export const plannedDue = z.object({
  due_at: z.iso.datetime(),
  until: z.iso.datetime().nullable().default(null).describe('when it goes back; null: it stays'),
});

export const plannedTarget = z.object({
  id: rowIdInPath,
  language: locale.optional().describe('of the texts of a product'),
});

export const plannedChange = z.object({
  id: z.number().int(),
  due_at: z.iso.datetime(),
  until: z.iso.datetime().nullable().describe('when it goes back; null: it stays'),
  is_end: z.boolean().describe('it takes back what was published for a time'),
  by: z.string().nullable().describe('null where the account is gone'),
  changed: z.array(z.string()).describe('the fields that it changes, as the log names them'),
  outcome: z
    .enum(['published', 'overtaken', 'refused', 'taken_back'])
    .nullable()
    .describe('null while it waits; overtaken: somebody has changed the same meanwhile'),
});
export type PlannedChange = z.infer<typeof plannedChange>;

/** GET of the same addresses: those that could not be saved in the last two weeks, and those that wait, the next first. */
export const plannedChanges = z.object({ results: z.array(plannedChange) });
export type PlannedChanges = z.infer<typeof plannedChanges>;

/** DELETE …/planned/{planned}/ takes one back. */
export const plannedInPath = plannedTarget.extend({ planned: rowIdInPath });
