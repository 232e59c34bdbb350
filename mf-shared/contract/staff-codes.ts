import { z } from 'zod';
import { locale } from './locale.ts';
import { codeStandings } from './staff-choices.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

export const codeKinds = ['percent', 'amount', 'free_delivery'] as const;
const most = 9_999_999.99;

/** What staff say of a discount code. */
const codeFields = {
  kind: z.enum(codeKinds),
  /** Percent, or euro off the goods; 0 where the delivery is free. */
  value: z.number().min(0).max(most),
  min_total: z.number().min(0).max(most).describe('what the goods must cost at least, in euro'),
  excludes_offers: z.boolean(),
  club_only: z.boolean(),
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
  max_uses: z.number().int().min(1).max(2_000_000_000).nullable().describe('orders that may use it'),
  /** False: it is stopped. */
  is_active: z.boolean(),
  /** What the discount is called in the cart. */
  names: z.partialRecord(locale, z.string().trim().max(100)),
};
export const codeState = z.object(codeFields);
export type CodeState = z.infer<typeof codeState>;

export const staffCode = codeState.extend({
  id: z.number().int(),
  code: z.string(),
  uses: z.number().int(),
  standing: z.enum(codeStandings),
});
export type StaffCode = z.infer<typeof staffCode>;
/** GET /api/staff/codes/, the newest first. */
export const staffCodesQuery = z.object({
  q: z.string().trim().max(100).optional().describe('stands in the code or in its name of any language'),
  state: z.enum(codeStandings).optional(),
  page: staffPage,
});
export const staffCodes = z.object({ results: z.array(staffCode), ...pagedAnswer });
export type StaffCodes = z.infer<typeof staffCodes>;

/** POST /api/staff/codes/ */
export const newCode = codeState.extend({
  code: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}._-]{3,40}$/u),
});
export type NewCode = z.infer<typeof newCode>;
/** PUT /api/staff/codes/{id}/. `was`: what was read; it is not saved over anything else. */
export const codeRequest = codeState.extend({ was: codeState.optional() });
