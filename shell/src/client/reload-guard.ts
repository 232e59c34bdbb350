const key = 'havu-reloaded-at';
const guardMs = 10_000;

/** True once in 10 s: keeps a document that loads itself anew from doing so for ever (spec: shell §4). */
export function mayReload(now: number = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(key) ?? 0) < guardMs) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}
