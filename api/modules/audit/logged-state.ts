import { createHash } from 'node:crypto';

/** A hash of what was read: a save over something newer is noticed, whether staff, a feed or an import wrote it. */
export const versionOf = (state: object | null): string =>
  createHash('sha256').update(inOneOrder(state)).digest('base64url').slice(0, 22);

/** What the log keeps of a write is an object or nothing. */
export const asState = (logged: unknown): object | null =>
  typeof logged === 'object' && logged !== null ? logged : null;

export const isSame = (one: object | null, other: object | null): boolean => inOneOrder(one) === inOneOrder(other);

/** The database keeps the names of an object in an order of its own. */
const inOneOrder = (state: object | null): string =>
  JSON.stringify(state, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** Whether nothing has changed since a write, of all that it knew of: its subject may have got more fields since. */
export const isStillSo = (now: object | null, write: object | null): boolean =>
  isSame(now && write && Object.fromEntries(Object.entries(now).filter(([name]) => name in write)), write);
