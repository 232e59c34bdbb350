import { afterPaint } from 'mf-shared/ui/after-paint.ts';
import { atom, type ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';

/**
 * A value as a store that never changes itself. Parts that load later follow it: drawn anew by new props before
 * their code is there, they would lose the HTML that the server wrote.
 */
export function useValueAtom<Value>(value: Value): ReadableAtom<Value> {
  const [$value] = useState(() => atom(value));
  useEffect(() => $value.set(value), [$value, value]);
  return $value;
}

/** The same for parts that need not be in step with a tap: they follow after it has been painted. */
export function useDeferredValueAtom<Value>(value: Value): ReadableAtom<Value> {
  const [$value] = useState(() => atom(value));
  useEffect(() => afterPaint(() => $value.set(value)), [$value, value]);
  return $value;
}
