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

type Fields = Readonly<Record<string, Description>>;
type FieldSchemas<F extends Fields> = { [Name in keyof F]: z.ZodType<Described<F[Name]>> };
type ColumnSchemas<F extends Fields> = { [Name in keyof F]: z.ZodType<Described<F[Name]>[]> };

/** The schemas of described fields, to spread into the schema of an object. */
export function schemasOf<const F extends Fields>(fields: F): FieldSchemas<F>;
export function schemasOf(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
}

/** The same as columns: a list of each field's values. */
export function columnSchemasOf<const F extends Fields>(fields: F): ColumnSchemas<F>;
export function columnSchemasOf(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, z.array(schemaOf(field))]));
}

const wordSchemas = {
  text: z.string(),
  number: z.number(),
  int: z.number().int(),
  flag: z.boolean(),
  anything: z.unknown(),
};
