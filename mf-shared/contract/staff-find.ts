import { z } from 'zod';
import { lineOfText } from './accounts.ts';
import { complaintStatus } from './complaints.ts';
import { orderStatus } from './order-status.ts';
import { writtenKinds } from './staff-choices.ts';
import { productStates } from './staff-products.ts';

/** GET /api/staff/find/: words, all of which stand in what is found; fewer than two signs find nothing. */
export const staffFindQuery = z.object({ q: lineOfText(100).default('') });

const facts = {
  /** The number or id in the address of its page. */
  id: z.string(),
  /** What it is called: a person or a product. */
  name: z.string(),
  /** What tells it from others of the name: an address, goods, a brand. */
  about: z.string(),
};
export const staffFound = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), ...facts, status: orderStatus, total: z.number(), currency: z.string() }),
  z.object({ kind: z.literal('return'), ...facts, is_over: z.boolean() }),
  z.object({ kind: z.literal('store-return'), ...facts, is_over: z.boolean() }),
  z.object({ kind: z.literal('complaint'), ...facts, status: complaintStatus }),
  z.object({ kind: z.literal('customer'), ...facts }),
  z.object({
    kind: z.literal('product'),
    ...facts,
    image: z.string().describe('a path below /media/; empty where there is none'),
    state: z.enum(productStates),
    stock: z.number().int().describe('pieces that the web shop can sell'),
  }),
  z.object({ kind: z.literal('written'), ...facts, of: z.enum(writtenKinds) }),
]);
export type StaffFound = z.infer<typeof staffFound>;
export const staffFindResponse = z.object({
  results: z.array(staffFound).describe('of each kind the best first, and only kinds that the caller may read'),
  /** No name matches the typed words: the products are those with similar names. */
  is_approximate: z.boolean(),
});
export type StaffFindResponse = z.infer<typeof staffFindResponse>;
