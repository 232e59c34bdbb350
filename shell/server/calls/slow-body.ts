import type { Writable } from 'node:stream';
import type { Exchange } from '../answer/exchange.ts';

export interface BodyTime {
  /** REQUEST_SECONDS, in milliseconds: how long a body may take in all, at any pace. */
  requestMs: number;
  /** BODY_PAUSE_SECONDS, in milliseconds: how far a body may lag behind the slowest pace. */
  pauseMs: number;
}

/** The slowest pace of a body, which the slowest lines of phones have: 8 KB in a second. */
const bytesPerMs = 8;
const tickMs = 500;

/**
 * Tells when a body comes too slowly: later than a request may take, or slower than the slowest line, as one that is sent
 * in drops to keep a socket of the service. Time in which the service takes nothing is not the visitor's; where it takes
 * nothing for as long as it may be silent, that is told too.
 * @param onSlow told whether the visitor is slow, or the service
 */
export function watchPace(
  { request }: Exchange,
  to: Writable,
  time: BodyTime & { answerMs: number },
  onSlow: (isVisitor: boolean) => void,
): void {
  let [allMs, ownMs, stillMs, received] = [0, 0, 0, 0];
  const end = (isVisitor: boolean) => {
    clearInterval(timer);
    onSlow(isVisitor);
  };
  const timer = setInterval(() => {
    allMs += tickMs;
    if (to.writableNeedDrain) stillMs += tickMs;
    else ownMs += tickMs;
    if (stillMs >= time.answerMs) end(false);
    else if (allMs >= time.requestMs || ownMs >= time.pauseMs + received / bytesPerMs) end(true);
  }, tickMs);
  to.on('drain', () => {
    stillMs = 0;
  });
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
  });
  for (const over of ['end', 'close', 'error']) request.once(over, () => clearInterval(timer));
}
