import { z } from 'zod';

/** Why a store has other hours on some days. */
export const dayReasons = ['holiday', 'season', 'stocktaking', 'repairs', 'event', 'other'] as const;

/** Days on which a store has other hours than those of its week, a public holiday among them (AVAIL-33). */
export const otherDays = z.object({
  from: z.iso.date(),
  to: z.iso.date().describe('the last of the days'),
  hours: z.string().nullable().describe('`10–18`, or null when closed'),
  reason: z.enum(dayReasons),
});
export type OtherDays = z.infer<typeof otherDays>;
