/**
 * Goes to the page's start, or back to an element where it has been scrolled past. Never further down.
 * Jumps where less motion is wished for (a style of the page decides on `scroll-behavior`).
 */
export function scrollToTop(element: HTMLElement | null): void {
  const start = element ? element.getBoundingClientRect().top + scrollY - stickyHeight() : 0;
  if (scrollY > start) scrollTo({ top: start });
}

/** What stays at the top of the window, so that nothing ends up under it. */
function stickyHeight(): number {
  const header = document.querySelector('header');
  return header && getComputedStyle(header).position === 'sticky' ? header.getBoundingClientRect().bottom : 0;
}
