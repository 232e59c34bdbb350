import { z } from 'zod';

/** Pages of the staff's lists: 25 rows each, and none so far back that nobody would turn to it. */
export const staffPageSize = 25;
/** Which page is asked for. */
export const staffPage = z.coerce.number().int().min(1).max(1000).default(1);
/** Where an answer's page stands among the others. */
export const pagedAnswer = { total: z.number().int(), page: z.number().int(), page_count: z.number().int() };
