const maxLength = 150;

/** Cuts a description to 150 characters on a word boundary (ROUTE-122). */
export function cutDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= maxLength) return plain;
  const cut = plain.slice(0, maxLength + 1);
  const end = cut.lastIndexOf(' ');
  return cut.slice(0, end > 0 ? end : maxLength).replace(/[\s,;:–-]+$/, '');
}
