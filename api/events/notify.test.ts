import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { enqueue } from '../modules/outbox/enqueue.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createNotify, type Listener } from './notify.ts';

describe('events inside a transaction', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await testDatabase();
  });
  afterAll(() => open.close());

  const writes =
    (kind: string): Listener<{ by: string }> =>
    (tx, { by }) =>
      enqueue(tx, { kind, payload: { by } });
  const written = async () => {
    const rows = await open.db.selectFrom('outbox').select('kind').orderBy('id').execute();
    return rows.map(({ kind }) => kind);
  };

  it('reach their listeners one after the other, in the order that was given', async () => {
    const notify = createNotify<{ grown: { by: string } }>({ grown: [writes('first'), writes('second')] });
    await open.db.transaction().execute((tx) => notify(tx, 'grown', { by: 'rain' }));
    expect(await written()).toEqual(['first', 'second']);
  });

  it('undo what their teller and earlier listeners wrote when a listener fails', async () => {
    const before = await written();
    const fails = async () => {
      throw new Error('no room');
    };
    const notify = createNotify<{ grown: { by: string } }>({ grown: [writes('third'), fails, writes('never')] });
    const telling = open.db.transaction().execute(async (tx) => {
      await enqueue(tx, { kind: 'teller', payload: {} });
      await notify(tx, 'grown', { by: 'rain' });
    });
    await expect(telling).rejects.toThrow('no room');
    expect(await written()).toEqual(before);
  });
});
