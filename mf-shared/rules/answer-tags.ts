/** How the shell learns what its pages are made of, and what of it became stale (FRESH-1 to FRESH-4). */

/** Asked with anything in it, an answer of the service tells here what makes it stale: `model:1 group:2 lists`. */
export const tagsHeader = 'x-tags';

/** What the service answers to `/healthz?since=<cursors>`; without `since` only the status. */
export interface HealthAnswer {
  status: 'ok';
  catalogueVersion?: number;
  /** `tags` is null where all answers may be stale. */
  changes?: { cursor: string; tags: readonly string[] | null };
}
