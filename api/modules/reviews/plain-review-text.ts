/** Characters that a review may not have: control characters except line breaks, and marks that turn the direction of text around. */
const unseen = /(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;
/** A tag, its end, a comment or the like; "5 < 6" is none. */
const markup = /<[a-z/!?][^>]*>?/giu;

/** The plain text of a review: markup is taken out, however it is nested, and so are invisible characters. */
export function plainReviewText(written: string): string {
  let text = written.replaceAll('\r\n', '\n').replace(unseen, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(markup, '');
  }
  return text.trim();
}
