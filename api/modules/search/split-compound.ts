/** Shorter parts are in too many words. */
const shortestPart = 3;
/** What an ending, or the letters that join two words (`s`, `n`, `en`), may add to a part. */
const mostCut = 3;
/** A split asks for words of both its parts. */
const shortestWord = 2 * shortestPart;

/** Numbers of the terms that a word is made of, or null where it is not made of two. */
export type SplitCompound = (word: string) => readonly [head: number, tail: number] | null;

/**
 * `winterjacket` is `winter` and `jacket`, `skidpjäxor` is `skid` and `pjäxor`: a word that the texts write as two, or join
 * otherwise. Of several ways the one that leaves the fewest letters out is taken, then the one with the longest tail.
 */
export function createSplitCompound(terms: readonly string[]): SplitCompound {
  let numbers: Map<string, number> | null = null;
  return (word) => {
    if (word.length < shortestWord) return null;
    numbers ??= new Map(terms.map((term, index) => [term, index]));
    let best: readonly [number, number] | null = null;
    let fewest = Number.POSITIVE_INFINITY;
    for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
      const head = find(numbers, word.slice(0, at));
      const tail = head && find(numbers, word.slice(at));
      if (!head || !tail || head.cut + tail.cut >= fewest) continue;
      fewest = head.cut + tail.cut;
      best = [head.index, tail.index];
    }
    return best;
  };
}

/** The longest term that the part begins with and of which it has hardly more. */
function find(numbers: ReadonlyMap<string, number>, part: string): { index: number; cut: number } | null {
  for (let cut = 0; cut <= mostCut && part.length - cut >= shortestPart; cut += 1) {
    const index = numbers.get(part.slice(0, part.length - cut));
    if (index !== undefined) return { index, cut };
  }
  return null;
}
