import { logInfo } from 'mf-shared/stores';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part whose code comes after the page stands; its server-rendered HTML is there from the start. Where the code
 * cannot be had in two attempts the part waits for ever, so that what the server wrote can still be read.
 */
export function later<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load()
      .catch(load)
      .then(
        (part) => ({ default: part }),
        (error: unknown) => {
          logInfo(`A part of the product page failed to load: ${String(error)}`);
          return new Promise<never>(() => {});
        },
      ),
  );
}
