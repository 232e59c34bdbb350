import { atom } from 'nanostores';

const storageKey = 'havu-visited-paths';
const kept = 20;
const none: readonly string[] = [];

/** Paths of the pages that this tab has shown, newest first, without the language's prefix; none on the server. */
export const $visitedPaths = Object.assign(atom(none), { init: none });

let isRestored = false;

/** Keeps in mind that a page was shown (PRODUCT-3); what the tab remembers from before a reload comes with the first. */
export function rememberVisitedPath(path: string): void {
  try {
    const before = isRestored ? $visitedPaths.get() : readPaths(sessionStorage.getItem(storageKey));
    isRestored = true;
    $visitedPaths.set([path, ...before.filter((other) => other !== path)].slice(0, kept));
    sessionStorage.setItem(storageKey, JSON.stringify($visitedPaths.get()));
  } catch {
    // Storage may be full or forbidden: the way here is then the product's own.
  }
}

function readPaths(stored: string | null): readonly string[] {
  try {
    const paths: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(paths) ? paths.filter((path): path is string => typeof path === 'string') : none;
  } catch {
    return none;
  }
}
