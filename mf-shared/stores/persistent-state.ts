import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { installSafeStorage, keepForVisit, storedText } from './safe-storage.ts';

installSafeStorage();

export type PersistentState<T> = WritableAtom<T> & {
  /**
   * Changes the value as it is stored by now: another tab may have written what this one has not been told yet, and a
   * change that was made from the older value would undo it. Returns the new value.
   */
  update(change: (value: T) => T): T;
};

/**
 * A store that a reload does not empty. It is kept in local storage, in step between tabs; what `lasts` for the visit is kept
 * by the tab until the visitor agrees that it may outlast that (LAW-13). Hydration sees the initial value, as the server did:
 * `useStore($x, { ssr: 'initial' })` reads `init`, which @nanostores/persistent fills with what is stored.
 */
export function persistentState<T>(
  key: string,
  initial: T,
  codec: { parse: (text: string) => T; serialise: (value: T) => string },
  lasts?: 'visit',
): PersistentState<T> {
  if (lasts === 'visit') keepForVisit(key);
  let known: string | undefined;
  const $state = persistentAtom<T>(key, initial, {
    decode(text) {
      known = text;
      return codec.parse(text);
    },
    encode(value) {
      known = codec.serialise(value);
      return known;
    },
  });
  const update = (change: (value: T) => T) => {
    const text = storedText(key);
    const next = change(text === undefined || text === known ? $state.get() : codec.parse(text));
    if (next !== $state.get()) $state.set(next);
    return next;
  };
  return Object.assign($state, { init: initial, update });
}
