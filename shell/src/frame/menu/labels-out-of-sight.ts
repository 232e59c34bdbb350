interface BarLink {
  name: string;
  /** The address as it stands in the bar, locale prefix included. */
  address: string;
}

/** Links of the menu bar for which a narrow window has no room: they stand on a line below the first. */
export function labelsOutOfSight(bar: Element | null | undefined): BarLink[] {
  const strip = bar?.querySelector('ul');
  if (!strip) return [];
  const links = [...strip.querySelectorAll<HTMLAnchorElement>(':scope > li > span > a')];
  const lineOf = (link: HTMLAnchorElement | undefined) => link?.getBoundingClientRect().top ?? 0;
  return links
    .filter((link) => lineOf(link) > lineOf(links[0]))
    .map((link) => ({ name: link.textContent, address: link.getAttribute('href') ?? '/' }));
}
