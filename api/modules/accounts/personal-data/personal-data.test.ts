import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, ownMailbox } from '../../../testing/mailbox.ts';
import { tablesThatName } from '../../../testing/tables-that-name.ts';
import { type TestService, testService } from '../../../testing/test-service.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { personalRecords } from './personal-records.ts';

const mailbox = ownMailbox();
let service: TestService;
beforeAll(async () => {
  service = await testService(mailbox);
});
afterAll(() => service.close());

/** An order of somebody, as the books need it. */
async function order(email: string, status: 'delivered' | 'shipped', customerId: number | null) {
  const { id } = await service.open.db
    .insertInto('orders')
    .values({
      number: `T${Math.floor(Math.random() * 1e9)}`,
      key_hash: Buffer.from(crypto.randomUUID()),
      ...{ customer_id: customerId, status, language: 'fi', country_code: 'fi', tax_area_id: 1, email },
      ...{ lines_minor: 0, total_minor: 0, delivery_method: 'postnord', first_name: 'Aino', last_name: 'Havu' },
      ...{ address: 'Katu 1', postal_code: '33100', city: 'Tampere', state: 'US-TX', phone: '040' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function customerWithTraces(email: string) {
  const { id, authorization } = await service.signedIn({ email });
  const { db } = service.open;
  await db.insertInto('wishlist_items').values({ customer_id: id, model_id: 10 }).execute();
  await db.insertInto('availability_notifications').values({ email, variant_id: 140, language: 'fi' }).execute();
  await db
    .insertInto('reviews')
    .values({ model_id: 10, customer_id: id, rating: 8, visible_name: 'Aino', comment: 'Hyvä' })
    .execute();
  await db.insertInto('newsletter_subscriptions').values({ list: 'forest', email, language: 'fi' }).execute();
  return { id, authorization };
}

describe('everything held about a customer (SESSION-43, SESSION-63)', () => {
  it('is handed out whole, without the password (TARGET-58)', async () => {
    const email = 'vieja@havu.example';
    const { id, authorization } = await customerWithTraces(email);
    await order(email, 'shipped', id);
    const answer = await service.call('/api/customer/export/', { authorization });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toMatchObject({
      account: { email, first_name: 'Aino' },
      orders: [{ status: 'shipped', address: { city: 'Tampere' } }],
      reviews: { written: [{ comment: 'Hyvä' }] },
      wishes: { wishlist: [{ slug: 'kuura' }], awaited: [{ variant_id: 140 }] },
      letters: [{ list: 'forest' }],
    });
    expect(answer.body).not.toMatch(/password|token_hash/);
    expect((await service.call('/api/customer/export/')).statusCode).toBe(401);
  });

  it('is erased by the link of a mail; the books keep what was sold (TARGET-58)', async () => {
    const email = 'lahtija@havu.example';
    const { id, authorization } = await customerWithTraces(email);
    const settings = { country: 'us', state: 'US-TX', preferred_store: 2 };
    await service.open.db.updateTable('customers').set(settings).where('id', '=', id).execute();
    const orders = [await order(email, 'delivered', id), await order(email.toUpperCase(), 'delivered', null)];
    await enqueue(service.open.db, {
      kind: 'email_change',
      payload: { customerId: id, email: `uusi-${email}`, language: 'fi' },
      availableAt: new Date(Date.now() + 3_600_000),
    });
    await service.call('/api/customer/delete/', { method: 'POST', authorization });
    const [mail] = await mailsTo(service, mailbox, email);
    const token = /^\/accounts\/delete-account\/#([\w-]{43})$/.exec(mail?.link ?? '')?.[1];
    expect((await service.call('/api/customer/', { authorization })).statusCode).toBe(200);
    const erase = () => service.call('/api/accounts/delete-account/', { method: 'POST', body: { token } });
    expect((await erase()).json()).toEqual({ ok: true });
    expect((await erase()).statusCode).toBe(410);
    expect((await service.call('/api/customer/', { authorization })).statusCode).toBe(401);
    expect((await mailsTo(service, mailbox, email))[0]?.html).toContain('Tilisi on poistettu');
    expect(await tablesThatName(service.open.db, email)).toEqual([]);
    const kept = await service.open.db.selectFrom('orders').selectAll().where('id', 'in', orders).execute();
    expect(kept.map(({ first_name, address, total_minor }) => [first_name, address, total_minor])).toEqual([
      ['', '', 0],
      ['', '', 0],
    ]);
    expect(kept.map(({ state }) => state)).toEqual(['', '']);
    const account = await service.open.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
    expect(account).toMatchObject({ address: '', state: '', preferred_store: null });
    const reviews = await service.open.db.selectFrom('reviews').selectAll().where('comment', '=', 'Hyvä').execute();
    expect(reviews.map(({ visible_name }) => visible_name)).toContain('Nimetön');
  });

  it('asks and confirms in the language of the request', async () => {
    const email = 'kielenvaihtaja@havu.example';
    const { authorization } = await service.signedIn({ email });
    await service.call('/api/customer/delete/', { method: 'POST', authorization, locale: 'en' });
    const link = (await mailsTo(service, mailbox, email))[0]?.link ?? '';
    expect(link).toMatch(/^\/en\/accounts\/delete-account\/#/);
    const body = { token: link.split('#')[1] };
    await service.call('/api/accounts/delete-account/', { method: 'POST', body, locale: 'en' });
    expect((await mailsTo(service, mailbox, email))[0]?.html).toContain('<html lang="en">');
  });

  it('has its record for every table that names people', async () => {
    const named = await sql<{ table: string }>`
      SELECT DISTINCT table_name AS table FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name <> 'stores'
        AND column_name IN ('email', 'first_name', 'last_name', 'customer_name')
    `.execute(service.open.db);
    const known = new Set(personalRecords.flatMap(({ tables }) => tables));
    expect(named.rows.map(({ table }) => table).filter((table) => !known.has(table))).toEqual([]);
  });

  it('stays while an order is under way', async () => {
    const email = 'odottaja@havu.example';
    const { id, authorization } = await service.signedIn({ email });
    await order(email, 'shipped', id);
    const answer = await service.call('/api/customer/delete/', { method: 'POST', authorization, locale: 'en' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'orders_under_way']);
    expect(await mailsTo(service, mailbox, email)).toEqual([]);
  });
});
