import { logInfo } from 'mf-shared/stores';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const longestWaitMs = 60_000;

/**
 * A part whose code comes after the page stands; its server-rendered HTML is there from the start. Where the code cannot
 * be had it is asked for again, after 0, 2, 4, 8 … 60 seconds: no page goes down for a part, and none stays without it.
 */
export function later<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  const attempt = (waitMs: number): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (part) => ({ default: part }),
      async (error: unknown) => {
        logInfo(`A part of the page failed to load: ${String(error)}`);
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        return attempt(Math.min(waitMs * 2 || 2000, longestWaitMs));
      },
    );
  return lazy(() => attempt(0));
}
