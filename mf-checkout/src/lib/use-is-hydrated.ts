import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render, so that nothing personal is in the HTML and hydration agrees with it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
