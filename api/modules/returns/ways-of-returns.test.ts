import type {
  InspectReturnResponse,
  OrderReceipts,
  ReturnCase,
  ReturnSums,
  StaffReturn,
  StaffReturnsResponse,
  WithdrawOrderResponse,
} from 'mf-shared/contract';
import { sellerSettings } from 'mf-shared/rules/seller-settings';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { onDayBefore } from '../../testing/days-ago.ts';
import { maija } from '../../testing/maija.ts';
import { type Basket, type SellingService, sellingService } from '../../testing/selling-service.ts';
import { labelMaker } from '../carrier/make-label.ts';
import { loadServiceSecret } from '../secrets/service-secret.ts';
import { labelOfReturn } from './label-of-return.ts';

type Reason = 'changed_mind' | 'faulty';
const one = (reason: Reason = 'changed_mind') => [{ productId: 110, amount: 1, reason }];

describe('the ways of returns (AFTER-37, AFTER-46 to AFTER-49)', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService({ RETURN_ADDRESS: 'Havu, Palautukset, 01530 Vantaa', CARRIER_TIMEOUT_MS: '2000' });
    await shop.fillShelves(110, 1000);
    await shop.fillShelves(100, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
  });
  /** Settles the calls that a test left to be repeated: they would take the faults of the next one. */
  afterEach(async () => {
    await shop.klarna.carrierFaults({});
    await later();
  });
  afterAll(() => shop.close());

  let callers = 0;
  const from = () => `192.0.2.${(++callers % 250) + 1}`;
  const post = (path: string, body: unknown, authorization?: string) =>
    shop.call(path, { method: 'POST', body, locale: 'en', from: from(), ...(authorization && { authorization }) });
  const get = (path: string, authorization?: string) =>
    shop.call(path, { locale: 'en', from: from(), ...(authorization && { authorization }) });

  /** An order of 2 × 110 and 1 × 100 that arrived so many days ago. */
  const delivered = async ({ daysAgo = 20, ...basket }: Basket & { daysAgo?: number } = {}, authorization?: string) => {
    const rows: [number, number][] = [
      [110, 2],
      [100, 1],
    ];
    const placed = await shop.place({ rows, ...basket }, authorization);
    await shop.pay(placed, 'approve', 'lost');
    const number = placed.order_number;
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await post(`/api/staff/orders/${number}/status/`, { status }, staff);
    const ids = shop.open.db.selectFrom('orders').select('id').where('number', '=', number);
    await shop.open.db
      .updateTable('order_status_history')
      .set({ at: onDayBefore(daysAgo) })
      .where('status', '=', 'delivered')
      .where('order_id', 'in', ids)
      .execute();
    return { order_number: number, key: placed.order_key };
  };
  const ask = async (form: object) =>
    (await post('/api/returns/', { lines: one(), ...form })).json<WithdrawOrderResponse>();
  const offered = async (form: object, way: string) => (await ask(form)).ways.find((each) => each.way === way);
  const declare = async (form: object, way = 'label') => {
    const confirmation = (await offered(form, way))?.confirmation;
    return post('/api/returns/', { lines: one(), drop_point: 'pn-2', ...form, way, confirmation });
  };
  const returned = async (form: object, way?: string) => {
    const answer = await declare(form, way);
    const declared = answer.json<WithdrawOrderResponse>();
    if (!declared.code) throw new Error(answer.body);
    return { ...declared, code: declared.code };
  };
  const seen = async (code: string) => (await get(`/api/returns/${code}/`)).json<ReturnCase>();
  const idOf = async (number: string) =>
    (await get(`/api/staff/returns/?q=${number}`, staff)).json<StaffReturnsResponse>().results[0]?.id ?? 0;
  const settle = async (number: string) => {
    const id = await idOf(number);
    return post(`/api/staff/orders/${number}/withdrawals/${id}/settle/`, { outcome: 'refunded', restock: true }, staff);
  };
  /** The outbox does now what it would do later. */
  const later = async () => {
    await shop.open.db
      .updateTable('outbox')
      .set({ available_at: new Date(0) })
      .where('sent_at', 'is', null)
      .execute();
    await shop.app.outboxWorker.drain();
    await shop.app.outboxWorker.drain();
  };
  const parcelsOf = async (number: string) =>
    (await shop.klarna.shipments()).filter(({ reference }) => reference.startsWith(`${number}-`));
  const mailsOf = (reference: string, words: string) =>
    shop.mails().filter((mail) => mail.includes(reference) && mail.includes(words));

  it('are told with their fee and the money that comes back, before anything is sent', async () => {
    const { ways, refund } = await ask(await delivered());
    expect(ways).toMatchObject([
      { way: 'label', fee: 4.9, refund: Number((refund - 4.9).toFixed(2)), free_for: null },
      { way: 'store', fee: 0, refund },
      { way: 'post', fee: 0, refund },
    ]);
  });

  it('are told with the sums of what is ticked, before a reason was chosen, and declare nothing (AFTER-101)', async () => {
    const proof = await delivered();
    const bare = [{ productId: 110, amount: 1 }];
    const sums = (lines: object[], own: object = proof) => post('/api/returns/sums/', { ...own, lines });
    const told = (await sums(bare)).json<ReturnSums>();
    const asked = await ask({ ...proof, lines: one() });
    expect(told).toEqual({
      ...{ refund: asked.refund, delivery: 0, extra: 0, currency: asked.currency },
      fees: asked.ways.map(({ fee }) => fee),
    });
    const both = [{ productId: 110, amount: 2 }];
    const { refund } = await ask({ ...proof, lines: [{ ...both[0], reason: 'late' }] });
    expect((await sums(both)).json<ReturnSums>().refund).toBe(refund);
    expect((await sums([{ ...bare[0], reason: 'faulty' }])).json<ReturnSums>().fees).toEqual([0, 0, 0]);
    // The sums refuse what the form would refuse: more than is left, and the order of somebody else.
    expect((await sums([{ productId: 110, amount: 3 }])).statusCode).toBeGreaterThanOrEqual(400);
    expect((await sums(bare, { ...proof, key: 'wrong' })).statusCode).toBe(404);
    expect(await idOf(proof.order_number)).toBe(0);
  });

  it('are free for faults and for members of the club', async () => {
    expect(await offered({ ...(await delivered()), lines: one('faulty') }, 'label')).toMatchObject({
      ...{ fee: 0, free_for: 'fault' },
    });
    const member = await shop.signedIn({ is_club_member: true });
    expect(await offered(await delivered({}, member.authorization), 'label')).toMatchObject({
      ...{ fee: 0, free_for: 'club' },
    });
  });

  it('cost what was told: the confirmation of a free way buys no label', async () => {
    const proof = await delivered();
    const confirmation = (await offered(proof, 'store'))?.confirmation;
    const cheated = await post('/api/returns/', {
      ...{ ...proof, lines: one(), way: 'label', drop_point: 'pn-2', confirmation },
    });
    expect([cheated.statusCode, cheated.json().error.code]).toEqual([409, 'withdrawal_changed']);
  });

  it('have a bag only where the order came in one (AFTER-48)', async () => {
    const bare = await delivered();
    expect(await offered(bare, 'repack')).toBeUndefined();
    expect((await post('/api/returns/', { ...bare, lines: one(), way: 'repack' })).statusCode).toBe(400);
    const proof = await delivered({ cart: { repack: true } });
    const { code, fee } = await returned(proof, 'repack');
    expect(fee).toBe(0);
    expect(await seen(code)).toMatchObject({ way: 'repack', fee: 0, label: null });
  });

  it('with a label need a place of the carrier’s', async () => {
    const proof = await delivered();
    const bare = await declare({ ...proof, drop_point: '' });
    expect([bare.statusCode, Object.keys(bare.json().error.fields)]).toEqual([400, ['drop_point']]);
    expect((await declare({ ...proof, drop_point: 'elsewhere' })).statusCode).toBe(400);
  });

  it('with a label give a code for the phone, a PDF, a tracking code, and one mail with both', async () => {
    const proof = await delivered();
    const { code, refund, fee } = await returned(proof);
    expect(fee).toBe(4.9);
    const shown = await seen(code);
    const [parcel] = await parcelsOf(proof.order_number);
    expect(shown).toMatchObject({
      ...{ way: 'label', fee, refund, tracking_code: parcel?.trackingCode },
      drop_point: { id: 'pn-2', postal_code: '33100' },
      label: { status: 'ready' },
    });
    expect(shown.label?.code).toMatch(/^[\d ]{11}$/);
    const pdf = await get(shown.label?.pdf ?? '');
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([
      ...[200, 'application/pdf', '%PDF-'],
    ]);
    expect((await get((shown.label?.pdf ?? '').replace(/signature=./, 'signature=~'))).statusCode).toBe(404);
    await later();
    expect(mailsOf(shown.reference, shown.label?.code ?? '-')).toHaveLength(1);
    const entries = await shop.open.db.selectFrom('outbox').select('payload').execute();
    expect(JSON.stringify(entries)).not.toContain(shown.label?.code);
  });

  it('with a label keep its PDF, which names the buyer, from who knows only number and email (AFTER-27)', async () => {
    const { order_number } = await delivered();
    const { code } = await returned({ order_number, email: maija.email });
    expect((await seen(code)).label).toMatchObject({ status: 'ready', pdf: null });
    const { code: keyed } = await returned(await delivered());
    expect((await seen(keyed)).label?.pdf).toMatch(/signature=/);
  });

  it('take their fee once: money, receipt, mail and the audit say the same', async () => {
    const proof = await delivered();
    const { refund, code, fee } = await returned(proof);
    await post(`/api/staff/returns/${await idOf(proof.order_number)}/receive/`, {}, staff);
    expect((await settle(proof.order_number)).statusCode).toBe(200);
    await later();
    expect((await seen(code)).given).toMatchObject([{ to: 'payment', amount: refund, is_done: true }]);
    const { receipts } = (
      await get(`/api/orders/${proof.order_number}/receipts/?key=${proof.key}`)
    ).json<OrderReceipts>();
    const receipt = receipts.find(({ kind }) => kind === 'refund');
    const totals = receipt?.lines.map(({ total }) => total) ?? [];
    expect(totals).toEqual([Number((refund + fee).toFixed(2)), -fee]);
    expect(receipt?.total).toBe(refund);
    const vat = receipt?.vat.reduce((sum, part) => sum + part.net + part.vat, 0) ?? 0;
    expect(vat).toBeCloseTo(refund, 6);
    expect(mailsOf(`${proof.order_number}-1`, refund.toFixed(2).replace('.', ',')).length).toBeGreaterThan(1);
    // Goods that are returned later bring their full price: the first parcel's fee is not given back, nor taken again.
    const rest = { ...proof, lines: [...one(), { productId: 100, amount: 1, reason: 'changed_mind' }] };
    const second = await ask(rest);
    const sold = receipts.find(({ kind }) => kind === 'sale');
    const goods = sold?.lines.filter(({ name }) => !name.startsWith('Toimitus')).map(({ total }) => total) ?? [];
    expect(second.refund + refund + fee).toBeCloseTo(
      goods.reduce((sum, each) => sum + each, 0),
      6,
    );
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('take their fee from an inspection too, and leave a receipt that says so', async () => {
    const proof = await delivered();
    const lines = [
      { productId: 110, amount: 1, reason: 'changed_mind' },
      { productId: 100, amount: 1, reason: 'changed_mind' },
    ];
    const { refund, code } = await returned({ ...proof, lines });
    const reference = `${proof.order_number}-1`;
    await post(`/api/staff/returns/${await idOf(proof.order_number)}/receive/`, {}, staff);
    const { version } = (await get(`/api/staff/returns/${reference}/`, staff)).json<StaffReturn>();
    const form = {
      version,
      lines: lines.map(({ productId, amount }) => ({ productId, amount, outcome: 'accepted' })),
    };
    const path = `/api/staff/returns/${reference}/inspection/`;
    const told = (await post(path, form, staff)).json<InspectReturnResponse>();
    expect(told).toMatchObject({ fee: 4.9, total: refund });
    expect((await post(path, { ...form, total: told.total }, staff)).statusCode).toBe(200);
    await later();
    expect(await seen(code)).toMatchObject({ given: [{ amount: refund, is_done: true }] });
    const { receipts } = (
      await get(`/api/orders/${proof.order_number}/receipts/?key=${proof.key}`)
    ).json<OrderReceipts>();
    const receipt = receipts.find(({ kind }) => kind === 'refund');
    expect(receipt?.lines.map(({ total }) => total).at(-1)).toBe(-4.9);
    expect(receipt?.lines.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(refund, 6);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('keep the return where the carrier does not answer, and get and mail its label once', async () => {
    await shop.klarna.carrierFaults({ latencyMs: 6000 });
    const proof = await delivered();
    const { code } = await returned(proof);
    expect(await seen(code)).toMatchObject({
      status: 'new-return',
      tracking_code: '',
      label: { status: 'asked', code: '' },
    });
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
    await shop.klarna.carrierFaults({ failAfterNext: 1 });
    // Asked again by two processes at once, the carrier having made it in vain before.
    const { id } = await shop.open.db
      .selectFrom('returns')
      .innerJoin('orders', 'orders.id', 'returns.order_id')
      .select('returns.id')
      .where('orders.number', '=', proof.order_number)
      .executeTakeFirstOrThrow();
    const make = labelMaker(shop.open.db, {
      ...{ baseUrl: shop.klarna.url, key: 'sandbox', timeoutMs: 300 },
    });
    const { db } = shop.open;
    const settings = {
      publicUrl: 'https://havu.example',
      brandName: 'Havu',
      contactEmail: '',
      seller: sellerSettings({}),
    };
    const services = { db, secret: await loadServiceSecret(db, null), settings };
    const makeIt = () => make({ returnId: id }, labelOfReturn(services, id));
    await Promise.all([later(), makeIt(), makeIt()]);
    await later();
    const shown = await seen(code);
    expect(shown.label?.status).toBe('ready');
    const parcels = await parcelsOf(proof.order_number);
    expect(parcels).toHaveLength(1);
    expect(parcels[0]?.asked).toBeGreaterThan(2);
    expect(mailsOf(shown.reference, shown.label?.code ?? '-')).toHaveLength(1);
  });

  it('keep what was told: address, fee and refund of a declaration stay, whatever holds for the next one (AFTER-31)', async () => {
    const proof = await delivered();
    const { code } = await returned(proof);
    const told = await seen(code);
    const before = { send_to: 'Havu, Vanha varasto, 00100 Helsinki', fee_minor: 390 };
    await shop.open.db
      .updateTable('returns')
      .set(before)
      .where('id', '=', await idOf(proof.order_number))
      .execute();
    const shown = await seen(code);
    expect(shown).toMatchObject({ send_to: before.send_to, fee: 3.9, send_by: told.send_by });
    expect(shown.refund).toBeCloseTo((told.refund ?? 0) + told.fee - 3.9, 6);
    expect((await offered(await delivered(), 'label'))?.fee).toBe(told.fee);
  });

  it('with a label tell the carrier the state of the buyer’s address, as it is written there (AFTER-44, AFTER-46)', async () => {
    await shop.klarna.carrierFaults({ failNext: 100 });
    const proof = await delivered();
    const { code } = await returned(proof);
    const texan = { postal_code: '78701', city: 'Austin', state: 'US-TX' };
    await shop.open.db.updateTable('orders').set(texan).where('number', '=', proof.order_number).execute();
    await shop.klarna.carrierFaults({});
    await later();
    const { body } = await get((await seen(code)).label?.pdf ?? '');
    expect(body).toContain('78701 Austin TX');
  });

  it('go another way for nothing where the carrier makes no label', async () => {
    await shop.klarna.carrierFaults({ refuseNext: 1 });
    const proof = await delivered();
    const { code, refund, fee } = await returned(proof);
    expect(await seen(code)).toMatchObject({
      ...{ way: 'post', fee: 0, refund: Number((refund + fee).toFixed(2)), drop_point: null },
      label: { status: 'refused', pdf: null },
    });
    await later();
    // Declared, and then without a label.
    expect(mailsOf(`${proof.order_number}-1`, code)).toHaveLength(2);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('end with the return: a label that comes too late is not kept', async () => {
    await shop.klarna.carrierFaults({ failNext: 100 });
    const proof = await delivered();
    const { code } = await returned(proof);
    await post(`/api/returns/${code}/cancel/`, {});
    await shop.klarna.carrierFaults({});
    await later();
    expect(await seen(code)).toMatchObject({ status: 'cancelled', label: null, qr: [] });
    expect(await parcelsOf(proof.order_number)).toEqual([]);
  });

  it('cost a withdrawal of the law no more than the label costs', async () => {
    const proof = await delivered({ daysAgo: 3 });
    expect(await offered({ ...proof, lines: [{ productId: 110, amount: 1 }] }, 'label')).toMatchObject({ fee: 4.9 });
  });
});
