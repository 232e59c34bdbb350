import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from './db/open-database.ts';
import { createNotify } from './events/notify.ts';
import { orderListeners } from './order-listeners.ts';
import { serviceSettings } from './service-settings.ts';
import { testDatabase } from './testing/test-database.ts';

/** Tables whose rows other orders may wait for, in the order in which placing an order takes them. */
const shared = ['discount_codes', 'gift_campaign_codes', 'gift_cards', 'stock'];

/** Notes which shared table each statement names first. */
function noteTables(tables: string[]): KyselyPlugin {
  return {
    transformQuery({ node }: { node: RootOperationNode }) {
      const words = JSON.stringify(node).match(/\w+/g) ?? [];
      const table = words.find((word) => shared.includes(word));
      if (table && tables.at(-1) !== table) tables.push(table);
      return node;
    },
    async transformResult({ result }) {
      return result;
    },
  };
}

describe('what listens to orders', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await testDatabase();
  });
  afterAll(() => open.close());

  const tablesOf = async (name: 'sold' | 'released' | 'cancelled') => {
    const tables: string[] = [];
    const notify = createNotify(orderListeners(serviceSettings({}).seller));
    // No order has this id, so that statements are asked for and change nothing.
    const none = { orderId: 0, actorId: 0 };
    await open.db.transaction().execute((tx) => notify(tx.withPlugin(noteTables(tables)), name, none));
    return tables;
  };

  it('takes locks in the order in which an order is placed: codes, gift cards, stock', async () => {
    expect(await tablesOf('released')).toEqual(shared);
    expect(await tablesOf('cancelled')).toEqual(['gift_cards', 'stock']);
  });

  it('takes the goods of an order that is sold', async () => {
    expect(await tablesOf('sold')).toEqual(['stock']);
  });
});
