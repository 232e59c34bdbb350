/** The picture that two pages share: a card's, which becomes the product's (LOOK-22). */
const name = 'shared-picture';
let leaving: HTMLElement | null = null;

/** Remembers the picture of the card whose link was followed. */
export function leaveFrom(anchor: HTMLAnchorElement): void {
  leaving = anchor.closest('article')?.querySelector<HTMLElement>('[data-shared-picture="card"]') ?? null;
}

/** Whether the next page may grow out of a card's picture: never against the visitor's wish for less motion. */
const canMove = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Draws the next page while the card's picture becomes its leading one. Only one element has the name at any moment:
 * two would end the transition. @returns false where there is nothing to show it with: `draw` has not been called
 */
export function drawFromPicture(draw: () => void): boolean {
  const from = leaving;
  leaving = null;
  if (!from?.isConnected || !canMove()) return false;
  let lead: HTMLElement | null = null;
  from.style.viewTransitionName = name;
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    draw();
    lead = document.querySelector<HTMLElement>('[data-shared-picture="lead"]');
    if (lead) lead.style.viewTransitionName = name;
  });
  const settle = () => {
    if (lead) lead.style.viewTransitionName = '';
  };
  // A transition may be skipped, by a hidden page or the next click: the page stands all the same.
  transition.ready.catch(() => undefined);
  transition.finished.then(settle, settle);
  return true;
}
