import { logInfo } from 'mf-shared/stores';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const longestWaitMs = 60_000;
/** Told to the window each time; the shell listens (ROUTE-126, ROUTE-127). */
const partFailed = 'havu:part-failed';

/**
 * What a page can do without for a while: where it cannot be had it is asked for again, after 0, 2, 4, 8 … 60 seconds.
 * @param onFailure told each time; by default the window is
 */
export async function retryUntilLoaded<Value>(
  load: () => Promise<Value>,
  onFailure = () => void globalThis.dispatchEvent(new Event(partFailed)),
): Promise<Value> {
  for (let waitMs = 0; ; waitMs = Math.min(waitMs * 2 || 2000, longestWaitMs)) {
    try {
      return await load();
    } catch (error) {
      logInfo(`A part of the page failed to load: ${String(error)}`);
      onFailure();
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

/**
 * A part whose code comes after the page stands; its server-rendered HTML is there from the start. Where the code cannot
 * be had the page stands all the same, and the part comes as soon as it can.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await retryUntilLoaded(load) }));
}
