import { atom } from 'nanostores';

/** A step of the breadcrumbs; its path stands without the language's prefix, in the visitor's language. */
export interface VisitedStep {
  name: string;
  path: string;
}

const storageKey = 'havu-visited-groups';
const kept = 10;

/** The groups that were looked at in this tab, newest first, each from the root down; nothing on the server. */
export const $visitedGroups = Object.assign(atom<readonly (readonly VisitedStep[])[]>([]), {
  init: [] as readonly (readonly VisitedStep[])[],
});

let isRestored = false;

/** Reads what the tab remembers from before a reload; once. */
export function restoreVisitedGroups(): void {
  if (isRestored) return;
  isRestored = true;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (Array.isArray(stored)) $visitedGroups.set([...$visitedGroups.get(), ...stored.filter(isTrail)].slice(0, kept));
  } catch {
    // Storage may be forbidden or hold anything: the groups since the reload still count.
  }
}

/** Keeps in mind that a group's list was looked at (PRODUCT-3). */
export function rememberVisitedGroup(group: VisitedStep & { ancestors: readonly VisitedStep[] }): void {
  restoreVisitedGroups();
  const others = $visitedGroups.get().filter((other) => other.at(-1)?.path !== group.path);
  const steps = [...group.ancestors, group].map(({ name, path }) => ({ name, path }));
  $visitedGroups.set([steps, ...others].slice(0, kept));
  try {
    sessionStorage.setItem(storageKey, JSON.stringify($visitedGroups.get()));
  } catch {
    // Storage may be full or forbidden: the groups count until the next reload.
  }
}

function isTrail(stored: unknown): stored is VisitedStep[] {
  return (
    Array.isArray(stored) &&
    stored.length > 0 &&
    stored.every(
      (step) => typeof step?.name === 'string' && typeof step?.path === 'string' && /^\/[^/]/.test(step.path),
    )
  );
}
