/** A set of list positions, one bit each, in 32-bit words. */
export type BitSet = Int32Array;

const wordCount = (size: number): number => (size + 31) >>> 5;

export const emptySet = (size: number): BitSet => new Int32Array(wordCount(size));

export function fullSet(size: number): BitSet {
  const set = emptySet(size).fill(-1);
  if (size & 31) set[set.length - 1] = (1 << (size & 31)) - 1;
  return set;
}

export function addTo(set: BitSet, position: number): void {
  const word = position >>> 5;
  set[word] = (set[word] as number) | (1 << (position & 31));
}

export const isIn = (set: BitSet, position: number): boolean =>
  ((set[position >>> 5] as number) & (1 << (position & 31))) !== 0;

export function uniteInto(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] as number) | (other[word] as number);
}

export function intersectInto(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] as number) & (other[word] as number);
}

/** How many positions both sets hold. */
export function countCommon(a: BitSet, b: BitSet): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += ones((a[word] as number) & (b[word] as number));
  return count;
}

export function countIn(set: BitSet): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) count += ones(set[word] as number);
  return count;
}

/** Ones of a 32-bit word by adding pairs, nibbles, bytes. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
