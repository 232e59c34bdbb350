import { Kysely, PostgresDialect } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';

/** A server that refuses every connection with a message and a code. */
function refusing(message: string, code: string) {
  const pool = () => Promise.reject(Object.assign(new Error(message), { code }));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

it('a wrong password is told in words that name the setting', async () => {
  const refused = migrate(refusing('password authentication failed for user "havu"', '28P01'));
  await expect(refused).rejects.toThrow(
    'the server does not accept the user and password of DATABASE_URL (password authentication failed for user "havu")',
  );
});

it('so is a database that does not exist', async () => {
  const refused = migrate(refusing('database "havu" does not exist', '3D000'));
  await expect(refused).rejects.toThrow('DATABASE_URL names a database that does not exist');
});
