import { typedBeforeHydration } from 'mf-shared/http';
import { useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * Keeps what was typed into a field of the server's HTML before the field's own code came: hydration would empty it.
 */
export function usePreHydrationText(fieldId: string, keep: (typed: string) => void): void {
  // Read while the field still stands as the visitor left it.
  const [typed] = useState(() => typedBeforeHydration(fieldId));
  const keepTyped = useEffectEvent(keep);
  useLayoutEffect(() => {
    if (typed !== null) keepTyped(typed);
  }, [typed]);
}
