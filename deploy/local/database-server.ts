import { connect } from 'node:net';
import { StartError } from './settings.ts';

/** Knocks at the database server, so that a wrong DATABASE_URL is told in one line at once. @throws StartError */
export async function requireDatabaseServer(databaseUrl: string): Promise<void> {
  const address = parse(databaseUrl);
  const isReachable = await new Promise<boolean>((resolve) => {
    const socket = connect({ ...address, timeout: 5000 });
    const finish = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => finish(true));
    socket.once('timeout', () => finish(false));
    socket.once('error', () => finish(false));
  });
  if (!isReachable)
    throw new StartError(`No database server answers at ${address.host}:${address.port} (DATABASE_URL).`);
}

function parse(databaseUrl: string): { host: string; port: number } {
  try {
    const url = new URL(databaseUrl);
    if (!/^postgres(ql)?:$/.test(url.protocol)) throw new Error('protocol');
    return { host: url.hostname || 'localhost', port: Number(url.port || 5432) };
  } catch {
    throw new StartError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
}
