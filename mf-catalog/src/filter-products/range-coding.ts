/** Both ends count. */
export interface Range {
  min: number;
  max: number;
}

const rangeText = /^(-?\d{1,12}(?:\.\d{1,6})?)-(-?\d{1,12}(?:\.\d{1,6})?)$/;

/**
 * Reads `min-max`; a leading minus makes the first number negative, a double one the second (LIST-52, LIST-53).
 * @returns null (unbounded) for anything else
 */
export function parseRange(text: string): Range | null {
  const match = rangeText.exec(text);
  if (!match) return null;
  const [first, second] = [Number(match[1]), Number(match[2])];
  return { min: Math.min(first, second), max: Math.max(first, second) };
}

/** A range that leaves nothing of the span out filters nothing (LIST-45). */
export const isFullRange = ({ min, max }: Range, span: Range): boolean => min <= span.min && max >= span.max;

/** `min-max`, or null for a range that covers the whole span: its parameter leaves the address (LIST-45, LIST-52). */
export function serialiseRange(range: Range, span: Range): string | null {
  const { min, max } = clampRange(range, span);
  return isFullRange({ min, max }, span) ? null : `${min}-${max}`;
}

/** Ends swapped where they crossed, then held inside the span (LIST-49, LIST-50). */
export function clampRange(range: Range, span: Range): Range {
  const hold = (value: number) => Math.min(Math.max(value, span.min), span.max);
  return { min: hold(Math.min(range.min, range.max)), max: hold(Math.max(range.min, range.max)) };
}
