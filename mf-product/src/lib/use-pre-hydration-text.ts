import { useLayoutEffect, useState } from 'react';

/**
 * Keeps what was typed into a field of the server's HTML before the field's own code came: hydration would empty it.
 * @param keep the same function at every drawing
 */
export function usePreHydrationText(fieldId: string, keep: (typed: string) => void): void {
  // Read while the field still stands as the visitor left it.
  const [typed] = useState(() => typedInto(fieldId));
  useLayoutEffect(() => {
    if (typed !== null) keep(typed);
  }, [typed, keep]);
}

/** Null where nothing was typed: a field that React holds writes its value into the attribute too. */
function typedInto(fieldId: string): string | null {
  if (typeof document === 'undefined') return null;
  const field = document.getElementById(fieldId);
  return field instanceof HTMLInputElement && field.value !== field.defaultValue ? field.value : null;
}
