/** More words than a name and an address have would only cost time. */
const mostWords = 6;

/** The words of a search as somebody typed it, in small letters; each of them has to be found. */
export const searchWords = (q: string): string[] => q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);

/** The signs that mean something else in a pattern, taken by the letter. */
const plain = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** What LIKE finds a word by anywhere in a text. */
export const likePattern = (word: string): string => `%${plain(word)}%`;

/** What LIKE finds a word by where a text begins with it. */
export const beginsPattern = (word: string): string => `${plain(word)}%`;
