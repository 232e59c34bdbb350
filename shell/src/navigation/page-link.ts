import type { PageConfig } from 'mf-shared/router';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import { isPagePath } from 'mf-shared/rules/page-path';

/** The address that a link leads to within this document: same origin, a page, the page's language; else null. */
export function pageLink(anchor: HTMLAnchorElement, { locale, localeStrategy }: PageConfig): URL | null {
  if (anchor.target && anchor.target !== '_self') return null;
  if (anchor.dataset.document !== undefined) return null;
  if (anchor.hasAttribute('download') || anchor.origin !== location.origin) return null;
  const url = new URL(anchor.href);
  if (!isPagePath(url.pathname)) return null;
  const { named } = splitLocalePath(url.pathname, localeStrategy);
  const isSameLanguage = localeStrategy === 'none' || (named ?? 'fi') === locale;
  return isSameLanguage ? url : null;
}

/** The link that an event happened in, if any. */
export function anchorOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}
