import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** More than any refused body that a shopper could send; beyond it the connection is cut. */
const mostBytes = 12 * 1024 * 1024;
const mostMs = 10_000;
/** In this time the answer has arrived; a connection that is cut at once loses it. */
const arrivalMs = 2000;

/**
 * Reads what is left of a refused request's body. The service closes such a connection after its answer, and closing it
 * while the caller still writes would throw away the answer on its way: instead of 413 the caller would see a reset. A body that is longer or slower than that is read no further, and its
 * connection is cut a little later: it would stay open for as long as a quiet one may.
 */
export async function drainBody(request: IncomingMessage): Promise<void> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = Number(length) > 0 || encoding !== undefined;
  if (!hasBody || request.readableEnded || request.destroyed) return;
  if (Number(length) > mostBytes) return cutLater(request);
  const { promise, resolve } = Promise.withResolvers<void>();
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > mostBytes) resolve();
  };
  request.on('data', count).once('end', resolve).once('close', resolve).once('error', resolve);
  const timer = setTimeout(resolve, mostMs);
  await promise;
  clearTimeout(timer);
  request.off('data', count).pause();
  if (!request.readableEnded) cutLater(request);
}

function cutLater({ socket }: IncomingMessage): void {
  // A request that came over no connection (Fastify's `inject`) has none to cut.
  if (socket instanceof Socket) setTimeout(() => socket.destroy(), arrivalMs).unref();
}
