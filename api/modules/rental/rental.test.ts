import { sql } from 'kysely';
import type { RentalFree, RentalOffer, RentalRequest, RentalReservation, StaffRental } from 'mf-shared/contract';
import { hoursOn } from 'mf-shared/rules/day-hours';
import { dayLater } from 'mf-shared/rules/rental-days';
import { shopDay } from 'mf-shared/rules/shop-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import type { Database } from '../../db/schema.ts';
import { mailsTo, ownMailbox } from '../../testing/mailbox.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

const today = shopDay();
/** Two units of M in store 2, one of L. The store has hours for public holidays too: a rent may begin on any day. */
async function fillRental(db: Database): Promise<void> {
  await sql`INSERT INTO settings (key, value) VALUES ('rental_enabled', 'true')
    ON CONFLICT (key) DO UPDATE SET value = 'true'`.execute(db);
  const hours = JSON.stringify(['10–20', '10–20', '10–20', '10–20', '10–20', '10–18', '12–16']);
  const days = JSON.stringify([{ from: today, to: dayLater(today, 100), hours: '10–18', reason: 'other' }]);
  await sql`UPDATE stores SET opening_hours = ${hours}::jsonb, other_days = ${days}::jsonb, type = 'retail'
    WHERE id = 2`.execute(db);
  await insertMany(db, 'rental_products', [{ id: 1, model_id: 10, day_minor: 1250, sort_order: 0 }]);
  await insertMany(
    db,
    'rental_units',
    ['M', 'M', 'L'].map((size, at) => ({ rental_product_id: 1, store_id: 2, size, label: `K${at}` })),
  );
}

let keys = 0;
const form = (own: Partial<RentalRequest> = {}): RentalRequest => {
  keys += 1;
  return {
    requestKey: `key-of-the-form-${String(keys).padStart(4, '0')}`,
    ...{ product: 1, store: 2, size: 'M', first: dayLater(today, 7), last: dayLater(today, 9) },
    ...{ name: 'Aino Lehtonen', email: `aino${keys}@havu.example`, phone: '0405550101' },
    ...own,
  };
};

