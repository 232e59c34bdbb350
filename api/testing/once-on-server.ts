import pg from 'pg';

/** Runs one statement on a server, on a connection of its own. @returns the rows that it gives */
export async function onceOnServer(server: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
