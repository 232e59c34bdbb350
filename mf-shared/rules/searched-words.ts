/** Longest search that the service takes. */
const longest = 200;
const invisible = /[\p{Cc}\p{Cf}]+/gu;

/** The words of `?q=`: control characters dropped, spaces joined, cut to what the service takes. */
export function searchedWords(search: string): string {
  const typed = new URLSearchParams(search).get('q') ?? '';
  return typed.replace(invisible, ' ').replace(/\s+/g, ' ').trim().slice(0, longest);
}
