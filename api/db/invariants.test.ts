import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillSmallShop } from '../testing/small-shop.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Executor } from './schema.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await testDatabase();
  await fillSmallShop(open.db);
});
afterAll(() => open.close());

interface Sums {
  lines: number;
  delivery?: number;
  discount?: number;
  total: number;
  row?: number;
}

/** Places an order of one row in a transaction, as the sums say. */
async function place({ lines, delivery = 0, discount = 0, total, row = lines }: Sums): Promise<number> {
  return open.db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('orders')
      .values({
        key_hash: randomBytes(32),
        language: 'fi',
        country_code: 'fi',
        tax_area_id: 1,
        lines_minor: lines,
        delivery_minor: delivery,
        discount_minor: discount,
        total_minor: total,
        delivery_method: 'postnord',
        first_name: 'Aino',
        last_name: 'Havu',
        address: 'Polku 1',
        postal_code: '33100',
        city: 'Tampere',
        phone: '0401234567',
        email: 'aino@havu.example',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('order_lines')
      .values({
        order_id: id,
        line_number: 1,
        variant_id: 100,
        model_id: 10,
        name: 'Kuura kuoritakki',
        manufacturer: 'Kaamos',
        amount: 1,
        unit_minor: row,
        regular_minor: row,
        row_minor: row,
        vat_basis_points: 2550,
        vat_minor: 0,
      })
      .execute();
    return id;
  });
}

const pay = (db: Executor, id: string, order_id: number, status: 'captured' | 'authorised') =>
  db
    .insertInto('payments')
    .values({
      id,
      order_id,
      provider: 'klarna',
      status,
      amount_minor: 10_000,
      captured_minor: status === 'captured' ? 10_000 : 0,
    })
    .execute();

describe('the database itself keeps', () => {
  it('an order’s total equal to lines + delivery − discount', async () => {
    await expect(place({ lines: 10_000, delivery: 590, discount: 1000, total: 9590 })).resolves.toBeGreaterThan(0);
    await expect(place({ lines: 10_000, delivery: 590, total: 10_000 })).rejects.toThrow(/check constraint/);
  });

  it('an order’s lines summing up to what it says, at the commit', async () => {
    await expect(place({ lines: 10_000, total: 10_000, row: 9999 })).rejects.toThrow(/do not sum up/);
  });

  it('an order from being captured twice', async () => {
    const order = await place({ lines: 10_000, total: 10_000 });
    await pay(open.db, 'first', order, 'captured');
    await pay(open.db, 'second', order, 'authorised');
    await expect(pay(open.db, 'third', order, 'captured')).rejects.toThrow(/payments_captured_once/);
  });

  it.each([[{ quantity: -1 }], [{ reserved: 8 }], [{ reserved: -1 }]])('stock from becoming %j', async (change) => {
    const update = open.db.updateTable('stock').set(change).where('variant_id', '=', 100).where('store_id', '=', 20);
    await expect(update.execute()).rejects.toThrow(/check constraint/);
  });

  it('the history of a price when it changes, without a gap', async () => {
    const history = () =>
      open.db.selectFrom('price_history').selectAll().where('model_id', '=', 10).orderBy('valid_from').execute();
    const before = await history();
    await open.db
      .updateTable('prices')
      .set({ active_minor: 19_990 })
      .where('model_id', '=', 10)
      .where('variant_id', 'is', null)
      .execute();
    const after = await history();
    const [closed, opened] = after.slice(-2);
    expect(after).toHaveLength(before.length + 1);
    expect(opened).toMatchObject({ active_minor: 19_990, valid_to: null });
    expect(closed?.valid_to?.getTime()).toBe(opened?.valid_from.getTime());
  });
});
