/** Pages of text and pages with tabs have numbers of their own: those of the second stand behind this in the room's addresses. */
const tabbed = 'tabs-';

/** The number of a page with tabs; null for a page of text. */
export const tabbedId = (number: string): string | null =>
  number.startsWith(tabbed) ? number.slice(tabbed.length) : null;

/** Where a page is changed. */
export const pathOfPage = (kind: 'text' | 'tabs', id: number | string): string =>
  `/staff/pages/${kind === 'tabs' ? tabbed : ''}${id}/`;
