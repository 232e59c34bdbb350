import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { StaffGiftCard, StaffGiftCards, StaffReturn, WithdrawOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../../audit/find-order-faults.ts';
import { type SellingService, sellingService } from '../../../testing/selling-service.ts';
import { tablesThatName } from '../../../testing/tables-that-name.ts';
import { personalRecords } from './personal-records.ts';

describe('the gift cards of a person (SESSION-43, SESSION-63)', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 1000);
    staff = (await shop.signedIn({ is_admin: true })).authorization;
  });
  afterAll(() => shop.close());

  let callers = 0;
  async function sent<T>(path: string, body: object, method: 'POST' | 'PUT' = 'POST'): Promise<T> {
    const answer = await shop.call(path, {
      ...{ method, body, authorization: staff, from: `192.0.2.${(++callers % 250) + 1}` },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json<T>();
  }
  const ofStaff = async <T>(path: string) =>
    (await shop.call(`/api/staff/${path}`, { authorization: staff })).json<T>();
  const read = (id: number) => ofStaff<StaffGiftCard>(`gift-cards/${id}/`);
  const firstOf = async (number: string) => {
    const [card] = (await ofStaff<StaffGiftCards>(`gift-cards/?q=${number}`)).results;
    if (!card) throw new Error('no card');
    return card.id;
  };
  async function moved(id: number, email: string) {
    const { standing: was } = await read(id);
    await sent(`/api/staff/gift-cards/${id}/reissue/`, { email, email_again: email, was });
  }
  /** Moves a blocked card, whose block ends. */
  async function freed(id: number, email: string, reason: string) {
    const { standing: was } = await read(id);
    const block = { keeps_block: false, reason };
    await sent(`/api/staff/gift-cards/${id}/reissue/`, { email, email_again: email, ...block, was });
  }
  async function blocked(id: number, reason: string) {
    const { standing: was } = await read(id);
    await sent(`/api/staff/gift-cards/${id}/block/`, { is_blocked: true, reason, was }, 'PUT');
  }
  async function bought(email: string) {
    const cart = { gift_card_products: [{ uid: 'g', productId: 24_270, amount: 50, recipient: '' }] };
    const placed = await shop.place({ method: 'email', form: { email }, cart });
    await shop.pay(placed, 'approve', 'lost');
    return firstOf(placed.order_number);
  }
  /** The card that a return became. */
  async function given(email: string) {
    const placed = await shop.place({ rows: [[110, 2]], payment: 'klarna', form: { email } });
    const number = placed.order_number;
    await shop.pay(placed, 'approve', 'lost');
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await sent(`/api/staff/orders/${number}/status/`, { status });
    const lines = [{ productId: 110, amount: 1 }];
    const form = { order_number: number, key: placed.order_key, money: 'gift_card', lines };
    const { confirmation } = await sent<WithdrawOrderResponse>('/api/returns/', form);
    await sent('/api/returns/', { ...form, confirmation });
    const { id } = await ofStaff<StaffReturn>(`returns/${number}-1/`);
    await sent(`/api/staff/returns/${id}/receive/`, { store: 20 });
    await sent(`/api/staff/orders/${number}/withdrawals/${id}/settle/`, { outcome: 'refunded' });
    return firstOf(number);
  }
  const person = async (email: string) => ({
    ...(await shop.signedIn({ email })),
    ...{ email, emails: [email], language: 'fi' as const },
  });
  const erase = async (who: Awaited<ReturnType<typeof person>>) => {
    for (const record of personalRecords) await record.erase(shop.open.db, who);
  };
  const exported = async ({ authorization }: { authorization: string }) =>
    (await shop.call('/api/customer/export/', { authorization })).json().gift_cards;

  it('are exported: bought ones, those of returns, and those whose code came to the address', async () => {
    const [buyer, receiver] = [await person('ostaja@havu.example'), await person('saaja@havu.example')];
    const own = [await bought(buyer.email), await given(buyer.email)];
    await moved(own[1] ?? 0, receiver.email);
    const [first, second] = await Promise.all(own.map(read));
    expect(await exported(buyer)).toMatchObject([
      { code_ends_with: first?.hint, value: 50, left: 50, sent_to: null },
      { code_ends_with: second?.hint, value: 200, left: 200, sent_to: receiver.email },
    ]);
    expect(await exported(receiver)).toMatchObject([{ code_ends_with: second?.hint, sent_to: receiver.email }]);
  });

  it('of a return keep neither the address that was corrected, nor what staff wrote, nor a mail that waits', async () => {
    const buyer = await person('palauttaja@havu.example');
    const id = await given(buyer.email);
    const [elsewhere, reason] = ['palauttajan-toinen@havu.example', 'Naapuri vei kirjeen'];
    await blocked(id, reason);
    await freed(id, elsewhere, `${reason}, selvitetty`);
    await blocked(id, `${reason} taas`);
    const notice = `gift_card_moved ${id} 1`;
    const waits = { sent_at: null, payload: JSON.stringify({ template: 'gift_card_moved', to: buyer.email }) };
    await shop.open.db.updateTable('outbox').set(waits).where('dedupe_key', '=', notice).execute();
    await erase(buyer);
    const told = await shop.open.db.selectFrom('outbox').select('id').where('dedupe_key', '=', notice).execute();
    expect(told).toEqual([]);
    for (const word of [elsewhere, reason])
      expect([word, await tablesThatName(shop.open.db, word)]).toEqual([word, []]);
    expect(await read(id)).toMatchObject({ email: '', left: 200, state: 'blocked' });
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('from before mails were noted are told apart like others, and a mail that waits is erased (SESSION-63)', async () => {
    const buyer = await person('varhainen@havu.example');
    const ids = [await bought(buyer.email), await given(buyer.email)];
    const keysOf = async () =>
      (
        await shop.open.db.selectFrom('gift_cards').select('mail_key').where('id', 'in', ids).orderBy('id').execute()
      ).map(({ mail_key }) => mail_key);
    const known = await keysOf();
    await shop.open.db.updateTable('gift_cards').set({ mail_key: null }).where('id', 'in', ids).execute();
    const migration = await readFile(
      new URL('../../../db/migrations/0870-bookings-of-gift-cards.sql', import.meta.url),
      'utf8',
    );
    const backfills = migration.split('\n\n').filter((statement) => statement.includes('UPDATE gift_cards'));
    expect(backfills).toHaveLength(2);
    for (const statement of backfills) await sql.raw(statement).execute(shop.open.db);
    expect(await keysOf()).toEqual(known);
    expect((await ofStaff<StaffGiftCards>(`gift-cards/?q=${buyer.email}`)).results.map(({ id }) => id).sort()).toEqual(
      ids.sort(),
    );
    expect(await exported(buyer)).toHaveLength(2);
    const waiting = shop.open.db.selectFrom('outbox').select('id').where('dedupe_key', 'in', known);
    await shop.open.db.updateTable('outbox').set({ sent_at: null }).where('dedupe_key', 'in', known).execute();
    await erase(buyer);
    expect(await waiting.execute()).toEqual([]);
  });

  it('that moved to somebody else are not told of to who had them and is erased', async () => {
    const former = await person('entinen@havu.example');
    const id = await bought('lahjoittajan-aiti@havu.example');
    await moved(id, former.email);
    await moved(id, 'uusi-saaja@havu.example');
    const waiting = () =>
      shop.open.db
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'gift_card_notice')
        .where(sql`lower(payload->>'to')`, '=', former.email)
        .execute();
    await shop.open.db.updateTable('outbox').set({ sent_at: null }).where('kind', '=', 'gift_card_notice').execute();
    expect(await waiting()).toHaveLength(1);
    await erase(former);
    expect(await waiting()).toEqual([]);
  });

  it('that were bought for somebody else still send them their code when the buyer is erased', async () => {
    const buyer = await person('lahjoittaja@havu.example');
    const id = await bought(buyer.email);
    await moved(id, 'onnellinen@havu.example');
    await shop.open.db.updateTable('outbox').set({ sent_at: null }).execute();
    await erase(buyer);
    const { mail_key } = await shop.open.db
      .selectFrom('gift_cards')
      .select('mail_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const waiting = await shop.open.db.selectFrom('outbox').select('id').where('dedupe_key', '=', mail_key).execute();
    expect(waiting).toHaveLength(1);
  });

  it('do not go back to the buyer when the receiver is erased (STAFF-50)', async () => {
    const receiver = await person('lahjan-saaja@havu.example');
    const id = await bought('lahjan-ostaja@havu.example');
    await moved(id, receiver.email);
    await erase(receiver);
    const { email, standing: was } = await read(id);
    expect(email).toBe('');
    const again = await shop.call(`/api/staff/gift-cards/${id}/reissue/`, {
      ...{ method: 'POST', body: { was }, authorization: staff },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect([again.statusCode, again.json().error.fields]).toEqual([400, { email: expect.any(String) }]);
  });
});
