import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { installSafeStorage } from './safe-storage.ts';

installSafeStorage();

/**
 * A store kept in local storage and in step between tabs. Hydration sees the initial value, as the server did:
 * `useStore($x, { ssr: 'initial' })` reads `init`, which @nanostores/persistent fills with what is stored.
 */
export function persistentState<T>(
  key: string,
  initial: T,
  codec: { parse: (text: string) => T; serialise: (value: T) => string },
): WritableAtom<T> {
  const $state = persistentAtom<T>(key, initial, { decode: codec.parse, encode: codec.serialise });
  return Object.assign($state, { init: initial });
}
