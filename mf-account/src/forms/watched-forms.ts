import { createContext, useContext, useEffect } from 'react';

/** Told of each form whether it holds something that is not stored; null where nobody watches. */
type WatchForm = (formId: string, isChanged: boolean) => void;

export const WatchForms = createContext<WatchForm | null>(null);

type Values = Readonly<Record<string, string>>;

/** Tells who watches whether a form holds something else than what is stored, until it is gone. */
export function useWatched(formId: string, values: Values, stored: Values): void {
  const watch = useContext(WatchForms);
  const isChanged = Object.keys(stored).some((name) => values[name]?.trim() !== stored[name]?.trim());
  useEffect(() => watch?.(formId, isChanged), [watch, formId, isChanged]);
  useEffect(() => () => watch?.(formId, false), [watch, formId]);
}
