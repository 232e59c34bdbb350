import { log } from './log.ts';

/** A log that writes at most one line a minute: the first one is written, those that follow too soon are dropped. */
export function throttledLog(): typeof log {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (...line) => {
    if (Date.now() - loggedAt < pauseMs) return;
    loggedAt = Date.now();
    log(...line);
  };
}

const pauseMs = 60_000;
