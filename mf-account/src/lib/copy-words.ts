/** Copies words; fails where a page is not secure and so has no clipboard, and where the browser refuses. */
export const copyWords = (words: string): Promise<void> =>
  navigator.clipboard?.writeText(words) ?? Promise.reject(new Error('no clipboard'));
