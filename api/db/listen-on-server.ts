import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Listen } from './open-database.ts';

/**
 * LISTEN on a connection of its own, made anew when it breaks.
 * After every reconnection `onMessage('*')` tells that notifications may have been missed.
 */
export function listenOnServer(connectionString: string): Listen {
  return async (channel, onMessage) => {
    let client: pg.Client | null = null;
    let isStopped = false;

    async function connect(isAgain: boolean): Promise<void> {
      const made = new pg.Client({ connectionString, application_name: 'havu listen' });
      made.on('notification', (message) => onMessage(message.payload ?? ''));
      made.on('error', () => {});
      await made.connect();
      // Only a connection that stood is made anew: a failed attempt ends too, and is repeated by the loop below.
      made.on('end', () => void reconnect());
      await made.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      client = made;
      if (isAgain) onMessage('*');
    }

    async function reconnect(): Promise<void> {
      client = null;
      while (!isStopped && client === null) {
        await wait(1000);
        // Where the server cannot be reached, the queries that need it report that.
        await connect(true).catch(() => {});
      }
    }

    await connect(false);
    return async () => {
      isStopped = true;
      await client?.end();
    };
  };
}
