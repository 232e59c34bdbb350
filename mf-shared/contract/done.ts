import { z } from 'zod';

/** The answer of a call that has nothing to tell but that it was done. */
export const done = z.object({ ok: z.literal(true) });
