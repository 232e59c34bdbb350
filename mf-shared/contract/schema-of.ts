import { z } from 'zod';
import { type Described, type Description, isTagged } from './description.ts';

/** The schema of a described shape, for the service. */
export function schemaOf<const D extends Description>(description: D): z.ZodType<Described<D>>;
export function schemaOf(description: Description): z.ZodType {
  if (typeof description === 'string') return wordSchemas[description];
  if (isTagged(description)) {
    const [kind, inner] = description;
    if (kind === 'oneOf') return z.enum(inner);
    const schema = schemaOf(inner);
    return kind === 'list' ? z.array(schema) : kind === 'orNull' ? schema.nullable() : schema.optional();
  }
  return z.object(Object.fromEntries(Object.entries(description).map(([name, inner]) => [name, schemaOf(inner)])));
}

const wordSchemas = {
  text: z.string(),
  number: z.number(),
  int: z.number().int(),
  flag: z.boolean(),
  anything: z.unknown(),
};
