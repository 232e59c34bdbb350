import type { ApiClient } from 'mf-shared/http';

/** Calls that change nothing that a page shows: what was typed is kept for its link, HTML is looked at, and drafts are made. */
const changesNothing = /\/(?:preview|rich-text|translations)\/$/;

/** A client that tells what it wrote, once it is stored. */
export function notedWrites(api: ApiClient, onWritten: (body: unknown) => void): ApiClient {
  const noted =
    (method: 'post' | 'put' | 'patch' | 'delete'): ApiClient['put'] =>
    async (path, body, options) => {
      const answer = await api[method]<never>(path, body, options);
      if (!changesNothing.test(path)) onWritten(body);
      return answer;
    };
  return { get: api.get, post: noted('post'), put: noted('put'), patch: noted('patch'), delete: noted('delete') };
}

/** Whether what was written gives a thing another address in a language: `slugs`, and in `was` those before. */
export function isMoved(body: unknown, locale: string): boolean {
  const [before, after] = [slugIn(fieldOf(body, 'was'), locale), slugIn(body, locale)];
  return before !== undefined && after !== undefined && before !== after;
}

/** As pages have it: what a language lacks is Finnish, or any. */
function slugIn(state: unknown, locale: string): unknown {
  const slugs = fieldOf(state, 'slugs');
  if (typeof slugs !== 'object' || slugs === null) return undefined;
  return fieldOf(slugs, locale) ?? fieldOf(slugs, 'fi') ?? Object.values(slugs)[0];
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
