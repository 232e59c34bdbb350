export interface Range {
  from: number;
  to: number;
}

/** Bounds inside the span, the lower one first (spec: catalogue §5 Range inputs). */
export function orderRange({ from, to }: Range, span: Range): Range {
  const clamp = (value: number) => Math.min(span.to, Math.max(span.from, value));
  return { from: clamp(Math.min(from, to)), to: clamp(Math.max(from, to)) };
}
