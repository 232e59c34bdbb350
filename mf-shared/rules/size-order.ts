/** Letter sizes in the order of a rail (LIST-59). */
const letterSizes = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL'];
const letterRank = new Map(letterSizes.map((size, rank) => [size, rank]));
/** Shops also write 3XL; it stands where XXXL does. */
const countedLetter = /^([2-5])X([SL])$/;
const leadingNumber = /^\d+(?:[.,]\d+)?/;

function rankOf(size: string): number | undefined {
  const upper = size.trim().toUpperCase();
  const counted = countedLetter.exec(upper);
  return letterRank.get(counted ? 'X'.repeat(Number(counted[1])) + counted[2] : upper);
}

/** Whether a size has a place by itself: a letter size, or a figure with or without a unit. */
export const isInSizeOrder = (size: string): boolean => rankOf(size) !== undefined || leadingNumber.test(size.trim());

/** Compares size names: letter sizes first in their order, then numbers by value, then the rest by text. */
export function compareSizes(a: string, b: string): number {
  const [rankA, rankB] = [rankOf(a), rankOf(b)];
  if (rankA !== undefined || rankB !== undefined) return (rankA ?? letterSizes.length) - (rankB ?? letterSizes.length);
  const [numberA, numberB] = [leadingNumber.exec(a.trim()), leadingNumber.exec(b.trim())];
  if (!numberA || !numberB) return Number(!numberA) - Number(!numberB) || byText(a, b);
  return toNumber(numberA[0]) - toNumber(numberB[0]) || byText(a, b);
}

const toNumber = (text: string): number => Number(text.replace(',', '.'));
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
