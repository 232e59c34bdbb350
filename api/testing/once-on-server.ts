import pg from 'pg';

/** Runs one statement on a server, on a connection of its own. */
export async function onceOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
