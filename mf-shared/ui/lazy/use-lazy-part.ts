import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react';

export interface LazyPartOptions {
  /** Loads the code with the visitor's first move, so that it is there when it is wanted. */
  isPreloaded?: boolean;
  /** Told when the code is wanted and cannot be had. */
  onFailure?: (error: unknown) => void;
}

export interface LazyPart<Props> {
  /** Null until its code is there. */
  Part: ComponentType<Props> | null;
  hasFailed: boolean;
  retry: () => void;
}

const intents = ['pointerover', 'touchstart', 'keydown'] as const;

/** What was loaded, by its loader: the next page that has the part shows it at once. */
const loaded = new WeakMap<object, unknown>();

/**
 * A part of the page whose code is loaded once the part is wanted, such as a dialog. Where that fails, `retry` and the
 * next wish try again. `lazyPart` is for parts that the server renders.
 * @param load the same function at every rendering
 */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  { isPreloaded = false, onFailure }: LazyPartOptions = {},
): LazyPart<Props> {
  const [part, setPart] = useState(() => known(load));
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState(-1);
  const take = useCallback(async () => {
    const Part = await load();
    loaded.set(load, Part);
    setPart({ Part });
  }, [load]);
  useEffect(() => {
    if (!isPreloaded) return;
    const listeners = new AbortController();
    const preload = () => {
      listeners.abort();
      take().catch(() => undefined);
    };
    for (const intent of intents)
      document.addEventListener(intent, preload, { signal: listeners.signal, passive: true, capture: true });
    return () => listeners.abort();
  }, [isPreloaded, take]);
  const handleFailure = useEffectEvent((error: unknown) => {
    setFailedTry(tries);
    onFailure?.(error);
  });
  const isMissing = isWanted && part === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    if (isMissing) take().catch(handleFailure);
  }, [isMissing, take, tries]);
  return {
    Part: part?.Part ?? null,
    hasFailed: isMissing && failedTry === tries,
    retry: useCallback(() => setTries((count) => count + 1), []),
  };
}

function known<Props>(load: () => Promise<ComponentType<Props>>): { Part: ComponentType<Props> } | null {
  const Part = loaded.get(load);
  return Part ? { Part: Part as ComponentType<Props> } : null;
}
