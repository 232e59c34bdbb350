import { z } from 'zod';

/** Every refusal of the service, except where the specification gives its own shape (ERR-19 to ERR-24). */
export const apiError = z.object({
  error: z.object({
    code: z.string(),
    /** For people, in the language of the request's Accept-Language. */
    message: z.string(),
    /** Field name → message, for 400 answers to forms. */
    fields: z.record(z.string(), z.string()).optional(),
    /** JSON for the error screen: `{ "redirect": "/path/" }` leads there at once (ERR-5). */
    data: z.string().optional(),
  }),
});
export type ApiError = z.infer<typeof apiError>;

/** The answer of a call that has nothing to tell but that it was done. */
export const done = z.object({ ok: z.literal(true) });
