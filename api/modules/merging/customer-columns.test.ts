import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '../../read-model/read-rows.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { columnsThat, customerColumns } from './customer-columns.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name).sort();

describe('what a merge does with the tables (STAFF-76)', () => {
  it('is said of every column that names a customer', async () => {
    const keys = await readRows<{ name: string }>(
      service.open.db,
      sql`SELECT c.conrelid::regclass::text || '.' || a.attname AS name FROM pg_constraint c
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
        WHERE c.contype = 'f' AND c.confrelid = 'customers'::regclass`,
    );
    expect(namesOf(keys)).toEqual(Object.keys(customerColumns).sort());
    // Recovery codes end with their second factor; no other column names a customer without a key.
    const unkeyed = await readRows<{ name: string }>(
      service.open.db,
      sql`SELECT table_name || '.' || column_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name LIKE '%customer%id'`,
    );
    expect(namesOf(unkeyed).filter((name) => !(name in customerColumns))).toEqual(['recovery_codes.customer_id']);
  });

  it('is refused by the database for an account that has ended, wherever a customer has something', async () => {
    const guarded = await readRows<{ name: string }>(
      service.open.db,
      sql`SELECT tgrelid::regclass::text || '.customer_id' AS name FROM pg_trigger WHERE tgname = 'refuse_ended_account'`,
    );
    const own = (['moves', 'chosen', 'ends'] as const)
      .flatMap((fate) => columnsThat(fate))
      .filter(([, column]) => column === 'customer_id')
      .map(([table, column]) => `${table}.${column}`);
    expect(namesOf(guarded)).toEqual(own.sort());
  });
});
