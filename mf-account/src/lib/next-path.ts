/**
 * Where signing in leads: the path in `next` if it lies in this shop, else the account. Anything that could leave the
 * shop (another origin, `//host`, `/\host`, and paths that become one, such as `/.//host`) is refused.
 */
export function nextPath(search: string, origin: string, fallback: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return fallback;
  try {
    const url = new URL(next, origin);
    return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}
