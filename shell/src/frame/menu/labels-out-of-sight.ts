interface BarLink {
  name: string;
  /** As it stands in the bar, locale prefix included. */
  address: string;
}

/** Links of the menu bar that a narrow window pushes out of its sliding strip. */
export function labelsOutOfSight(bar: Element | null | undefined): BarLink[] {
  const strip = bar?.querySelector('ul');
  if (!strip) return [];
  const edge = strip.getBoundingClientRect().right + 1;
  return [...strip.querySelectorAll<HTMLAnchorElement>(':scope > li > span > a')]
    .filter((link) => link.getBoundingClientRect().right > edge)
    .map((link) => ({ name: link.textContent, address: link.getAttribute('href') ?? '/' }));
}
