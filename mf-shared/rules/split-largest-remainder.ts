/**
 * Shares whole minor units among weights so that the parts add up to the cent: every part gets its floor, the largest
 * remainders get the cents left over, earlier parts first on a tie. No part exceeds its weight while amount ≤ sum of weights.
 * @param amount whole, ≥ 0. @param weights whole, ≥ 0. @returns a part per weight; all 0 when nothing has weight.
 */
export function splitLargestRemainder(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0 || amount === 0) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, part: Number(exact / BigInt(sum)), remainder: exact % BigInt(sum) };
  });
  const parts = shares.map((share) => share.part);
  let left = amount - parts.reduce((total, part) => total + part, 0);
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const share of byRemainder) {
    if (left === 0) break;
    if ((weights[share.index] ?? 0) === 0) continue;
    parts[share.index] = share.part + 1;
    left -= 1;
  }
  return parts;
}
