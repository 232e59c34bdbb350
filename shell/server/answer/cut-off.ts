import type { Exchange } from './exchange.ts';

/** After the answer so much of the body is still taken, so that the caller can read the answer before the line is cut. */
const lingerMs = 2000;
const lingerBytes = 4 * 1024 * 1024;

/** Whether a body comes with a request. */
const hasBody = ({ headers, stream }: Exchange['request']): boolean =>
  stream ? !stream.endAfterHeaders : 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/** For what is answered without its body: a body that comes all the same is not read to its end. */
export function cutOffBody(exchange: Exchange): void {
  const { request, response } = exchange;
  if (hasBody(request)) response.once('finish', () => request.readableEnded || cutOff(exchange));
}

/** Ends a request that was answered before its body was there. */
export function cutOff({ request, response }: Exchange): void {
  const cut = () => {
    request.destroy();
    request.stream?.close();
  };
  const timer = setTimeout(cut, lingerMs);
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > lingerBytes) cut();
  });
  for (const over of ['end', 'close', 'error']) request.once(over, () => clearTimeout(timer));
  response.on('error', cut);
  request.resume();
}