describe('renting from a store (RENTAL-1 to RENTAL-9)', () => {
  let service: TestService;
  const mailbox = ownMailbox();
  beforeAll(async () => {
    service = await testService(mailbox, fillRental);
  });
  afterAll(() => service.close());

  let callers = 0;
  // Each from an address of its own: one may not ask so often.
  const send = (body: object, locale: 'en' | 'sv' = 'en') => {
    callers += 1;
    return service.call('/api/rental/reservations/', { method: 'POST', body, locale, from: `10.0.0.${callers}` });
  };
  const free = async (first: string, last: string) =>
    (await service.call(`/api/rental/free/?product=1&first=${first}&last=${last}`)).json<RentalFree>().free;
  const codeOf = async (email: string) => {
    const [mail] = await mailsTo(service, mailbox, email);
    return /\/rental\/cancel\/#([0-9A-Z-]+)/.exec(mail?.link ?? '')?.[1] ?? '';
  };

  it('tells what is rented, for how much a day, in which sizes and stores', async () => {
    const offer = (await service.call('/api/rental/', { locale: 'en' })).json<RentalOffer>();
    expect(offer).toMatchObject({ partnerUrl: null, from: today, mostDays: 30 });
    expect(offer.products).toMatchObject([{ id: 1, dayPrice: 12.5, storeIds: [2] }]);
    expect([...(offer.products[0]?.sizes ?? [])].sort()).toEqual(['L', 'M']);
    const [store] = offer.stores;
    expect(store && hoursOn(store, today)).not.toBeNull();
  });

  it('promises a unit for the days at the price of the days, once per form', async () => {
    const asked = form();
    const answers = await Promise.all([send(asked), send(asked)]);
    const [made, again] = answers.map((answer) => answer.json<RentalReservation>());
    expect(made).toMatchObject({ status: 'reserved', size: 'M', days: 3, price: 37.5, store: { id: 2 } });
    expect(again?.number).toBe(made?.number);
    expect((await send({ ...asked, size: 'L' })).statusCode).toBe(422);
    expect(await free(dayLater(today, 9), dayLater(today, 12))).toEqual(
      expect.arrayContaining([
        { storeId: 2, size: 'M', count: 1 },
        { storeId: 2, size: 'L', count: 1 },
      ]),
    );
    expect((await free(dayLater(today, 10), dayLater(today, 12))).find(({ size }) => size === 'M')?.count).toBe(2);
  });

  it('never promises a unit twice for overlapping days: of 50 at once as many get one as there are', async () => {
    const days = { first: dayLater(today, 30), last: dayLater(today, 33) };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => send(form({ ...days, first: dayLater(today, 30 + (at % 3)) }))),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 409)).toHaveLength(48);
    const { rows } = await sql<{ twice: number }>`SELECT count(*)::int AS twice FROM rental_reservations a
      JOIN rental_reservations b ON a.unit_id = b.unit_id AND a.id < b.id AND a.status <> 'cancelled'
        AND b.status <> 'cancelled' AND a.first_day <= b.last_day AND b.first_day <= a.last_day`.execute(
      service.open.db,
    );
    expect(rows[0]?.twice).toBe(0);
  });

  it('is refused by the database, too, where the same unit would be promised twice', async () => {
    const [row] = await service.open.db.selectFrom('rental_reservations').selectAll().limit(1).execute();
    if (!row) throw new Error('no reservation');
    const twin = { ...row, id: crypto.randomUUID(), request_key: 'another-key-of-it', code_hash: Buffer.from('x') };
    const { number: _, ...columns } = twin;
    await expect(service.open.db.insertInto('rental_reservations').values(columns).execute()).rejects.toThrow(
      /exclusion|conflicting/,
    );
  });

  it.each<[string, Partial<RentalRequest>, string]>([
    ['a day that was', { first: dayLater(today, -1), last: dayLater(today, 2) }, 'first'],
    ['a return before the pick-up', { first: dayLater(today, 5), last: dayLater(today, 4) }, 'last'],
    ['a month and more', { first: dayLater(today, 5), last: dayLater(today, 40) }, 'last'],
    ['no name', { name: ' ' }, 'name'],
    ['no address of mail', { email: 'aino' }, 'email'],
    ['a store that is none', { store: 999 }, 'store'],
  ])('refuses %s with words beside the field', async (_what, own, field) => {
    const answer = await send(form(own));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.fields[field]).toMatch(/\w{3,}/);
  });

  it('says that a size is taken, and which product is rented no more', async () => {
    expect((await send(form({ size: 'XXL' }))).json().error.code).toBe('rental_taken');
    expect((await send(form({ product: 99 }))).statusCode).toBe(404);
  });

  it('writes in the renter’s language, with a link that cancels and frees the unit', async () => {
    const days = { first: dayLater(today, 60), last: dayLater(today, 61) };
    const asked = form({ ...days, size: 'L', email: 'sven@havu.example' });
    expect((await send(asked, 'sv')).statusCode).toBe(200);
    expect((await send(form({ ...days, size: 'L' }))).statusCode).toBe(409);
    const code = await codeOf('sven@havu.example');
    expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
    const told = await service.call(`/api/rental/reservations/${code}/`, { locale: 'sv' });
    expect(told.json<RentalReservation>()).toMatchObject({ status: 'reserved', price: 25, first: days.first });
    const cancel = () => service.call(`/api/rental/reservations/${code}/cancel/`, { method: 'POST', body: {} });
    expect((await cancel()).statusCode).toBe(200);
    expect((await cancel()).statusCode).toBe(200);
    expect((await send(form({ ...days, size: 'L' }))).statusCode).toBe(200);
    expect((await service.call('/api/rental/reservations/0000-0000-0000/')).statusCode).toBe(404);
  });

  it('shows the staff their day, and keeps what they did', async () => {
    const { authorization, id: actor } = await service.signedIn({ is_staff: true });
    const headers = { authorization };
    const asked = form({ first: today, last: today, size: 'L', email: 'today@havu.example' });
    expect((await send(asked)).statusCode).toBe(200);
    expect((await service.call('/api/staff/rental/')).statusCode).toBe(401);
    const day = async () => (await service.call('/api/staff/rental/', { headers })).json<StaffRental>();
    const [leaving] = (await day()).leaving;
    expect(leaving).toMatchObject({ name: 'Aino Lehtonen', label: 'K2', status: 'reserved' });
    const move = (from: string, to: string) =>
      service.call(`/api/staff/rental/${leaving?.id}/`, { method: 'POST', body: { from, to }, headers });
    expect((await move('reserved', 'returned')).statusCode).toBe(409);
    expect((await move('reserved', 'handed_out')).statusCode).toBe(200);
    expect((await move('reserved', 'handed_out')).statusCode).toBe(409);
    const code = await codeOf('today@havu.example');
    const late = await service.call(`/api/rental/reservations/${code}/cancel/`, { method: 'POST', body: {} });
    expect(late.json().error.code).toBe('rental_begun');
    expect((await day()).returning).toMatchObject([{ label: 'K2', status: 'handed_out' }]);
    expect((await move('handed_out', 'returned')).statusCode).toBe(200);
    const log = await service.open.db
      .selectFrom('audit_log')
      .select(['actor_id', 'before', 'after'])
      .where('entity', '=', 'rental_reservation')
      .orderBy('id')
      .execute();
    expect(log).toMatchObject([
      { actor_id: actor, before: { status: 'reserved' }, after: { status: 'handed_out' } },
      { actor_id: actor, before: { status: 'handed_out' }, after: { status: 'returned' } },
    ]);
  });
});

describe('a shop that does not rent, or whose partner does', () => {
  it('answers 404 where the setting is off (CONF-42)', async () => {
    const service = await testService();
    expect((await service.call('/api/rental/')).statusCode).toBe(404);
    expect((await service.call('/api/rental/reservations/', { method: 'POST', body: form() })).statusCode).toBe(404);
    await service.close();
  });

  it('leads to the partner, and takes no reservation beside the partner’s', async () => {
    const service = await testService({ RENTAL_PARTNER_URL: 'https://rent.example/havu' }, fillRental);
    const offer = (await service.call('/api/rental/')).json<RentalOffer>();
    expect(offer.partnerUrl).toBe('https://rent.example/havu');
    expect((await service.call('/api/rental/reservations/', { method: 'POST', body: form() })).statusCode).toBe(404);
    await service.close();
  });
});
