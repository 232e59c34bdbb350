import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/in-transaction.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { fillSmallShop } from '../testing/small-shop.ts';
import { testDatabase } from '../testing/test-database.ts';
import { noteStock, tellStockLater } from './stock-news.ts';

describe('news of changed stock', () => {
  let open: OpenDatabase;
  const heard: string[] = [];
  beforeAll(async () => {
    open = await testDatabase();
    await fillSmallShop(open.db);
    await open.listen('stock_changed', (payload) => heard.push(payload));
  });
  afterAll(() => open.close());

  const change = (isQuiet: boolean) =>
    inTransaction(open.db, async (tx) => {
      if (isQuiet) await tx.selectNoFrom(tellStockLater).execute();
      await tx.updateTable('stock').set({ quantity: 5 }).where('variant_id', '=', 110).execute();
      if (isQuiet) noteStock(tx, [110]);
    });

  it('comes with the commit of whoever changes it, and of an order a moment later', async () => {
    await change(false);
    await expect.poll(() => heard).toEqual(['110']);
    await change(true);
    await expect.poll(() => heard).toEqual(['110', '110']);
  });

  it('is told once for many orders', async () => {
    heard.length = 0;
    await Promise.all([change(true), change(true), change(true)]);
    await expect.poll(() => heard).toEqual(['110']);
    await wait(300);
    expect(heard).toEqual(['110']);
  });

  it('does not come of a transaction that was undone', async () => {
    heard.length = 0;
    const undone = inTransaction(open.db, async (tx) => {
      noteStock(tx, [110]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await wait(300);
    expect(heard).toEqual([]);
  });
});
