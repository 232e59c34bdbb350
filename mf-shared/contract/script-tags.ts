import { z } from 'zod';

/**
 * A script of others that the merchant adds to every page (CONF-72): the setting `script_tags` holds a list of them. It is
 * loaded only with the visitor's consent, and only from an origin of SCRIPT_ORIGINS.
 */
export const scriptTag = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  src: z.url({ protocol: /^https?$/ }).max(500),
  /** What a visitor has to agree to before. */
  consent: z.enum(['functional', 'statistics', 'marketing']),
  /** HTML's `integrity`: a script whose bytes differ does not run. */
  integrity: z
    .string()
    .regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/)
    .optional(),
});
/** All of a shop, as a setting has them. */
export const scriptTags = z.array(scriptTag).max(20);
export type ScriptTag = z.infer<typeof scriptTag>;
