import { z } from 'zod';
import { farthestStaffPage } from './staff-choices.ts';

/** Pages of the staff's lists: 25 rows each. */
export const staffPageSize = 25;
/** Which page is asked for; the last one is answered where it is beyond that. */
export const staffPage = z.coerce.number().int().min(1).max(farthestStaffPage).default(1);
/** Where an answer's page stands among the others. */
export const pagedAnswer = { total: z.number().int(), page: z.number().int(), page_count: z.number().int() };
/** No calendar of the database has a year 0. */
const dayAsked = z.iso.date().refine((day) => !day.startsWith('0000'));
/** The first and the last day of what is asked for, by the shop's calendar. */
export const daysAsked = { from: dayAsked.optional(), to: dayAsked.optional() };
/** The country that is asked for, as its two letters. */
export const countryAsked = z.string().regex(/^[a-z]{2}$/);
