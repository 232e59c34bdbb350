import { z } from 'zod';
import { linkRequest } from './accounts.ts';
import { rowId } from './row-id.ts';

/** An account as staff see it who may merge two: what it has, in numbers. */
const mergeAccount = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  company: z.string().describe('name of the company; empty for a person'),
  address: z.string().describe('in one line; empty without one'),
  counts: z.object({
    orders: z.number().int(),
    cases: z.number().int().describe('returns and complaints'),
    gift_cards: z.number().int(),
    rentals: z.number().int(),
    reviews: z.number().int(),
    wishes: z.number().int(),
  }),
});
export type MergeAccount = z.infer<typeof mergeAccount>;

/** GET /api/staff/customers/:id/merge/: the account that is kept and the other one, which `other` names by email or number. */
export const staffMergeQuery = z.object({ other: z.string().trim().min(1).max(254) });
export const staffMerge = z.object({ kept: mergeAccount, other: mergeAccount });
export type StaffMerge = z.infer<typeof staffMerge>;

/** POST /api/staff/customers/:id/merge/: mails the link that asks the owner of the other account. */
export const askMergeRequest = z.object({ other: rowId });

/** A request that waits for the answer of the other account's owner. */
export const openMerge = z.object({
  kept_id: z.number().int(),
  other_id: z.number().int(),
  /** The address of the account on the other side of the request. */
  with: z.string(),
  ends_at: z.iso.datetime(),
});
export type OpenMerge = z.infer<typeof openMerge>;

/** POST /api/accounts/merge/look/: what the mailed link asks; looking uses nothing up. */
export const askedMerge = z.object({
  kept: z.string().describe('address of the account that is kept'),
  other: z.string().describe('address of the account that ends, to which the link was mailed'),
});
export type AskedMerge = z.infer<typeof askedMerge>;
/** POST /api/accounts/merge/: the owner of the other account agrees, or does not. Either uses the link up. */
export const answerMergeRequest = linkRequest.extend({ agrees: z.boolean() });
