import { z } from 'zod';
import { draftSecret } from './attachments.ts';

/** Words of a letter about a return or a complaint. */
export const letter = z.string().trim().max(4000);
/** The same key sent again is the same form or letter. */
export const requestKey = z.string().regex(/^[\w-]{16,64}$/);
/** Files of a draft, which only its browser knows. */
export const withFiles = {
  draft: draftSecret.optional(),
  attachments: z.array(z.uuid()).max(20).default([]),
};

/** With a refusal: what becomes of the goods (AFTER-106), and the store that keeps them where one does. Left out: not told. */
export const refusedGoods = z
  .object({ to: z.enum(['with_buyer', 'sent_back', 'kept']), store: z.number().int().nullable().default(null) })
  .refine(({ to, store }) => (to === 'kept') === (store !== null))
  .optional();

/** What became of the goods of a case that was refused; null where nobody told. */
export const goodsOfRefusal = z
  .object({
    to: z.enum(['with_buyer', 'sent_back', 'kept']),
    /** The store that keeps them, with its address; '' where none does. */
    kept_in: z.string(),
    /** Last day to fetch them, `YYYY-MM-DD`. */
    kept_until: z.string(),
  })
  .nullable();

/** `asked`: the carrier has not made it yet; `refused`: it makes none, the parcel goes another way. */
export const parcelLabel = z.object({
  status: z.enum(['asked', 'ready', 'refused']),
  /** What a phone shows where the parcel is handed in. */
  code: z.string(),
  /** The label to print, for some minutes; null until there is one, and where it names whom the reader may not know. */
  pdf: z.string().nullable(),
});
export type ParcelLabel = z.infer<typeof parcelLabel>;
