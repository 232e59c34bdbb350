import { connect } from 'node:net';

const connections = 10;
const seconds = Number(process.env.BENCH_SECONDS ?? 8);

/**
 * Pages a second over ten connections, one request after another on each, after two seconds of warming up. Reads no more
 * of an answer than its length: the generator shares the machine's cores, and a client that parses costs more than the
 * page that it asks for. @throws on anything but 200 with a length
 */
export async function pageLoad(origin: string, nextPath: () => string): Promise<number> {
  const { hostname, port, host } = new URL(origin);
  let answered = 0;
  const ask = () =>
    `GET ${nextPath()} HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\naccept-encoding: br\r\nconnection: keep-alive\r\n\r\n`;
  const failed = Promise.withResolvers<never>();
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), hostname);
    const reader = answerReader();
    socket.setNoDelay(true);
    socket.once('connect', () => socket.write(ask()));
    socket.on('error', failed.reject);
    socket.on('data', (chunk) => {
      try {
        if (!reader(chunk)) return;
      } catch (error) {
        return failed.reject(error);
      }
      answered += 1;
      socket.write(ask());
    });
    return socket;
  });
  const measure = async () => {
    await wait(2);
    const [before, at] = [answered, performance.now()];
    await wait(seconds);
    return ((answered - before) / (performance.now() - at)) * 1000;
  };
  try {
    return await Promise.race([measure(), failed.promise]);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time * 1000));

/** Takes one connection's bytes, and says when an answer is whole. @throws on anything but 200 with a length */
export function answerReader(): (chunk: Buffer) => boolean {
  let head = '';
  let missing: number | null = null;
  return (chunk) => {
    if (missing === null) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return false;
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
      if (!head.startsWith('HTTP/1.1 200 ') || length === undefined)
        throw new Error(`Not a page: ${head.slice(0, head.indexOf('\r\n'))}`);
      missing = end + 4 + Number(length) - head.length;
    } else missing -= chunk.length;
    if (missing > 0) return false;
    head = '';
    missing = null;
    return true;
  };
}
