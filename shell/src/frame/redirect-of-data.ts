/** A path of this shop; an address elsewhere would let whoever writes the data send visitors anywhere. */
const ownPath = /^\/(?![/\\])/;

/**
 * Where the data of a failure lead (ERR-5): its field `redirect`, a path without locale prefix. Null where they name none.
 * @throws where they cannot be parsed (ERR-6)
 */
export function redirectOfData(data: string | null): string | null {
  if (data === null) return null;
  const value: unknown = JSON.parse(data);
  const redirect = typeof value === 'object' && value !== null ? Reflect.get(value, 'redirect') : undefined;
  return typeof redirect === 'string' && ownPath.test(redirect) ? redirect : null;
}
