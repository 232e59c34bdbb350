/** Whether the link's file has come or failed. */
export const isSettled = ({ href }: HTMLLinkElement): boolean =>
  performance.getEntriesByName(href, 'resource').length > 0;

/**
 * Whether a link has the rules of its sheet. Chromium gives a link whose file failed a sheet too: one without rules, or one
 * that cannot be read.
 */
export function isSheetThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return !!sheet?.cssRules.length;
  } catch {
    return false;
  }
}

/** How long to wait for a sheet: one that has come is read at once, or failed before anybody listened. */
export const sheetWaitMs = (link: HTMLLinkElement, mostMs: number): number => (isSettled(link) ? 500 : mostMs);

/** Waits until the link's sheet is there or failed, for at most this long. */
export async function whenSheetEnds(link: HTMLLinkElement, mostMs: number): Promise<void> {
  if (isSheetThere(link)) return;
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    setTimeout(resolve, mostMs);
  });
}
