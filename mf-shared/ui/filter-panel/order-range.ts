export interface Range {
  from: number;
  to: number;
}

/** Bounds inside the span, the lower one first (LIST-49, LIST-50). */
export function orderRange({ from, to }: Range, span: Range): Range {
  const clamp = (value: number) => Math.min(span.to, Math.max(span.from, value));
  return { from: clamp(Math.min(from, to)), to: clamp(Math.max(from, to)) };
}
