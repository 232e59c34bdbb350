import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer and nothing else: the most that node:http sends of it on this machine. A process of its own. */
export interface BareAnswer {
  headers: OutgoingHttpHeaders;
  /** Base 64. */
  body: string;
}

process.once('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
