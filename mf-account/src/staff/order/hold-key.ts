/** A wish and the key under which it was sent. */
export interface HeldKey {
  wish: string;
  key: string;
}

/**
 * The same wish is sent again under the same key, so that what was done in silence is not done twice; a new wish gets a
 * new one.
 */
export const holdKey = (held: HeldKey | null, wish: string): HeldKey =>
  held?.wish === wish ? held : { wish, key: crypto.randomUUID() };
