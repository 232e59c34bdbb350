/** A compound's last part is a word itself: of two letters anything is a typo away. */
const shortestEnd = 3;

export interface EditDistances {
  /** From the word to the whole term. */
  whole: number;
  /** From the word to the nearest end of the term: a compound's last part. */
  end: number;
}

/**
 * Counts the typos between a word and terms: a letter too many, missing or mistaken, two neighbours swapped.
 * Both are read from their ends, so that one pass tells of the whole term and of all its ends.
 */
export function createEditDistance(word: string): (term: string) => EditDistances {
  const rows = word.length + 1;
  // Three columns in turn: the current letter of the term, the one before, and the one before that for swaps.
  let [beforeLast, last, current] = [new Uint8Array(rows), new Uint8Array(rows), new Uint8Array(rows)];
  const letters = Uint16Array.from(word, (_, at) => word.charCodeAt(word.length - 1 - at));
  return (term) => {
    for (let row = 0; row < rows; row += 1) last[row] = row;
    let end = word.length;
    for (let column = 1; column <= term.length; column += 1) {
      const letter = term.charCodeAt(term.length - column);
      const before = term.charCodeAt(term.length - column + 1);
      current[0] = column;
      for (let row = 1; row < rows; row += 1) {
        const own = letters[row - 1];
        let edits = Math.min(at(last, row - 1) + (own === letter ? 0 : 1), at(last, row) + 1, at(current, row - 1) + 1);
        if (row > 1 && column > 1 && own === before && letters[row - 2] === letter)
          edits = Math.min(edits, at(beforeLast, row - 2) + 1);
        current[row] = edits;
      }
      if (column >= shortestEnd) end = Math.min(end, at(current, rows - 1));
      [beforeLast, last, current] = [last, current, beforeLast];
    }
    return { whole: at(last, rows - 1), end };
  };
}

const at = (column: Uint8Array, row: number): number => column[row] ?? 0;
