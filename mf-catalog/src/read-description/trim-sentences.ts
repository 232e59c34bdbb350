/** Longest description under the name (LIST-5, LIST-14). */
export const descriptionLimits = { phone: 120, desktop: 500, brand: 700 } as const;

const sentenceEnd = /[.!?…]+["”’)\]]*(?=\s|$)/g;

/**
 * The text's first whole sentences, at most `limit` characters; a first sentence that is longer is cut at a word and
 * gets an ellipsis.
 * @param text plain text
 */
export function trimSentences(text: string, limit: number): { text: string; isTrimmed: boolean } {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= limit) return { text: whole, isTrimmed: false };
  let end = 0;
  for (const match of whole.matchAll(sentenceEnd)) {
    const next = match.index + match[0].length;
    if (next > limit) break;
    end = next;
  }
  return { text: end > 0 ? whole.slice(0, end) : cutAtWord(whole, limit), isTrimmed: true };
}

function cutAtWord(text: string, limit: number): string {
  const space = text.lastIndexOf(' ', limit - 1);
  return `${text.slice(0, space > 0 ? space : limit - 1)}…`;
}
