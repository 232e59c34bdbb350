import { createServer } from 'node:net';

/** Below the ports that a system gives to whoever asks for any: nobody is given one of these between the look and its use. */
const [first, end] = [20_000, 32_000];

/** A port that nobody listens to just now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * (end - first));
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
