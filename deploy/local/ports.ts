import { createServer } from 'node:net';
import { StartError } from './settings.ts';

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen(port, () => {
      const address = probe.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      probe.close(() => resolve(taken));
    });
  });
}

/** @throws StartError when something listens there already. */
export async function requireFreePort(port: number): Promise<void> {
  if ((await tryPort(port)) === null)
    throw new StartError(`Port ${port} is taken. Stop what runs there, or choose another: PORT=3001 npm start`);
}

/** The wished port if it is free, else any that is. */
export async function findFreePort(wished: number): Promise<number> {
  const port = (wished <= 65_535 ? await tryPort(wished) : null) ?? (await tryPort(0));
  if (port === null) throw new StartError('No free port on this machine.');
  return port;
}
