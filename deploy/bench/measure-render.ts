import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { BareAnswer } from './bare-server.ts';
import { type Figure, median } from './figures.ts';
import { pageLoad } from './page-load.ts';

/** Rendered pages: from the page cache, in turns with the same bytes from a bare server, and with a query that no cache has seen. */
export async function measureRender(url: string, paths: { list: string }): Promise<Figure[]> {
  const rounds = await inTurns(url, paths.list);
  let counter = 0;
  const anew = await pageLoad(url, () => {
    counter += 1;
    return `${paths.list}?size=M&price=${counter % 50}-${1000 + counter}`;
  });
  const rate = (name: string, value: number, target: number | null): Figure => ({
    ...{ part: 'render', name, unit: '/s', value, target, better: 'higher' },
  });
  return [
    rate('list page from the page cache', median(rounds.map(({ cached }) => cached)), 20_000),
    rate('the same bytes from a bare node:http server', median(rounds.map(({ bare }) => bare)), null),
    rate('list page, filtered anew each time', anew, 400),
  ];
}

/** Three rounds: what else the machine does meets both; a session of its own, as the shop's processes have. */
async function inTurns(url: string, path: string): Promise<{ cached: number; bare: number }[]> {
  const server = fork(join(import.meta.dirname, 'bare-server.ts'), { detached: true });
  try {
    server.send(await answerOf(url + path));
    const [port] = await once(server, 'message');
    const rounds: { cached: number; bare: number }[] = [];
    while (rounds.length < 3) {
      const cached = await pageLoad(url, () => path);
      rounds.push({ cached, bare: await pageLoad(`http://127.0.0.1:${port}`, () => '/') });
    }
    return rounds;
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
