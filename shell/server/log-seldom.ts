import { log } from './log.ts';

/** A log for what may happen many times in a moment: of all its lines within a minute, the first is written. */
export function seldomLog(): typeof log {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (...line) => {
    if (Date.now() - loggedAt < pauseMs) return;
    loggedAt = Date.now();
    log(...line);
  };
}

const pauseMs = 60_000;
