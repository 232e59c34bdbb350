const storageKey = 'havu-token-since';
const renewalMs = 24 * 60 * 60_000;
/** Where the browser forbids storage: once a page. */
let sinceHere: number | null = null;

/** Whether the token is older than a day, or of unknown age (SESSION-33). */
export function isRenewalDue(now: number): boolean {
  const since = sinceHere ?? readSince();
  return since === null || now - since >= renewalMs || since > now;
}

/** Remembers that the token was made now, for every tab. */
export function rememberRenewal(now: number): void {
  sinceHere = null;
  try {
    localStorage.setItem(storageKey, String(now));
  } catch {
    sinceHere = now;
  }
}

function readSince(): number | null {
  try {
    const since = Number(localStorage.getItem(storageKey) ?? Number.NaN);
    return Number.isFinite(since) ? since : null;
  } catch {
    return null;
  }
}
