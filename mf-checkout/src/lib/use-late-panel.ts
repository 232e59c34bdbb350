import { type ComponentType, useEffect, useState } from 'react';

const intents = ['pointerover', 'touchstart', 'keydown'] as const;

/**
 * The inside of an application, fetched when the visitor first stirs, so that a first visit does not wait for it; at the
 * latest when it `isWanted`. Where that fails, `onMissing` offers another way, and the next wish tries again.
 */
export function useLatePanel(
  load: () => Promise<ComponentType>,
  isWanted: boolean,
  onMissing: () => void,
): ComponentType | null {
  const [held, setHeld] = useState<{ Panel: ComponentType } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const prefetch = () => {
      controller.abort();
      load().then(
        (Panel) => setHeld({ Panel }),
        () => undefined,
      );
    };
    for (const intent of intents)
      document.addEventListener(intent, prefetch, { signal: controller.signal, passive: true, capture: true });
    return () => controller.abort();
  }, [load]);
  useEffect(() => {
    if (!isWanted || held) return;
    load().then((Panel) => setHeld({ Panel }), onMissing);
  }, [isWanted, held, load]);
  return held?.Panel ?? null;
}
