const longest = 40;
const mostWords = 4;
/** Letters with their marks, joined by an apostrophe or hyphen; `J.` is an initial, `&` stands between two people. */
const word = /^(?:\p{L}\p{M}*\.|&|(?:\p{L}\p{M}*)+(?:['’-](?:\p{L}\p{M}*)+)*)$/u;

/**
 * A name for a mail that somebody else may have asked for: only what can be no message and no link.
 * @returns the name, or '' for what is longer or holds anything else, so that the mail greets nobody by name
 */
export function plainName(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/u);
  const plain = words.join(' ');
  const isPlain = plain.length <= longest && words.length <= mostWords && words.every((part) => word.test(part));
  return isPlain ? plain : '';
}
