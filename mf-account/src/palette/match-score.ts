/** Lower case, without accents: `Päivä` is found by `paiva`. */
const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** From here on every word was typed as it stands; below, one is a typo or an abbreviation. */
export const surely = 0.5;

/** Shorter words are one typo away from too many. */
const shortestTypo = 4;
const shortestGist = 3;

/**
 * How well a text answers what was typed, 0 to 1; 0 where a word answers to nothing in it. A word answers to one that it
 * begins (1), stands in (0.7), begins with one typo (0.4), or whose letters it has in order (`stngs` for settings, 0.3).
 */
export function matchScore(text: string, typed: readonly string[]): number {
  const words = wordsOf(text);
  let least = 1;
  for (const each of typed) {
    const best = Math.max(0, ...words.map((word) => wordScore(word, each)));
    if (best === 0) return 0;
    least = Math.min(least, best);
  }
  return least;
}

function wordScore(word: string, typed: string): number {
  if (word.startsWith(typed)) return 1;
  if (typed.length > 1 && word.includes(typed)) return 0.7;
  if (typed.length >= shortestTypo && beginsWithTypo(word, typed)) return 0.4;
  return typed.length >= shortestGist && isGist(word, typed) ? 0.3 : 0;
}

/** One letter too many, missing or mistaken, or two neighbours swapped. */
function beginsWithTypo(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && word[at] === typed[at]) at += 1;
  // People make no typo in the first letter.
  if (at === 0) return false;
  const [rest, left] = [typed.slice(at), word.slice(at)];
  const isSwapped = rest[0] === left[1] && rest[1] === left[0] && left.slice(2).startsWith(rest.slice(2));
  return (
    isSwapped ||
    left.startsWith(rest.slice(1)) ||
    left.slice(1).startsWith(rest) ||
    (left.length > 0 && left.slice(1).startsWith(rest.slice(1)))
  );
}

/** The typed letters stand in the word in order, the first one first, and are more than a third of it. */
function isGist(word: string, typed: string): boolean {
  if (word[0] !== typed[0] || typed.length * 3 <= word.length) return false;
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at === typed.length;
}
