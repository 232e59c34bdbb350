/** Where the page has been scrolled past the element, goes back up to it; never further down. */
export function scrollBackTo(element: HTMLElement | null): void {
  if (!element) return;
  const start = element.getBoundingClientRect().top + scrollY - stickyHeight();
  if (scrollY > start) scrollTo({ top: start });
}

/** The part of the header that stays: what a jump keeps free, less the room of one rem above its target. */
function stickyHeight(): number {
  const { scrollPaddingTop, fontSize } = getComputedStyle(document.documentElement);
  return Number.parseFloat(scrollPaddingTop) - Number.parseFloat(fontSize) || 0;
}
