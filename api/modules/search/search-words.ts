/** The words of what somebody typed: lower case, letters and digits, at most eight. */
export function searchWords(typed: string): string[] {
  const words = typed
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, 8).map((word) => word.slice(0, 40));
}

/** Letters without accents, for comparing names in memory as the database does in texts. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');
