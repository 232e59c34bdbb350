import { z } from 'zod';
import { dayReasons } from './staff-choices.ts';

/** Days on which a store has other hours than those of its week, a public holiday among them (AVAIL-33). */
export const otherDays = z.object({
  from: z.iso.date(),
  to: z.iso.date().describe('the last of the days'),
  hours: z.string().nullable().describe('`10–18`, or null when closed'),
  reason: z.enum(dayReasons),
});
export type OtherDays = z.infer<typeof otherDays>;
