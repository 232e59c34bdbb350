/** Where the page has been scrolled past the element, goes back up to it; never further down. */
export function scrollBackTo(element: HTMLElement | null): void {
  if (!element) return;
  const start = element.getBoundingClientRect().top + scrollY - stickyHeight();
  if (scrollY > start) scrollTo({ top: start });
}

/** The part of the header that stays: `--stick`, written in rem. */
function stickyHeight(): number {
  const root = getComputedStyle(document.documentElement);
  return Number.parseFloat(root.getPropertyValue('--stick')) * Number.parseFloat(root.fontSize) || 0;
}
