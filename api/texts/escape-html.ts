/** A text as HTML shows it, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
