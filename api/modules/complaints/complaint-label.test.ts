import { randomUUID } from 'node:crypto';
import type { Complaint, StaffComplaint } from 'mf-shared/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { maija } from '../../testing/maija.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { sendOut } from '../../testing/send-out.ts';

describe('a prepaid label for a complained product (AFTER-128, AFTER-129)', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService({ RETURN_ADDRESS: 'Havu, Palautukset, 01530 Vantaa', CARRIER_TIMEOUT_MS: '2000' });
    await shop.fillShelves(110, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
  });
  afterEach(async () => {
    await shop.klarna.carrierFaults({});
    await later();
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });
  afterAll(() => shop.close());

  let callers = 0;
  const post = (path: string, body: unknown, authorization?: string) =>
    shop.call(path, {
      ...{ method: 'POST', body, locale: 'en', from: `10.9.${++callers >> 8}.${callers & 255}` },
      ...(authorization ? { authorization } : {}),
    });
  const get = (path: string, authorization?: string) =>
    shop.call(path, { locale: 'en', ...(authorization && { authorization }) });
  /** The outbox does now what it would do later. */
  const later = async () => {
    for (let round = 0; round < 3; round += 1) {
      await shop.open.db
        .updateTable('outbox')
        .set({ available_at: new Date(0) })
        .where('sent_at', 'is', null)
        .execute();
      await shop.app.outboxWorker.drain();
    }
  };
  const address = { address: 'Puutarhakatu 1', postNumber: '33100', city: 'Tampere' };
  const filed = async (own: object = address) => {
    const placed = await shop.place({ rows: [[110, 1]] });
    await shop.pay(placed, 'approve', 'lost');
    await sendOut(shop, placed);
    return sent({ salesChannel: 'S', orderNumber: placed.order_number, orderKey: placed.order_key, ...own });
  };
  const sent = async (own: object) => {
    const answer = await post('/api/reclamations/', {
      ...{ customerName: 'Aino Havu', email: maija.email, phone: maija.phone, requestKey: randomUUID() },
      rows: [{ productId: 110, manufacturer: 'Havu', model: 'Takki', noSize: true, complaint: 'The zip broke.' }],
      ...own,
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<Complaint>();
  };
  const open = async (number: number) =>
    (await get(`/api/staff/reclamations/${number}/`, staff)).json<StaffComplaint>();
  const write = async (number: number, what: string, own: object) =>
    post(`/api/staff/reclamations/${number}/${what}/`, { version: (await open(number)).version, ...own }, staff);
  const ask = async (number: number, is_needed = true) => {
    const answer = await write(number, 'product', { is_needed });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<StaffComplaint>();
  };
  const seen = async (code: string) => (await get(`/api/reclamations/${code}/`)).json<Complaint>();
  const parcelsOf = async (number: number) =>
    (await shop.klarna.shipments()).filter(({ reference }) => reference === `R${number}`);
  const mailsOf = (number: number) =>
    shop
      .mails()
      .flatMap((mail) => /<title>(.*?)<\/title>/.exec(mail)?.[1] ?? [])
      .filter((subject) => subject.includes(String(number)) && !subject.startsWith('Reklamaatio'));

  it('comes when the staff ask for the product: one parcel, a PDF, a code for the phone, and one mail with all of it (AFTER-128)', async () => {
    const { number, code } = await filed();
    await later();
    expect((await seen(code)).product).toMatchObject({ kind: 'keep', label: null, qr: [] });
    const asked = await ask(number);
    const [parcel] = await parcelsOf(number);
    expect(asked).toMatchObject({ tracking_code: parcel?.trackingCode, owes_postage: false });
    const { product } = await seen(code);
    expect(product).toMatchObject({ kind: 'send', label: { status: 'ready' } });
    expect(product?.qr.length).toBeGreaterThan(20);
    expect(product?.words).toContain('costs you nothing');
    expect(product?.words).toContain(product?.label?.code);
    const pdf = await get(product?.label?.pdf ?? '');
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([
      ...[200, 'application/pdf', '%PDF-'],
    ]);
    expect((await get((product?.label?.pdf ?? '').replace(/signature=./, 'signature=~'))).statusCode).toBe(404);
    await later();
    expect(shop.mails().filter((mail) => mail.includes(product?.label?.code ?? '-'))).toHaveLength(1);
    expect(mailsOf(number)).toEqual([
      ...[`We have your complaint ${number}`, `Label for the product of your complaint ${number}`],
    ]);
    const entries = await shop.open.db.selectFrom('outbox').select('payload').execute();
    expect(JSON.stringify(entries)).not.toContain(product?.label?.code);
    expect(await parcelsOf(number)).toHaveLength(1);
  });

  it('is asked for again until the carrier answers, and page and mail say so meanwhile (AFTER-128)', async () => {
    await shop.klarna.carrierFaults({ latencyMs: 6000 });
    const { number, code } = await filed();
    await ask(number);
    const { product } = await seen(code);
    expect(product).toMatchObject({ kind: 'send', label: { status: 'asked', code: '', pdf: null }, qr: [] });
    expect(product?.words).toContain('Do not send it yet');
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
    // The carrier stays away, and the mail does not wait for it.
    await shop.open.db
      .updateTable('outbox')
      .set({ available_at: new Date(0) })
      .where('kind', '=', 'complaint_product_mail')
      .execute();
    await shop.app.outboxWorker.drain();
    expect(mailsOf(number).filter((subject) => subject.includes('We need the product'))).toHaveLength(1);
    await shop.klarna.carrierFaults({});
    await later();
    expect((await seen(code)).product?.label?.status).toBe('ready');
    expect(await parcelsOf(number)).toHaveLength(1);
    expect(mailsOf(number).filter((subject) => subject.includes('Label for the product'))).toHaveLength(1);
  });

  it('is made once, whoever asks how often, and after an answer that was lost (AFTER-128)', async () => {
    await shop.klarna.carrierFaults({ failAfterNext: 1 });
    const { number, code } = await filed();
    const { version } = await open(number);
    const path = `/api/staff/reclamations/${number}/product/`;
    const answers = await Promise.all([1, 2].map(() => post(path, { version, is_needed: true }, staff)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await Promise.all([later(), later()]);
    const first = (await seen(code)).product?.label?.code;
    await ask(number, false);
    expect((await seen(code)).product).toMatchObject({ kind: 'not_needed', label: null });
    expect(await open(number)).toMatchObject({ tracking_code: '' });
    await ask(number);
    await later();
    expect((await seen(code)).product?.label?.code).toBe(first);
    expect(await parcelsOf(number)).toHaveLength(1);
  });

  it('names whom number and email alone do not show in the mail only (AFTER-27, AFTER-128)', async () => {
    const { number, code } = await filed({});
    await ask(number);
    expect((await seen(code)).product?.label).toMatchObject({ status: 'ready', pdf: null });
    await later();
    expect(mailsOf(number).filter((subject) => subject.includes('Label for the product'))).toHaveLength(1);
  });

  it('tells the carrier the state of the address that the complaint names (AFTER-44, AFTER-128)', async () => {
    const { number, code } = await filed();
    const { form } = await shop.open.db
      .selectFrom('complaints')
      .select('form')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const texan = JSON.stringify({ ...form, postNumber: '78701', city: 'Austin', state: 'US-TX' });
    await shop.open.db.updateTable('complaints').set({ form: texan }).where('number', '=', number).execute();
    await ask(number);
    await later();
    const { body } = await get((await seen(code)).product?.label?.pdf ?? '');
    expect(body).toContain('78701 Austin TX');
  });

  it('ends with the case, and is no one’s where the product is brought to a store (AFTER-128)', async () => {
    const { number, code } = await filed();
    await ask(number);
    await write(number, 'move', { status: 'processing-return' });
    await write(number, 'move', { status: 'processed-return', outcome: 'repaired' });
    expect((await seen(code)).product).toBeNull();
    const left = await shop.open.db.selectFrom('parcel_labels').select('id').execute();
    await later();
    expect(left.length).toBeLessThan((await shop.klarna.shipments()).length);
    expect(await open(number)).toMatchObject({ owes_postage: false });
    const stores = await shop.open.db.selectFrom('stores').select('id').where('type', '=', 'retail').execute();
    const brought = await filed({ ...address, targetStore: String(stores[0]?.id) });
    await ask(brought.number);
    expect((await seen(brought.code)).product).toMatchObject({ kind: 'bring', label: null });
    expect(await parcelsOf(brought.number)).toEqual([]);
    expect(await open(brought.number)).toMatchObject({ owes_postage: false });
  });

  it('where the carrier makes none, the postage is paid back once, with its means, and page, mail and log say so (AFTER-129)', async () => {
    await shop.klarna.carrierFaults({ refuseNext: 1 });
    const { number, code } = await filed();
    expect(await ask(number)).toMatchObject({ owes_postage: true, postage: null, tracking_code: '' });
    const { product } = await seen(code);
    expect(product).toMatchObject({ kind: 'send', label: { status: 'refused', pdf: null }, qr: [] });
    expect(product?.words).toContain('keep the receipt of the postage');
    await later();
    expect(mailsOf(number).filter((subject) => subject.includes('We need the product'))).toHaveLength(1);
    const wrong = async (own: object) => {
      const answer = await write(number, 'postage', own);
      return [answer.statusCode, Object.keys(answer.json().error.fields ?? {})];
    };
    expect(await wrong({ amount: '', means: 'bank' })).toEqual([400, ['amount']]);
    expect(await wrong({ amount: 'six', means: 'bank' })).toEqual([400, ['amount']]);
    expect(await wrong({ amount: '6,90' })).toEqual([400, ['means']]);
    const { version } = await open(number);
    const path = `/api/staff/reclamations/${number}/postage/`;
    const paid = await Promise.all([1, 2, 3].map(() => post(path, { version, amount: '6,90', means: 'bank' }, staff)));
    expect(paid.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const postage = { amount: 6.9, currency: 'eur' };
    expect(await open(number)).toMatchObject({ postage, owes_postage: false });
    expect((await seen(code)).postage).toMatchObject(postage);
    expect((await write(number, 'postage', { amount: '6,90', means: 'bank' })).statusCode).toBe(409);
    await later();
    expect(mailsOf(number).filter((subject) => subject.includes('We have paid your postage'))).toHaveLength(1);
    const log = await shop.open.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'complaint')
      .where('entity_id', '=', String(number))
      .where('action', '=', 'complaint.postage')
      .execute();
    expect(log).toHaveLength(1);
    // Asked for again, it is the buyer's parcel still: nobody pays it twice.
    await ask(number, false);
    await ask(number);
    expect(await open(number)).toMatchObject({ owes_postage: false });
  });

  it('is found by its number and its tracking code in the list of the staff (AFTER-128)', async () => {
    const { number } = await filed();
    const { tracking_code } = await ask(number);
    for (const q of [tracking_code, `R${number}`, String(number)]) {
      const found = await get(`/api/staff/reclamations/?q=${q}`, staff);
      expect(found.json().results.map((row: { number: number }) => row.number)).toEqual([number]);
    }
  });
});
