import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { log } from './log.ts';

const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
const answerTimeoutMs = 30_000;
/** Headers that belong to one connection and are not passed on. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-connection',
]);

/** Passes a request on to the commerce service and streams its answer back. */
export function proxyTo(apiUrl: string, request: IncomingMessage, response: ServerResponse): void {
  const target = new URL(apiUrl);
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !hopByHop.has(name)));
  const passed = http.request({
    agent,
    host: target.hostname,
    port: target.port,
    method: request.method,
    path: request.url,
    headers: {
      ...headers,
      'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', '),
      'x-forwarded-host': request.headers.host,
      'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? 'http',
    },
  });
  passed.setTimeout(answerTimeoutMs, () => passed.destroy(new Error('timeout')));
  passed.on('response', (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  passed.on('error', (error) => {
    if (response.destroyed) return;
    if (response.headersSent) return void response.destroy();
    const isTimeout = error.message === 'timeout';
    log('error', 'service did not answer', { path: request.url, error: error.message });
    refuse(response, isTimeout ? 503 : 502);
  });
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}

/** The service's error shape, for when there is no service. */
function refuse(response: ServerResponse, status: 502 | 503): void {
  const message = 'The shop cannot answer right now. Please try again in a moment.';
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    .end(JSON.stringify({ error: { code: 'service_unavailable', message } }));
}
