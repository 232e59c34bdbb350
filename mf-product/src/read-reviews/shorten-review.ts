const longestWhole = 300;
const shortened = 200;

/** Text over 300 characters is cut to about 200 at a word boundary (REVIEW-8); null where it stands whole. */
export function shortenReview(comment: string): string | null {
  if (comment.length <= longestWhole) return null;
  const boundary = comment.lastIndexOf(' ', shortened);
  return `${comment.slice(0, boundary > 0 ? boundary : shortened).trimEnd()}…`;
}
