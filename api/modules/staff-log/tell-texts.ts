const longest = 300;
/** Signs before the first difference that are shown, so that the reader knows where in a long text it is. */
const before = 60;

/** Two texts as the log tells them: of long ones the part in which they begin to differ. */
export function tellTexts(one: string, other: string): [string, string] {
  if (one.length <= longest && other.length <= longest) return [one, other];
  const start = wholeSign(one, Math.max(0, firstDifference(one, other) - before));
  return [partFrom(one, start), partFrom(other, start)];
}

/** A text that stands alone. */
export const tellText = (text: string): string => partFrom(text, 0);

function partFrom(text: string, start: number): string {
  const part = [...text.slice(start)].slice(0, longest).join('');
  return `${start > 0 ? '…' : ''}${part}${start + part.length < text.length ? '…' : ''}`;
}

function firstDifference(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}

/** A place that is not between the two halves of one sign. */
const wholeSign = (text: string, index: number): number =>
  /[\uDC00-\uDFFF]/.test(text[index] ?? '') ? index - 1 : index;
