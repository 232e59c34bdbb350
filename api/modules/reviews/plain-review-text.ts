/** What a person may not write: control characters but line breaks, and marks that turn the direction of text around. */
const unseen = /(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;
/** A tag, its end, a comment or the like; "5 < 6" is none. */
const markup = /<[a-z/!?][^>]*>?/giu;

/** A review is words: markup goes, however it is nested, and so does what cannot be seen. */
export function plainReviewText(written: string): string {
  let text = written.replaceAll('\r\n', '\n').replace(unseen, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(markup, '');
  }
  return text.trim();
}
