import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../db/in-transaction.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { fillSmallShop } from '../testing/small-shop.ts';
import { testDatabase } from '../testing/test-database.ts';
import { deferStockNotification, notifyOfStock } from './stock-notification.ts';

describe('notifications of changed stock', () => {
  let open: OpenDatabase;
  const received: string[] = [];
  beforeAll(async () => {
    open = await testDatabase();
    await fillSmallShop(open.db);
    await open.listen('stock_changed', (payload) => received.push(payload));
  });
  afterAll(() => open.close());

  const change = (isQuiet: boolean) =>
    inTransaction(open.db, async (tx) => {
      if (isQuiet) await tx.selectNoFrom(deferStockNotification).execute();
      await tx.updateTable('stock').set({ quantity: 5 }).where('variant_id', '=', 110).execute();
      if (isQuiet) notifyOfStock(tx, [110]);
    });

  it('come with the commit of whoever changes it, and of an order a moment later', async () => {
    await change(false);
    await expect.poll(() => received).toEqual(['110']);
    await change(true);
    await expect.poll(() => received).toEqual(['110', '110']);
  });

  it('are sent once for many orders', async () => {
    received.length = 0;
    // The moment in which they are collected is over when all three are committed, however long a busy machine takes.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      await Promise.all([change(true), change(true), change(true)]);
      vi.advanceTimersByTime(100);
    } finally {
      vi.useRealTimers();
    }
    await expect.poll(() => received).toEqual(['110']);
    await wait(300);
    expect(received).toEqual(['110']);
  });

  it('do not come of a transaction that was undone', async () => {
    received.length = 0;
    const undone = inTransaction(open.db, async (tx) => {
      notifyOfStock(tx, [110]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await wait(300);
    expect(received).toEqual([]);
  });
});
