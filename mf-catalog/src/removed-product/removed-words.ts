import { decodeText } from 'mf-shared/rules/decode-text';

/** The words of a removed product's address, for finding what replaces it: its own name rather than its groups. */
export function removedWords(slug: string): string {
  const last = slug.split('/').findLast((segment) => segment !== '') ?? '';
  return decodeText(last)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 100);
}
