import { $isStaff, $modal } from 'mf-shared/stores';

/** Runs work when the browser has nothing better to do; Safari lacks requestIdleCallback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 200);
}

/**
 * Starts what a visitor who only looks does without (the router, the applications): with the first move, when something
 * asks for a dialog that an application shows, for staff and their bar, and in a document that was loaded again or come
 * back to, whose place in the list the router restores.
 */
export function whenNeeded(moved: Promise<void>, start: () => void): void {
  void moved.then(start);
  $modal.subscribe((modal) => modal && start());
  $isStaff.subscribe((isStaff) => isStaff && start());
  if (isComeBackTo()) start();
}

function isComeBackTo(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}
