import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { BareAnswer } from './bare-server.ts';
import type { Figure } from './figures.ts';
import { pageLoad } from './page-load.ts';

/** Rendered pages: from the page cache, beside the same bytes from a bare server, and with a query that no cache has seen. */
export async function measureRender(url: string, paths: { list: string }): Promise<Figure[]> {
  const cached = await pageLoad(url, () => paths.list);
  const bare = await bareLoad(url + paths.list);
  let counter = 0;
  const anew = await pageLoad(url, () => {
    counter += 1;
    return `${paths.list}?size=M&price=${counter % 50}-${1000 + counter}`;
  });
  const rate = (name: string, value: number, target: number | null): Figure => ({
    ...{ part: 'render', name, unit: '/s', value, target, better: 'higher' },
  });
  return [
    rate('list page from the page cache', cached, 20_000),
    rate('the same bytes from a bare node:http server', bare, null),
    rate('list page, filtered anew each time', anew, 400),
  ];
}

async function bareLoad(page: string): Promise<number> {
  const server = fork(join(import.meta.dirname, 'bare-server.ts'));
  try {
    const answer = await answerOf(page);
    server.send(answer);
    const [port] = await once(server, 'message');
    return await pageLoad(`http://127.0.0.1:${port}`, () => '/');
  } finally {
    server.disconnect();
  }
}

/** Headers that node:http writes by itself. */
const itsOwn = new Set(['date', 'connection', 'keep-alive']);

async function answerOf(page: string): Promise<BareAnswer> {
  const request = get(page, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('No answer');
  const body = Buffer.concat(await response.toArray()).toString('base64');
  return { headers: Object.fromEntries(Object.entries(response.headers).filter(([name]) => !itsOwn.has(name))), body };
}
