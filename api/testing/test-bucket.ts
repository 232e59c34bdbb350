import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const hash = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Uint8Array | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** A bucket at the edge of the system: it speaks the object store's HTTP and checks each request's signature and bytes. */
export interface TestBucket {
  url: string;
  files: Map<string, Buffer>;
  /** The next answers: a status to fail with, or `hang`. */
  failures: (number | 'hang')[];
  close: () => Promise<void>;
}

export async function openTestBucket(secret: string): Promise<TestBucket> {
  const files = new Map<string, Buffer>();
  const failures: TestBucket['failures'] = [];
  const server = createServer((request, response) => {
    const end = (status: number, body?: Buffer) => void response.writeHead(status).end(body);
    void buffer(request).then((body) => {
      const failure = failures.shift();
      if (failure === 'hang') return;
      if (failure !== undefined) return end(failure);
      const path = request.url ?? '';
      if (!isSigned(request, hash(body), secret)) return end(403);
      if (request.method === 'PUT') {
        files.set(path, body);
        return end(200);
      }
      if (request.method === 'DELETE') {
        files.delete(path);
        return end(204);
      }
      const file = files.get(path);
      return file ? end(200, file) : end(404);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/cases`,
    files,
    failures,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Amazon's signature, version 4: what was signed is built anew from the request as it arrived. */
function isSigned({ method, url = '', headers }: IncomingMessage, bodyHash: string, secret: string): boolean {
  const given = /Credential=[^/]+\/(\S+?), SignedHeaders=(\S+?), Signature=(\w+)/.exec(headers.authorization ?? '');
  const [, scope = '', names = '', signature] = given ?? [];
  if (headers['x-amz-content-sha256'] !== bodyHash) return false;
  const lines = names.split(';').map((name) => `${name}:${headers[name] ?? ''}\n`);
  const asked = [method, url, '', lines.join(''), names, bodyHash].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'] ?? '', scope, hash(asked)].join('\n');
  const key = scope.split('/').reduce<Uint8Array | string>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex') === signature;
}
