import type { IncomingMessage } from 'node:http';

/** More than any refused body that a shopper could send; beyond it the connection is cut. */
const mostBytes = 12 * 1024 * 1024;
const mostMs = 10_000;

/**
 * Reads what is left of a refused request's body. The service closes such a connection after its answer, and closing it
 * while the caller still writes would throw away the answer on its way: instead of 413 the caller would see a reset.
 */
export async function drainBody(request: IncomingMessage): Promise<void> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = Number(length) > 0 || encoding !== undefined;
  if (!hasBody || request.readableEnded || request.destroyed || Number(length) > mostBytes) return;
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
}
