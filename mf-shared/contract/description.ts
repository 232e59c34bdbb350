/**
 * Describes the shape of JSON in plain data. The service makes its schema from a description (schema-of.ts), and a browser
 * checks with it what it kept in its storage, without the library of the schemas.
 */
export type Description =
  | 'text'
  | 'number'
  | 'int'
  | 'flag'
  | 'anything'
  | readonly ['oneOf', readonly string[]]
  | readonly ['orNull' | 'list' | 'optional', Description]
  | { readonly [field: string]: Description };

type OptionalFields<D> = { [K in keyof D]: D[K] extends readonly ['optional', unknown] ? K : never }[keyof D];

/** The type of the values that a description allows. */
export type Described<D> = D extends 'text'
  ? string
  : D extends 'number' | 'int'
    ? number
    : D extends 'flag'
      ? boolean
      : D extends 'anything'
        ? unknown
        : D extends readonly ['oneOf', readonly (infer Word)[]]
          ? Word
          : D extends readonly ['orNull', infer Inner]
            ? Described<Inner> | null
            : D extends readonly ['list', infer Inner]
              ? Described<Inner>[]
              : D extends readonly ['optional', infer Inner]
                ? Described<Inner>
                : Plain<
                    { -readonly [K in Exclude<keyof D, OptionalFields<D>>]: Described<D[K]> } & {
                      -readonly [K in OptionalFields<D>]?: Described<D[K]>;
                    }
                  >;

type Plain<T> = { [K in keyof T]: T[K] };

/** A choice of words. */
export const oneOf = <const Words extends readonly string[]>(...words: Words) => ['oneOf', words] as const;
export const orNull = <const D extends Description>(inner: D) => ['orNull', inner] as const;
export const list = <const D extends Description>(item: D) => ['list', item] as const;
export const optional = <const D extends Description>(inner: D) => ['optional', inner] as const;

/** True where a value has the described shape. Fields that the description does not name are allowed. */
export function isDescribed<const D extends Description>(description: D, value: unknown): value is Described<D> {
  return fits(description, value);
}

function fits(description: Description, value: unknown): boolean {
  if (typeof description === 'string') return fitsWord(description, value);
  if (isTagged(description)) {
    const [kind, inner] = description;
    if (kind === 'oneOf') return inner.some((word) => word === value);
    if (kind === 'list') return Array.isArray(value) && value.every((item) => fits(inner, item));
    return value === (kind === 'orNull' ? null : undefined) || fits(inner, value);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(description).every(([name, inner]) => fits(inner, fields[name]));
}

function fitsWord(word: Extract<Description, string>, value: unknown): boolean {
  // The schema takes any value too, but there has to be one.
  if (word === 'anything') return value !== undefined;
  if (word === 'text') return typeof value === 'string';
  if (word === 'flag') return typeof value === 'boolean';
  return Number.isFinite(value) && (word === 'number' || Number.isSafeInteger(value));
}

/** The emptiest value of a described shape: no text, 0, false, null, no items. */
export function emptyOf<const D extends Description>(description: D): Described<D>;
export function emptyOf(description: Description): unknown {
  if (typeof description === 'string') return emptyWords[description];
  if (isTagged(description)) {
    const [kind, inner] = description;
    if (kind === 'oneOf') return inner[0];
    return kind === 'list' ? [] : kind === 'orNull' ? null : undefined;
  }
  const fields = Object.entries(description).filter(([, inner]) => inner[0] !== 'optional');
  return Object.fromEntries(fields.map(([name, inner]) => [name, emptyOf(inner)]));
}

const emptyWords = { text: '', number: 0, int: 0, flag: false, anything: null };

type Tagged = Extract<Description, readonly unknown[]>;

export const isTagged = (description: Description): description is Tagged => Array.isArray(description);
