import { z } from 'zod';

/** The largest number that PostgreSQL's `integer` holds: a larger one would be an error of the database, and no id. */
const largestId = 2_147_483_647;

/** The number of a row in a body. */
export const rowId = z.number().int().positive().max(largestId);
/** The number of a row in an address or a query, where it comes as text. */
export const rowIdInPath = z.coerce.number().int().positive().max(largestId);
/** `…/:id/` */
export const idInPath = z.object({ id: rowIdInPath });
