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
