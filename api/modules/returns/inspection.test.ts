import type {
  InspectReturnResponse,
  ReturnCase,
  ReturnReasonsResponse,
  StaffReturn,
  StaffReturnsResponse,
  WithdrawOrderResponse,
} from 'mf-shared/contract';
import { longDate } from 'mf-shared/rules/long-date';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { storePlace } from '../../texts/store-place.ts';
import { translate } from '../../texts/translate.ts';

const dayMs = 86_400_000;
const newKey = () => crypto.randomUUID();
const newDraft = () => crypto.randomUUID().replaceAll('-', '');

interface JudgedLine {
  productId: number;
  amount: number;
  outcome: string;
  refund?: number;
  reason?: string;
  store?: number | null;
  condition?: string;
  destination?: string;
  place?: string;
  draft?: string;
  attachments?: string[];
}

describe('what the staff do about returns (AFTER-50 to AFTER-59)', () => {
  let shop: SellingService;
  let staff: string;
  let admin: string;
  beforeAll(async () => {
    shop = await sellingService({ RETURN_ADDRESS: 'Havu, Palautukset, 01530 Vantaa', BRAND_EMAIL: 'us@havu.example' });
    await shop.fillShelves(110, 1000);
    await shop.fillShelves(100, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
    admin = (await shop.signedIn({ is_staff: true, is_admin: true })).authorization;
  });
  afterAll(() => shop.close());

  let callers = 0;
  const from = () => `192.0.2.${(++callers % 250) + 1}`;
  const post = (path: string, body: unknown, authorization?: string) =>
    shop.call(path, {
      ...{ method: 'POST', body, locale: 'en', from: from() },
      ...(authorization ? { authorization } : {}),
    });
  const get = (path: string, authorization?: string) =>
    shop.call(path, { locale: 'en', from: from(), ...(authorization ? { authorization } : {}) });
  const deliver = async (number: string) => {
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await post(`/api/staff/orders/${number}/status/`, { status }, staff);
    const ids = shop.open.db.selectFrom('orders').select('id').where('number', '=', number);
    await shop.open.db
      .updateTable('order_status_history')
      .set({ at: new Date(Date.now() - 20 * dayMs) })
      .where('status', '=', 'delivered')
      .where('order_id', 'in', ids)
      .execute();
  };
  /** An order of 2 × 110 and 1 × 100, all of it declared to come back twenty days after it arrived. */
  const declared = async (
    lines?: object[],
    rows: [number, number][] = [
      [110, 2],
      [100, 1],
    ],
  ) => {
    const placed = await shop.place({ rows });
    await shop.pay(placed, 'approve', 'lost');
    const number = placed.order_number;
    await deliver(number);
    const form = {
      ...{ order_number: number, key: placed.order_key },
      lines: lines ?? [
        { productId: 110, amount: 2, reason: 'too_small' },
        { productId: 100, amount: 1, reason: 'faulty' },
      ],
    };
    const { confirmation } = (await post('/api/returns/', form)).json<WithdrawOrderResponse>();
    const { code, refund } = (await post('/api/returns/', { ...form, confirmation })).json<WithdrawOrderResponse>();
    if (!code) throw new Error('not declared');
    return { number, key: placed.order_key, code, refund, reference: `${number}-1` };
  };
  const read = async (reference: string) => (await get(`/api/staff/returns/${reference}/`, staff)).json<StaffReturn>();
  const seen = async (code: string) => (await get(`/api/returns/${code}/`)).json<ReturnCase>();
  const receive = async (reference: string, store: number | null = null) =>
    post(`/api/staff/returns/${(await read(reference)).id}/receive/`, { store }, staff);
  const move = async (reference: string, status: string, body = '') =>
    post(`/api/staff/returns/${reference}/move/`, { version: (await read(reference)).version, status, body }, staff);
  const ask = async (reference: string, lines: JudgedLine[], more: object = {}) =>
    post(
      `/api/staff/returns/${reference}/inspection/`,
      { version: (await read(reference)).version, lines, ...more },
      staff,
    );
  /** Both steps. */
  const book = async (reference: string, lines: JudgedLine[], more: object = {}) => {
    const told = (await ask(reference, lines, more)).json<InspectReturnResponse>();
    return ask(reference, lines, { ...more, total: told.total });
  };
  const all = (outcome: string, more: Partial<JudgedLine> = {}): JudgedLine[] => [
    { productId: 110, amount: 2, outcome, ...more },
    { productId: 100, amount: 1, outcome, ...more },
  ];
  const stockIn = async (variantId: number, storeId: number) =>
    (
      await shop.open.db
        .selectFrom('stock')
        .select('quantity')
        .where('variant_id', '=', variantId)
        .where('store_id', '=', storeId)
        .executeTakeFirst()
    )?.quantity ?? 0;
  const upload = async (draft: string) => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#486' } })
      .png()
      .toBuffer();
    const sent = await shop.app.inject({
      ...{ method: 'POST', url: `/api/attachments/?key=${newDraft()}&name=seam.png&of=return`, payload: picture },
      headers: { 'content-type': 'application/octet-stream', 'x-draft': draft },
    });
    return sent.json<{ id: string }>().id;
  };
  const code = (answer: { json: () => { error: { code: string } } }) => answer.json().error.code;
  const mailsOf = async (found: { code: string }) => {
    await shop.app.outboxWorker.drain();
    return shop.mails().filter((mail) => mail.includes(found.code));
  };

  it('accept one line with less, refuse one with a picture, and give the rest back to the cent', async () => {
    const found = await declared();
    expect((await receive(found.reference, 1)).statusCode).toBe(200);
    const { lines } = await read(found.reference);
    expect(lines.reduce((sum, { share }) => sum + Math.round(share * 100), 0)).toBe(Math.round(found.refund * 100));
    const before = await stockIn(110, 2);
    const draft = newDraft();
    const picture = await upload(draft);
    const judged: JudgedLine[] = [
      { productId: 110, amount: 1, outcome: 'accepted', store: 2 },
      { productId: 110, amount: 1, outcome: 'reduced', refund: 10.5, reason: 'The hem is worn.', store: null },
      { productId: 100, amount: 1, outcome: 'refused', reason: 'The seam was cut.', draft, attachments: [picture] },
    ];
    const told = (await ask(found.reference, judged)).json<InspectReturnResponse>();
    expect(told).toMatchObject({ step: 'told', status: 'processed-return', refund: null });
    expect(Math.round(told.lines.reduce((sum, { refund }) => sum + refund * 100, 0))).toBe(
      Math.round(told.total * 100),
    );
    expect(await seen(found.code)).toMatchObject({ status: 'processing-return', given: [] });
    const booked = await ask(found.reference, judged, { total: told.total, answer: 'Thank you.' });
    expect(booked.json<InspectReturnResponse>()).toMatchObject({ step: 'booked', total: told.total, refund: 'done' });
    const shown = await seen(found.code);
    expect(shown).toMatchObject({ status: 'processed-return', answer: '', can_write: false });
    expect(shown.given).toEqual([{ to: 'payment', means: 'Klarna', amount: told.total, is_done: true }]);
    expect(shown.lines[0]?.decided).toMatchObject([
      { outcome: 'accepted', amount: 1 },
      { outcome: 'reduced', refund: 10.5, reason: 'The hem is worn.' },
    ]);
    expect(shown.lines[1]?.decided).toMatchObject([{ outcome: 'refused', attachments: [{ id: picture }] }]);
    expect(shown.attachments).toEqual([]);
    // The written-off piece is in no stock, the accepted one once, where it is.
    expect(await stockIn(110, 2)).toBe(before + 1);
    const mail = (await mailsOf(found)).at(-1) ?? '';
    for (const words of ['The hem is worn.', 'The seam was cut.', 'Thank you.', 'Klarna'])
      expect(mail).toContain(words);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('tell what becomes of refused goods, which are in no stock (AFTER-106)', async () => {
    const found = await declared();
    await receive(found.reference, 1);
    const [before, shelf] = [await stockIn(110, 2), await stockIn(100, 2)];
    const judged: JudgedLine[] = [
      { productId: 110, amount: 2, outcome: 'refused', reason: 'Worn.', destination: 'kept', store: 2 },
      { productId: 100, amount: 1, outcome: 'refused', reason: 'Washed.', destination: 'sent_back' },
    ];
    expect((await ask(found.reference, judged, { total: 0 })).json()).toMatchObject({ step: 'booked' });
    expect([await stockIn(110, 2), await stockIn(100, 2)]).toEqual([before, shelf]);
    const store = await shop.open.db.selectFrom('stores').selectAll().where('id', '=', 2).executeTakeFirstOrThrow();
    const kept_in = storePlace(store);
    const kept_until = shopDayAfter(new Date(), 14);
    const shown = await seen(found.code);
    expect(shown.lines.flatMap(({ decided }) => decided.map(({ refused }) => refused))).toEqual([
      { kept_in, kept_until },
      { kept_in: null, kept_until },
    ]);
    const mail = (await mailsOf(found)).at(-1) ?? '';
    expect(mail).toContain(translate('fi', 'returns.kept', { store: kept_in, date: longDate(kept_until, 'fi') }));
    expect(mail).toContain(`Washed. ${translate('fi', 'returns.sent_back')}`);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('write down how each piece came back and where it went, for the staff alone (AFTER-98)', async () => {
    const found = await declared();
    await receive(found.reference, 1);
    const before = await stockIn(110, 2);
    const lines: JudgedLine[] = [
      { productId: 110, amount: 1, outcome: 'accepted', condition: 'opened', store: 2, place: 'B-14-02' },
      {
        productId: 110,
        amount: 1,
        outcome: 'accepted',
        condition: 'damaged',
        destination: 'workshop',
        place: 'Bench 7',
      },
      { productId: 100, amount: 1, outcome: 'repair', condition: 'incomplete', place: 'Tampere' },
    ];
    expect(
      code(
        await ask(found.reference, [
          { ...lines[0], productId: 110, amount: 2, outcome: 'accepted', condition: 'eaten' },
        ]),
      ),
    ).toBe('invalid_request');
    expect((await book(found.reference, lines)).json<InspectReturnResponse>()).toMatchObject({ step: 'booked' });
    const read110 = (await read(found.reference)).lines.find(({ productId }) => productId === 110);
    expect(read110?.inspected).toEqual([
      { condition: 'opened', destination: 'store', store: 2, place: 'B-14-02' },
      { condition: 'damaged', destination: 'workshop', store: null, place: 'Bench 7' },
    ]);
    // One piece is in stock, once; the one in the workshop is in none.
    expect(await stockIn(110, 2)).toBe(before + 1);
    expect((await get(`/api/returns/${found.code}/`)).body).not.toContain('Bench 7');
    const { after } = await shop.open.db
      .selectFrom('audit_log')
      .select('after')
      .where('entity_id', '=', found.number)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ pieces: [{ condition: 'opened', place: 'B-14-02' }, {}, { place: 'Tampere' }] });
    // The repair ends: where it was stays in the log alone.
    await book(found.reference, [{ productId: 100, amount: 1, outcome: 'repaired' }]);
    const read100 = (await read(found.reference)).lines.find(({ productId }) => productId === 100);
    expect(read100?.inspected).toEqual([{ condition: null, destination: null, store: null, place: '' }]);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('is booked once, also when eight of the staff do it at the same time', async () => {
    const found = await declared();
    await receive(found.reference);
    const before = await stockIn(110, 1);
    const lines = all('accepted', { store: 1 });
    const { total } = (await ask(found.reference, lines)).json<InspectReturnResponse>();
    const { version } = await read(found.reference);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        post(`/api/staff/returns/${found.reference}/inspection/`, { version, lines, total }, staff),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const lost of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(code(lost)).toBe('return_changed');
    expect(await stockIn(110, 1)).toBe(before + 2);
    expect((await seen(found.code)).given).toMatchObject([{ amount: found.refund }]);
    expect(code(await ask(found.reference, lines, { total }))).toBe('return_moved');
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('asks for more, and the buyer answers with a photograph; notes stay with the staff', async () => {
    const found = await declared();
    expect(code(await move(found.reference, 'more_info-return', 'Why?'))).toBe('return_moved');
    await receive(found.reference);
    expect((await move(found.reference, 'more_info-return')).statusCode).toBe(400);
    expect((await move(found.reference, 'more_info-return', 'Where is the tag?')).statusCode).toBe(200);
    // A question that was answered while its mail waited is not mailed (AFTER-131).
    await shop.app.outboxWorker.drain();
    expect(code(await ask(found.reference, all('accepted')))).toBe('return_moved');
    const note = { version: (await read(found.reference)).version, body: 'Smells of smoke.', is_internal: true };
    expect((await post(`/api/staff/returns/${found.reference}/messages/`, note, staff)).statusCode).toBe(200);
    const asked = await seen(found.code);
    expect(asked).toMatchObject({ status: 'more_info-return', can_write: true, can_cancel: false });
    expect(JSON.stringify(asked)).not.toContain('smoke');
    const draft = newDraft();
    const letter = { body: 'In the box.', requestKey: newKey(), draft, attachments: [await upload(draft)] };
    for (let times = 0; times < 2; times += 1)
      expect((await post(`/api/returns/${found.code}/messages/`, letter)).statusCode).toBe(200);
    const answered = await read(found.reference);
    expect(answered.status).toBe('processing-return');
    expect(answered.events.map(({ by, status, body }) => [by, status, body])).toEqual([
      ['staff', 'processing-return', ''],
      ['staff', 'more_info-return', 'Where is the tag?'],
      ['staff', null, 'Smells of smoke.'],
      ['buyer', 'processing-return', 'In the box.'],
    ]);
    expect(answered.events[3]?.attachments).toHaveLength(1);
    const mails = await mailsOf(found);
    expect(mails.some((mail) => mail.includes('Where is the tag?'))).toBe(true);
    expect(mails.join()).not.toContain('smoke');
  });

  it('repairs one line, pays another at once, and ends when the repair does (AFTER-58)', async () => {
    const found = await declared();
    await receive(found.reference);
    const first = await book(found.reference, [
      { productId: 110, amount: 1, outcome: 'accepted', store: 1 },
      { productId: 110, amount: 1, outcome: 'refused', reason: 'Worn.' },
      { productId: 100, amount: 1, outcome: 'repair', reason: 'We change the zip.' },
    ]);
    expect(first.json<InspectReturnResponse>()).toMatchObject({ status: 'fixing-return', refund: 'done' });
    expect(await seen(found.code)).toMatchObject({ status: 'fixing-return', can_write: true });
    const open = await read(found.reference);
    expect(open.lines.map((line) => line.open)).toEqual([0, 1]);
    expect(code(await move(found.reference, 'processing-return'))).toBe('return_moved');
    const settle = `/api/staff/orders/${found.number}/withdrawals/${open.id}/settle/`;
    expect((await post(settle, { outcome: 'refunded' }, staff)).statusCode).toBe(409);
    expect(code(await ask(found.reference, [{ productId: 110, amount: 1, outcome: 'accepted' }]))).toBe(
      'return_pieces',
    );
    const ended = await book(found.reference, [{ productId: 100, amount: 1, outcome: 'repaired' }]);
    expect(ended.json<InspectReturnResponse>()).toMatchObject({ status: 'processed-return', total: 0, refund: null });
    const shown = await seen(found.code);
    expect(shown.status).toBe('processed-return');
    expect(shown.lines[1]?.decided).toMatchObject([{ outcome: 'repaired', refund: 0 }]);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('gives the money where a repair fails, each part with its receipt', async () => {
    const found = await declared();
    await receive(found.reference);
    const first = await book(found.reference, [
      { productId: 110, amount: 2, outcome: 'accepted', store: 1 },
      { productId: 100, amount: 1, outcome: 'repair' },
    ]);
    const second = await book(found.reference, [{ productId: 100, amount: 1, outcome: 'accepted', store: null }]);
    const parts = [first, second].map((answer) => answer.json<InspectReturnResponse>().total);
    expect(Math.round((parts[0] ?? 0) * 100) + Math.round((parts[1] ?? 0) * 100)).toBe(Math.round(found.refund * 100));
    expect((await seen(found.code)).given.map(({ amount }) => amount)).toEqual(parts);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('is late after five days with the shop, not on its way to it, and in a list of its own (AFTER-93)', async () => {
    const found = await declared();
    const late = async () => (await get('/api/staff/returns/?status=late', staff)).json<StaffReturnsResponse>();
    const { id } = await read(found.reference);
    const isThere = async () => (await late()).results.some(({ reference }) => reference === found.reference);
    const wait = () =>
      shop.open.db
        .updateTable('returns')
        .set({ stage_at: new Date(Date.now() - 5 * dayMs - 60_000), declared_at: new Date(Date.now() - 6 * dayMs) })
        .where('id', '=', id)
        .execute();
    await wait();
    expect(await isThere()).toBe(false);
    await receive(found.reference);
    expect(await isThere()).toBe(false);
    await wait();
    expect(await isThere()).toBe(true);
    const { counts, total } = await late();
    expect(counts.late).toBe(total);
    expect(counts.open).toBe((await get('/api/staff/returns/?status=open', staff)).json<StaffReturnsResponse>().total);
  });

  it('is not for the shop to do while it is on its way, unless a withdrawal’s parcel was sent provably (AFTER-93)', async () => {
    const { reference, code } = await declared();
    const toDo = async () => {
      const answer = (await get('/api/staff/returns/?status=open', staff)).json<StaffReturnsResponse>();
      expect(answer.counts.open).toBe(answer.total);
      return answer;
    };
    const before = await toDo();
    expect(before.results.map((each) => each.reference)).not.toContain(reference);
    await post(`/api/returns/${code}/tracking/`, { tracking_code: 'JJFI65120900' });
    expect((await toDo()).results.map((each) => each.reference)).not.toContain(reference);
    const { id } = await read(reference);
    await shop.open.db.updateTable('returns').set({ kind: 'withdrawal' }).where('id', '=', id).execute();
    const { results, at_stake } = await toDo();
    expect(results.map((each) => each.reference)).toContain(reference);
    expect(at_stake[0]?.amount).toBeGreaterThan(before.at_stake[0]?.amount ?? 0);
  });

  it('a repair alone ends as processed, without money', async () => {
    const found = await declared([{ productId: 110, amount: 1, reason: 'faulty' }]);
    await receive(found.reference);
    await book(found.reference, [{ productId: 110, amount: 1, outcome: 'repair' }]);
    await book(found.reference, [{ productId: 110, amount: 1, outcome: 'repaired' }]);
    expect(await seen(found.code)).toMatchObject({ status: 'processed-return', given: [] });
    const { results } = (
      await get(`/api/staff/returns/?status=processed-return&page=1`, staff)
    ).json<StaffReturnsResponse>();
    expect(results.some(({ reference }) => reference === found.reference)).toBe(true);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('refuses all of it with reasons, and a letter to it comes too late', async () => {
    const found = await declared();
    await receive(found.reference);
    expect((await ask(found.reference, all('refused'))).statusCode).toBe(400);
    expect((await book(found.reference, all('refused', { reason: 'Worn for weeks.' }))).statusCode).toBe(200);
    expect(await seen(found.code)).toMatchObject({ status: 'rejected-return', given: [] });
    const letter = { body: 'No!', requestKey: newKey() };
    expect(code(await post(`/api/returns/${found.code}/messages/`, letter))).toBe('return_over');
    expect((await mailsOf(found)).at(-1)).toContain('Worn for weeks.');
  });

  it('is refused before the goods are here, for other pieces, more money, unknown stores and another total', async () => {
    const found = await declared();
    expect(code(await ask(found.reference, all('accepted')))).toBe('return_moved');
    expect((await move(found.reference, 'processing-return')).statusCode).toBe(200);
    expect(code(await ask(found.reference, all('accepted')))).toBe('return_not_here');
    await receive(found.reference);
    expect(code(await ask(found.reference, all('accepted').slice(1)))).toBe('return_pieces');
    expect(code(await ask(found.reference, [...all('accepted'), ...all('accepted')]))).toBe('return_pieces');
    expect(code(await ask(found.reference, all('reduced', { refund: 9999, reason: 'x' })))).toBe('refund_too_large');
    expect((await ask(found.reference, all('accepted', { store: 4711 }))).statusCode).toBe(400);
    // Goods lie in a store that has closed too.
    const stand = async (is_open: boolean) => {
      await shop.open.db.updateTable('stores').set({ is_open }).where('id', '=', 2).execute();
      await shop.followCatalogue();
    };
    await stand(false);
    expect((await ask(found.reference, all('accepted', { store: 2 }))).statusCode).toBe(200);
    await stand(true);
    expect(code(await ask(found.reference, all('accepted'), { total: found.refund - 1 }))).toBe('return_changed');
    expect((await seen(found.code)).given).toEqual([]);
    for (const status of ['new-return', 'processed-return', 'rejected-return', 'fixing-return', 'cancelled'])
      expect(code(await move(found.reference, status))).toBe('return_moved');
  });

  it('gives no more than is left of what was paid', async () => {
    const found = await declared();
    await receive(found.reference);
    const order = (await get(`/api/staff/orders/${found.number}/`, staff)).json<{ refundable_goods: number }>();
    const path = `/api/staff/orders/${found.number}/refund/`;
    const amount = Math.round((order.refundable_goods - 1) * 100) / 100;
    const gone = await shop.call(path, {
      ...{ method: 'POST', body: { amount, reason: 'kindness' }, authorization: admin },
      headers: { 'idempotency-key': newKey() },
    });
    expect(gone.statusCode).toBe(200);
    expect(code(await ask(found.reference, all('accepted')))).toBe('refund_too_large');
    const kept = [
      { productId: 110, amount: 2, outcome: 'refused', reason: 'Paid back before.' },
      { productId: 100, amount: 1, outcome: 'reduced', refund: 1, reason: 'Paid back before.' },
    ];
    expect((await book(found.reference, kept)).statusCode).toBe(200);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('tells who was slower, and leaves each write of the staff in the log', async () => {
    const found = await declared();
    await receive(found.reference);
    const { version } = await read(found.reference);
    const letter = { version, body: 'Good news soon.', is_internal: false };
    const path = `/api/staff/returns/${found.reference}`;
    expect((await post(`${path}/messages/`, letter, staff)).statusCode).toBe(200);
    expect(code(await post(`${path}/messages/`, letter, staff))).toBe('return_changed');
    // A note of the staff's own holds all the same.
    const note = { version, body: 'Smells of smoke.', is_internal: true };
    expect((await post(`${path}/messages/`, note, staff)).statusCode).toBe(200);
    expect(code(await post(`${path}/move/`, { version, status: 'more_info-return', body: 'x' }, staff))).toBe(
      'return_changed',
    );
    // A buyer's letter is a change too: nobody decides without having read it.
    const { version: read2 } = await read(found.reference);
    await post(`/api/returns/${found.code}/messages/`, { body: 'One more thing.', requestKey: newKey() });
    const lines = all('accepted');
    expect(code(await post(`${path}/inspection/`, { version: read2, lines, total: found.refund }, staff))).toBe(
      'return_changed',
    );
    await book(found.reference, all('accepted', { store: 1 }));
    const writes = await shop.open.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'order')
      .where('entity_id', '=', found.number)
      .where((eb) => eb.or([eb('action', 'like', 'return.%'), eb('action', 'like', 'order.withdrawal%')]))
      .orderBy('id')
      .execute();
    expect(writes.map(({ action }) => action)).toEqual([
      'return.received',
      'return.letter',
      'return.note',
      'order.withdrawal_refunded',
    ]);
  });

  it('is for the staff alone', async () => {
    const found = await declared();
    const { authorization } = await shop.signedIn({});
    const path = `/api/staff/returns/${found.reference}/`;
    expect((await get(path, authorization)).statusCode).toBe(403);
    expect((await get('/api/staff/returns/reasons/', authorization)).statusCode).toBe(403);
    expect((await post(`${path}inspection/`, { version: 1, lines: all('accepted') }, authorization)).statusCode).toBe(
      403,
    );
    expect((await get(`/api/staff/returns/${found.number}-7/`, staff)).statusCode).toBe(404);
    expect((await get('/api/staff/returns/4711/', staff)).statusCode).toBe(404);
  });

  it('counts of each product how much was sold, how much came back, and why', async () => {
    const ofModel = async () => {
      const { results } = (await get('/api/staff/returns/reasons/', staff)).json<ReturnReasonsResponse>();
      const { model_id } = await shop.open.db
        .selectFrom('order_lines')
        .select('model_id')
        .where('variant_id', '=', 100)
        .executeTakeFirstOrThrow();
      return results.find(({ modelId }) => modelId === model_id);
    };
    const late = (rows: Awaited<ReturnType<typeof ofModel>>) =>
      rows?.reasons.find(({ reason }) => reason === 'late')?.amount ?? 0;
    const before = await ofModel();
    await declared([{ productId: 100, amount: 2, reason: 'late' }], [[100, 3]]);
    const after = await ofModel();
    expect(after?.sold).toBe((before?.sold ?? 0) + 3);
    expect(after?.returned).toBe((before?.returned ?? 0) + 2);
    expect(late(after)).toBe(late(before) + 2);
    expect(after?.reasons.reduce((sum, { amount }) => sum + amount, 0)).toBe(after?.returned);
  });
});
