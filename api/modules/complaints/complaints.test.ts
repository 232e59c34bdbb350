import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  ApiError,
  Attachment,
  Complaint,
  Order,
  OwnComplaints,
  StaffComplaint,
  StaffComplaintsResponse,
} from 'mf-shared/contract';
import { localeCodes } from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maija } from '../../testing/maija.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { sendOut } from '../../testing/send-out.ts';
import { translate } from '../../texts/translate.ts';
import { personalRecords } from '../accounts/personal-data/personal-records.ts';

const row = {
  ...{ rowId: '1', manufacturer: 'Kuura', model: 'Shell jacket', color: 'Moss', size: 'M', price: '265,80' },
  complaint: 'The zip came off on the second day.',
};
const fromStore = {
  ...{ salesChannel: 'store', store: '2', receipt: '4711-22', timeOfPurchase: '2026-10-01', wish: 'repair' },
  ...{ customerName: 'Aino Lehtonen', phone: '040 555 0101', email: 'aino@example.fi', rows: [row] },
};
let callers = 0;
/** A caller of its own for each call: those of one are limited. */
function newCaller(): string {
  callers += 1;
  return `10.7.${callers >> 8}.${callers & 255}`;
}

describe('complaints (AFTER-62 to AFTER-71)', () => {
  let shop: SellingService;
  let staff: string;
  let picture: Buffer;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'havu-complaints-'));
    shop = await sellingService({ ATTACHMENTS_DIR: folder, BRAND_EMAIL: 'us@havu.example' });
    await shop.fillShelves(110, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
    picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#567' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => shop.close());

  const post = (path: string, body: unknown, authorization?: string) =>
    shop.call(path, {
      ...{ method: 'POST', body, locale: 'en', from: newCaller() },
      ...(authorization ? { authorization } : {}),
    });
  const file = (own: object = {}, authorization?: string) =>
    post('/api/reclamations/', { ...fromStore, requestKey: randomUUID(), ...own }, authorization);
  const filed = async (own: object = {}, authorization?: string) => {
    const response = await file(own, authorization);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<Complaint>();
  };
  const read = (code: string) => shop.call(`/api/reclamations/${code}/`, { locale: 'en' });
  const write = (code: string, own: object = {}) =>
    post(`/api/reclamations/${code}/messages/`, { body: 'Here it is.', requestKey: randomUUID(), ...own });
  const open = async (number: number) =>
    (await shop.call(`/api/staff/reclamations/${number}/`, { authorization: staff })).json<StaffComplaint>();
  const move = async (number: number, status: string, own: object = {}) => {
    const { version } = await open(number);
    return post(`/api/staff/reclamations/${number}/move/`, { version, status, ...own }, staff);
  };
  const code = ({ statusCode, body }: { statusCode: number; body: string }) => [
    statusCode,
    (JSON.parse(body) as ApiError).error.code,
  ];
  const drafted = async (count = 1) => {
    const draft = randomBytes(24).toString('base64url');
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const response = await shop.app.inject({
        method: 'POST',
        url: `/api/attachments/?key=${randomUUID()}&name=zip.jpg`,
        headers: { 'content-type': 'application/octet-stream', 'x-draft': draft },
        payload: picture,
      });
      ids.push(response.json<Attachment>().id);
    }
    return { draft, attachments: ids };
  };
  const ordered = async (authorization?: string) => {
    const placed = await shop.place({ rows: [[110, 2]] }, authorization);
    await shop.pay(placed, 'approve', 'lost');
    await sendOut(shop, placed);
    return { number: placed.order_number, key: placed.order_key };
  };
  const aboutOrder = (number: string, own: object = {}) => ({
    ...{ salesChannel: 'S', store: '', receipt: '', orderNumber: `S${number}`, email: maija.email },
    rows: [{ rowId: '1', productId: 110, complaint: 'The seam is open.' }],
    ...own,
  });

  describe('and how the product gets to the shop (AFTER-120)', () => {
    const ask = async (number: number, is_needed: boolean, own: object = {}) => {
      const { version } = await open(number);
      return post(`/api/staff/reclamations/${number}/product/`, { version, is_needed, ...own }, staff);
    };
    /** What mails with these words in their text say. */
    const mailed = async (words: string) => {
      for (let round = 0; round < 3; round += 1) await shop.app.outboxWorker.drain();
      const texts = shop.mails().map((html) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '));
      return texts.filter((text) => text.includes(words));
    };
    const wayOf = async ({ code }: Complaint) => (await read(code)).json<Complaint>().product;

    it('asks nobody to send what nobody asked for, then names the address and the number', async () => {
      const complaint = await filed();
      expect(complaint.product).toMatchObject({ kind: 'keep', store: null });
      expect(await mailed('Keep the product for now.')).not.toHaveLength(0);
      expect((await ask(complaint.number, true)).json<StaffComplaint>().product_needed).toBe(true);
      const way = await wayOf(complaint);
      expect(way?.kind).toBe('send');
      expect(way?.words).toContain('Tikkurilantie 140, 01530 Vantaa');
      expect(way?.words).toContain(`on the parcel: ${complaint.number}.`);
      expect(await mailed(way?.words ?? '?')).toHaveLength(1);
      await ask(complaint.number, false);
      expect((await wayOf(complaint))?.kind).toBe('not_needed');
    });

    it('names the store that the buyer chose with its address and hours, on the page and in the first mail', async () => {
      const complaint = await filed({ targetStore: '2' });
      expect(complaint.product).toMatchObject({ kind: 'may_bring', store: { slug: expect.any(String) } });
      expect(complaint.product?.words).toMatch(/, \d{5} .*\(Mon–.*\d\)/);
      expect(await mailed(complaint.product?.words ?? '?')).toHaveLength(1);
      await ask(complaint.number, true);
      expect((await wayOf(complaint))?.kind).toBe('bring');
    });

    it('is silent once the staff have all of it, and once the case is over', async () => {
      const complaint = await filed({ targetStore: '2' });
      const { version } = await open(complaint.number);
      const rows = [{ condition: 'used', destination: 'store', store: 2, place: '' }];
      expect(
        (await post(`/api/staff/reclamations/${complaint.number}/pieces/`, { version, rows }, staff)).statusCode,
      ).toBe(200);
      expect(await wayOf(complaint)).toBeNull();
      const other = await filed();
      await move(other.number, 'processing-return');
      await move(other.number, 'rejected-return', { body: 'Cut.', goods: { to: 'with_buyer', store: null } });
      expect(await wayOf(other)).toBeNull();
      expect(code(await ask(other.number, true))).toEqual([409, 'complaint_over']);
    });

    it('tells a colleague who was slower that the case changed, and mails the same answer once', async () => {
      const complaint = await filed();
      // The first mail has left before.
      await mailed('');
      await ask(complaint.number, true);
      expect(code(await ask(complaint.number, true, { version: 1 }))).toEqual([409, 'complaint_changed']);
      await ask(complaint.number, true);
      expect(await mailed(`on the parcel: ${complaint.number}.`)).toHaveLength(1);
    });
  });

  it('of what was bought in a store are filed by receipt, with photographs, and followed by the code', async () => {
    const files = await drafted(2);
    const complaint = await filed(files);
    expect(complaint).toMatchObject({
      status: 'new-return',
      form: { receipt: '4711-22', rows: [{ model: 'Shell jacket', price: '265,80' }] },
      events: [{ by: 'buyer', status: 'new-return', attachments: [{ name: 'zip.jpg' }, { name: 'zip.jpg' }] }],
    });
    expect(complaint.store_name).not.toBe('');
    expect(complaint.target_store_name).toBe('');
    const brought = await filed({ targetStore: '2' });
    expect([brought.target_store_name, (await open(brought.number)).target_store_name]).toEqual(
      Array(2).fill(complaint.store_name),
    );
    expect(complaint.answer_by).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(complaint.code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
    const again = (await read(complaint.code.toLowerCase().replaceAll('-', ' '))).json<Complaint>();
    expect(again.number).toBe(complaint.number);
    const url = again.events[0]?.attachments[0]?.url ?? '';
    expect((await shop.call(url)).statusCode).toBe(200);
    const kept = await shop.open.db
      .selectFrom('attachments')
      .select('expires_at')
      .where('draft_hash', 'is', null)
      .execute();
    expect(kept.every(({ expires_at }) => expires_at === null)).toBe(true);
  });

  it('tell every wrong field (AFTER-66)', async () => {
    const rows = [{ ...row, model: '', size: '', complaint: ' ' }];
    const response = await file({ customerName: '', phone: 'x', email: 'no', store: '', receipt: '', rows });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<ApiError>().error.fields ?? {}).sort()).toEqual(
      ['customerName', 'email', 'phone', 'receipt', 'rows.0.complaint', 'rows.0.model', 'rows.0.size', 'store'].sort(),
    );
    expect((await file({ rows: [{ ...row, price: '1e9' }] })).statusCode).toBe(400);
    expect((await file({ store: '9999' })).json<ApiError>().error.fields).toHaveProperty('store');
  });

  it('are unknown to who has no code of one, in the words of the specification (AFTER-71)', async () => {
    const response = await read('ABCD-EFGH-JKMN');
    expect([response.statusCode, response.json<ApiError>().error.message]).toEqual([
      404,
      'Complaint could not be found.',
    ]);
  });

  it('of an order are proven by key, email or account, and by nothing less (AFTER-65)', async () => {
    const customer = await shop.signedIn();
    const mine = await ordered(customer.authorization);
    expect(code(await file(aboutOrder(mine.number, { email: 'other@example.fi' })))).toEqual([404, 'order_not_found']);
    expect(code(await file(aboutOrder(mine.number, { orderKey: 'wrong' })))).toEqual([404, 'order_not_found']);
    const byKey = await filed(aboutOrder(mine.number, { orderKey: mine.key, email: 'other@example.fi' }));
    expect(byKey.form).toMatchObject({ orderNumber: `S${mine.number}`, salesChannel: 'S', store: '' });
    expect(byKey.images).toEqual([expect.stringMatching(/^\/media\//)]);
    await filed(aboutOrder(mine.number, { email: 'third@example.fi' }), customer.authorization);
    const guests = await ordered();
    await filed(aboutOrder(guests.number));
    const own = await shop.call('/api/customer/reclamations/', { authorization: customer.authorization });
    expect(own.json<OwnComplaints>().results).toMatchObject([
      { orderNumber: `S${mine.number}`, image: byKey.images[0] },
    ]);
  });

  it.each(localeCodes)(
    'of an order wait until it was sent, and say in %s what can be done before (AFTER-132)',
    async (locale) => {
      const placed = await shop.place({ rows: [[110, 1]] });
      const requestKey = randomUUID();
      const send = (status?: Order['status']) =>
        (status === undefined
          ? Promise.resolve()
          : shop.open.db.updateTable('orders').set({ status }).where('number', '=', placed.order_number).execute()
        ).then(() =>
          shop.call('/api/reclamations/', {
            ...{ method: 'POST', locale, from: newCaller() },
            body: { ...fromStore, ...aboutOrder(placed.order_number, { orderKey: placed.order_key }), requestKey },
          }),
        );
      expect(code(await send())).toEqual([409, 'complaint_before_sending']);
      await shop.pay(placed, 'approve', 'lost');
      for (const status of ['processing', 'ready_for_packing', 'manual_cancellation'] as const) {
        const refused = await send(status);
        expect(code(refused)).toEqual([409, 'complaint_before_sending']);
        expect(refused.json<ApiError>().error.message).toBe(translate(locale, 'errors.complaint_before_sending'));
      }
      expect((await send('cancelled')).json<ApiError>().error.fields).toHaveProperty(['rows.0.productId']);
      const sent = (['ready_for_pick_up', 'transported_to_pickuplocation', 'shipped', 'delivered'] as const)[
        localeCodes.indexOf(locale) % 4
      ];
      expect((await send(sent)).statusCode).toBe(200);
      // The same form sent again is the same complaint, whatever became of the order.
      expect((await send('manual_cancellation')).statusCode).toBe(200);
    },
  );

  it('of an order take product, price and discounts from it, and know its lines', async () => {
    const { number } = await ordered();
    const liar = { rowId: '1', productId: 110, model: 'Rolex', price: '9999', complaint: 'Broken' };
    const { form } = await filed(aboutOrder(number, { rows: [liar] }));
    const order = (await post('/api/orders/fetch/', { email: maija.email, order_number: number })).json<Order>();
    expect(form.rows[0]).toMatchObject({ model: order.lines[0]?.name, price: String(order.lines[0]?.unit_price) });
    expect(order.after_sale.lines).toMatchObject([{ productId: 110, bought: 2, complained: 1 }]);
    const foreign = await file(aboutOrder(number, { rows: [{ ...liar, productId: 100 }] }));
    expect(foreign.json<ApiError>().error.fields).toHaveProperty(['rows.0.productId']);
    expect(code(await file(aboutOrder(number, { rows: [liar, { ...liar, rowId: '2' }] })))).toEqual([
      409,
      'complaint_known',
    ]);
    const rows = ['1', '2', '3'].map((rowId) => ({ ...liar, rowId }));
    const { error } = (await file(aboutOrder((await ordered()).number, { rows }))).json<ApiError>();
    expect(error.fields).toEqual({
      'rows.2.productId': 'This is more of it than you bought. Take one of its parts out.',
    });
  });

  it('of an order tell its day and its discounts, whatever the form says (AFTER-63)', async () => {
    const day = shopDay();
    const lie = { orderDate: '2001-01-01', timeOfPurchase: '2001-01-01' };
    const about = async (discounts: boolean) => {
      const { number } = await ordered();
      const ids = shop.open.db.selectFrom('orders').select('id').where('number', '=', number);
      const lines = shop.open.db.updateTable('order_lines').where('order_id', 'in', ids);
      if (discounts)
        await lines.set((eb) => ({ reference_minor: eb('unit_minor', '+', 1), discount_minor: 1 })).execute();
      else await lines.set({ reference_minor: null, discount_minor: 0 }).execute();
      const row = { rowId: '1', productId: 110, complaint: 'The seam is open.' };
      const rows = [{ ...row, unitDiscount: !discounts, calculatedDiscount: !discounts }];
      return (await filed(aboutOrder(number, { ...lie, rows }))).form;
    };
    for (const is of [true, false])
      expect(await about(is)).toMatchObject({
        ...{ orderDate: day, timeOfPurchase: day },
        rows: [{ unitDiscount: is, calculatedDiscount: is }],
      });
  });

  it('about several products name each, to the staff and to the shop, and mark the one that is foreign', async () => {
    const { number } = await ordered();
    const broken = (productId: number, complaint: string) => ({ rowId: String(productId), productId, complaint });
    const twice = [broken(110, 'The zip broke.'), broken(110, 'The seam came open.')];
    const { form, number: complaint } = await filed(aboutOrder(number, { rows: twice }));
    expect(form.rows.map((row) => row.complaint)).toEqual(['The zip broke.', 'The seam came open.']);
    const order = (await post('/api/orders/fetch/', { email: maija.email, order_number: number })).json<Order>();
    expect(order.after_sale.lines).toMatchObject([{ productId: 110, bought: 2, complained: 2 }]);
    const listed = await shop.call(`/api/staff/reclamations/?q=${complaint}`, { authorization: staff });
    expect(listed.json<StaffComplaintsResponse>().results).toMatchObject([{ rows: 2 }]);
    const other = await ordered();
    const foreign = await file(aboutOrder(other.number, { rows: [broken(110, 'Torn'), broken(100, 'Torn')] }));
    expect(Object.keys(foreign.json<ApiError>().error.fields ?? {})).toEqual(['rows.1.productId']);
  });

  it('are one for a form that is sent fifty times side by side', async () => {
    const { number, key } = await ordered();
    // With the order's key: number and email side by side count as guesses until each is found right.
    const body = aboutOrder(number, { orderKey: key, requestKey: randomUUID(), ...(await drafted()) });
    const answers = await Promise.all(Array.from({ length: 50 }, () => file(body)));
    expect(new Set(answers.map((answer) => answer.json<Complaint>().code)).size).toBe(1);
    expect(code(await file({ ...body, wish: 'money' }))).toEqual([422, 'idempotency_key_reused']);
  });

  it('take no files of somebody else, and say where some are gone', async () => {
    const files = await drafted();
    const draft = randomBytes(24).toString('base64url');
    expect(code(await file({ ...files, draft }))).toEqual([409, 'attachments_gone']);
    await filed(files);
    expect(code(await file(files))).toEqual([409, 'attachments_gone']);
  });

  it('move as AFTER-56 to AFTER-58 say: asked, answered, repaired, settled', async () => {
    const { number, code: key } = await filed();
    expect(code(await move(number, 'fixing-return'))).toEqual([409, 'complaint_moved']);
    expect((await move(number, 'processing-return')).statusCode).toBe(200);
    expect((await move(number, 'more_info-return')).statusCode).toBe(400);
    await move(number, 'more_info-return', { body: 'Which zip is it?' });
    const answered = await write(key, await drafted());
    expect(answered.json<Complaint>()).toMatchObject({ status: 'processing-return' });
    await move(number, 'fixing-return');
    expect((await move(number, 'processed-return')).statusCode).toBe(400);
    const ended = (await move(number, 'processed-return', { outcome: 'repaired' })).json<StaffComplaint>();
    expect(ended).toMatchObject({ status: 'processed-return', outcome: 'repaired', next: [], answer_by: null });
    expect(ended.events.map(({ by, status }) => [by, status])).toEqual([
      ['buyer', 'new-return'],
      ['staff', 'processing-return'],
      ['staff', 'more_info-return'],
      ['buyer', 'processing-return'],
      ['staff', 'fixing-return'],
      ['staff', 'processed-return'],
    ]);
    expect(code(await write(key))).toEqual([409, 'complaint_over']);
    const expiry = await shop.open.db
      .selectFrom('attachments')
      .select('expires_at')
      .where('event_id', 'is not', null)
      .execute();
    const years = new Date().getFullYear() + 2;
    expect(expiry.filter(({ expires_at }) => expires_at?.getFullYear() === years)).toHaveLength(1);
    const log = await shop.open.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'complaint')
      .where('entity_id', '=', String(number))
      .execute();
    expect(log).toHaveLength(4);
  });

  it('that end in a new product say in a letter how it comes, and move neither stock nor money (AFTER-138)', async () => {
    const { number: order } = await ordered();
    const { number, code: key } = await filed(aboutOrder(order));
    await move(number, 'processing-return');
    const before = await shop.stockOf(110);
    const wordless = await move(number, 'processed-return', { outcome: 'replaced' });
    expect([wordless.statusCode, Object.keys(wordless.json<ApiError>().error.fields ?? {})]).toEqual([400, ['body']]);
    expect((await open(number)).status).toBe('processing-return');
    const body = 'A new one leaves our store in Vantaa today.';
    const ended = (await move(number, 'processed-return', { outcome: 'replaced', body })).json<StaffComplaint>();
    expect(ended).toMatchObject({ status: 'processed-return', outcome: 'replaced', next: [] });
    expect((await read(key)).json<Complaint>()).toMatchObject({
      ...{ status: 'processed-return', outcome: 'replaced', given: [] },
      events: [{}, {}, { by: 'staff', status: 'processed-return', body }],
    });
    expect(await shop.stockOf(110)).toEqual(before);
    const [refunds, exchanges] = await Promise.all([
      shop.open.db
        .selectFrom('payment_refunds as r')
        .innerJoin('complaints as c', 'c.id', 'r.complaint_id')
        .select('r.id')
        .where('c.number', '=', number)
        .execute(),
      shop.open.db.selectFrom('exchanges').select('id').execute(),
    ]);
    expect([refunds, exchanges]).toEqual([[], []]);
  });

  it('are refused with a reason that the buyer reads', async () => {
    const { number, code: key } = await filed();
    await move(number, 'processing-return');
    await move(number, 'rejected-return', { body: 'It was cut with a knife.' });
    expect((await read(key)).json<Complaint>()).toMatchObject({
      status: 'rejected-return',
      events: [{}, {}, { body: 'It was cut with a knife.', signature: 'Aino' }],
    });
  });

  it('tell two of the staff who work on one case at once: the second one reads it again', async () => {
    const { number } = await filed();
    const { version } = await open(number);
    const both = await Promise.all(
      ['a', 'b'].map((body) =>
        post(`/api/staff/reclamations/${number}/messages/`, { version, body, is_internal: true }, staff),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const second = both.find(({ statusCode }) => statusCode === 409);
    expect(second && code(second)).toEqual([409, 'complaint_changed']);
  });

  it('show the staff’s notes to the staff only', async () => {
    const { number, code: key, events } = await filed();
    const { version } = await open(number);
    await post(
      `/api/staff/reclamations/${number}/messages/`,
      { version, body: 'Third jacket!', is_internal: true },
      staff,
    );
    expect((await open(number)).events.at(-1)).toMatchObject({ body: 'Third jacket!', is_internal: true });
    expect((await read(key)).json<Complaint>().events).toHaveLength(events.length);
    expect((await read(key)).body).not.toContain('Third jacket');
  });

  it('take a letter that is sent again once', async () => {
    const { code: key } = await filed();
    const requestKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => write(key, { requestKey })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect((await read(key)).json<Complaint>().events).toHaveLength(2);
  });

  it('are listed to the staff by status and age, found by name, number and receipt, and to nobody else', async () => {
    const first = await filed({ customerName: 'Zelda Ensimmäinen', receipt: 'Z-1' });
    const second = await filed({ customerName: 'Zelda Toinen', receipt: 'Z-2' });
    const list = async (query: string) =>
      (await shop.call(`/api/staff/reclamations/?${query}`, { authorization: staff })).json<StaffComplaintsResponse>();
    const numbers = async (query: string) => (await list(query)).results.map(({ number }) => number);
    expect(await numbers('q=zelda&status=open')).toEqual([first.number, second.number]);
    expect(await numbers('q=z-2')).toEqual([second.number]);
    expect(await numbers(`q=${first.number}`)).toEqual([first.number]);
    await move(first.number, 'processing-return');
    expect(await numbers('q=zelda&status=processing-return')).toEqual([first.number]);
    expect((await list('status=open')).counts['new-return']).toBeGreaterThan(0);
    // AFTER-93: late after five days, and not where the buyer has to answer.
    expect(await numbers('status=late')).toEqual([]);
    const before = await list('status=open');
    await shop.open.db
      .updateTable('complaints')
      .set({ status_at: new Date(Date.now() - 5 * 86_400_000 - 60_000) })
      .where('number', 'in', [first.number, second.number])
      .execute();
    expect(await numbers('status=late')).toEqual([first.number, second.number].sort());
    await move(first.number, 'more_info-return', { body: 'Which zip is it?' });
    await shop.open.db
      .updateTable('complaints')
      .set({ status_at: new Date(0) })
      .where('number', '=', first.number)
      .execute();
    expect(await numbers('status=late')).toEqual([second.number]);
    expect((await list('status=late')).counts).toMatchObject({ late: 1, open: before.total - 1 });
    const { authorization } = await shop.signedIn({ is_org_user: true });
    const others = [
      await shop.call('/api/staff/reclamations/', { authorization }),
      await shop.call('/api/staff/reclamations/'),
      await shop.call(`/api/staff/reclamations/${first.number}/`, { authorization }),
    ];
    expect(others.map(({ statusCode }) => statusCode)).toEqual([403, 401, 403]);
  });

  it('are mailed at every move in the buyer’s language, with the code; the outbox holds no code', async () => {
    for (const locale of localeCodes) {
      const email = `${locale}@example.fi`;
      const body = { ...fromStore, requestKey: randomUUID(), email };
      const answer = await shop.call('/api/reclamations/', { method: 'POST', body, locale, from: newCaller() });
      const { number, code: key } = answer.json<Complaint>();
      await move(number, 'processing-return');
      await move(number, 'more_info-return', { body: 'Which one?' });
      await write(key);
      await move(number, 'rejected-return', { body: 'It was cut.' });
      const waiting = await shop.open.db.selectFrom('outbox').select('payload').where('sent_at', 'is', null).execute();
      expect(JSON.stringify(waiting)).not.toContain(key);
    }
    for (let round = 0; round < 10; round += 1) await shop.app.outboxWorker.drain();
    const all = shop.mails().join('\n');
    expect(all).not.toContain('{{');
    expect(all).not.toContain('mails.complaint');
    expect(all).toContain('It was cut.');
    expect(all).toContain('complaint 10');
    expect(all).toContain('Reklamaatio');
  });

  it('go with their person, letters and pictures too, and are exported before', async () => {
    const customer = await shop.signedIn({ email: 'leaving@example.fi' });
    const { code: key, events } = await filed(
      { email: 'leaving@example.fi', ...(await drafted()) },
      customer.authorization,
    );
    const email = 'leaving@example.fi';
    const person = { id: customer.id, email, emails: [email], language: 'fi' as const };
    const record = personalRecords.find(({ name }) => name === 'complaints');
    expect(await record?.read(shop.open.db, person, (file) => ({ ...file, address: '' }))).toMatchObject([
      { email: 'leaving@example.fi', rows: [{}], files: [{ name: 'zip.jpg' }] },
    ]);
    await record?.erase(shop.open.db, person);
    expect((await read(key)).statusCode).toBe(404);
    expect((await shop.call(events[0]?.attachments[0]?.url ?? '')).statusCode).toBe(404);
  });

  it('say how their pieces are and where, to the staff alone, and in the log (AFTER-113)', async () => {
    const { number, code: own } = await filed();
    const place = async (piece: object, version?: number) =>
      post(
        `/api/staff/reclamations/${number}/pieces/`,
        { version: version ?? (await open(number)).version, rows: [piece] },
        staff,
      );
    expect((await open(number)).pieces).toEqual([{ condition: null, destination: null, store: null, place: '' }]);
    const bench = { condition: 'damaged', destination: 'workshop', store: null, place: 'Bench 7' };
    expect((await place(bench)).json<StaffComplaint>().pieces).toEqual([bench]);
    expect(code(await place(bench, 1))).toEqual([409, 'complaint_changed']);
    expect(code(await place({ ...bench, destination: 'store' }))).toEqual([400, 'invalid_request']);
    expect((await read(own)).body).not.toContain('Bench 7');
    // It went back to its buyer: it is in no condition and at no place of the shop's.
    const gone = await place({ condition: 'used', destination: null, store: 1, place: 'Bench 7' });
    expect(gone.json<StaffComplaint>().pieces).toEqual([
      { condition: null, destination: null, store: null, place: '' },
    ]);
    const log = await shop.open.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('entity', '=', 'complaint')
      .where('entity_id', '=', String(number))
      .orderBy('id')
      .execute();
    expect(log).toMatchObject([
      { action: 'complaint.placed', before: { pieces: [{ place: '' }] }, after: { pieces: [bench] } },
      { action: 'complaint.placed', before: { pieces: [bench] }, after: { pieces: [{ place: '' }] } },
    ]);
  });

  it('tell how much is at stake, and which of them is much (AFTER-114)', async () => {
    const list = async (query: string) =>
      (await shop.call(`/api/staff/reclamations/?${query}`, { authorization: staff })).json<StaffComplaintsResponse>();
    const before = await list('status=open');
    const large = await filed();
    const small = await filed({
      rows: [
        { ...row, price: '199.95' },
        { ...row, rowId: '2', price: '0' },
      ],
    });
    const after = await list('status=open');
    const atStake = (answer: StaffComplaintsResponse) => answer.at_stake[0]?.amount ?? 0;
    expect(Math.round((atStake(after) - atStake(before)) * 100)).toBe(26_580 + 19_995);
    expect(after.counts.large - before.counts.large).toBe(1);
    const much = (await list('status=large')).results;
    expect(much.find(({ number }) => number === large.number)?.price).toBe(265.8);
    expect(much.some(({ number }) => number === small.number)).toBe(false);
    const sums = (await list('status=open&sort=-amount')).results.map(({ price }) => price);
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
    await move(large.number, 'processing-return');
    await move(large.number, 'rejected-return', { body: 'It was used.' });
    expect(Math.round((atStake(await list('status=open')) - atStake(before)) * 100)).toBe(19_995);
  });
});
