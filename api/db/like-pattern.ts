/** The signs that mean something else in a pattern, taken by the letter. */
const plain = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** What LIKE finds a word by anywhere in a text. */
export const likePattern = (word: string): string => `%${plain(word)}%`;

/** What LIKE finds a word by where a text begins with it. */
export const beginsPattern = (word: string): string => `${plain(word)}%`;
