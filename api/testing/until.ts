import { setTimeout as wait } from 'node:timers/promises';

const tries = 2000;
const pauseMs = 25;

/** Waits until something is so. @throws when it is not so within fifty seconds */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    if (await isSo()) return;
    await wait(pauseMs);
  }
  throw new Error(`it is not so: ${isSo}`);
}
