import { latuMembership, scoutMembership } from 'mf-shared/contract';
import { z } from 'zod';
import type { Catalogue } from '../../read-model/catalogue.ts';

const text = (length: number) => z.string().trim().max(length);

/** PATCH /api/customer/: what is sent is changed, the rest stays (SESSION-42). */
export const profilePatch = z
  .object({
    first_name: text(100).min(1),
    last_name: text(100).min(1),
    phone: text(40),
    address: text(200),
    postcode: text(12),
    city: text(100),
    state: text(6),
    country: z
      .string()
      .regex(/^[a-z]{2}$/i)
      .transform((code) => code.toLowerCase()),
    interests: z.array(text(60)).max(50),
    marketing_consent: z.boolean(),
    sms_consent: z.boolean(),
    review_consent: z.boolean(),
    reminder_consent: z.boolean(),
    /** Joining is free: STAFF-31. */
    is_club_member: z.boolean(),
    /** null: no member any more. */
    scout: scoutMembership.nullable(),
    latu: latuMembership.nullable(),
    /** Id of a store where goods can be fetched; null: none (SESSION-85). */
    preferred_store: z.number().int().positive().nullable(),
    gift_category: z.number().int().positive().nullable(),
  })
  .partial();

/** The patch as columns; what was not sent is not there. */
export function toColumns({ postcode, scout, latu, ...columns }: z.output<typeof profilePatch>) {
  return {
    ...columns,
    ...(postcode !== undefined && { postal_code: postcode }),
    ...(scout !== undefined && { scout_group: scout?.group ?? '', scout_member_id: scout?.member_id ?? '' }),
    ...(latu !== undefined && { latu_member_id: latu?.member_id ?? '', latu_branch: latu?.branch ?? '' }),
  };
}

/** Gifts are chosen from the groups that the shop shows in its menu. */
export const isGiftCategory = ({ groups }: Pick<Catalogue, 'groups'>, id: number): boolean =>
  groups.byId.get(id)?.show_in_menu === true;
