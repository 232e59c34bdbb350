import type { Order, OwnReturns, ReturnCase, StaffReturnsResponse, WithdrawOrderResponse } from 'mf-shared/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { onDayBefore } from '../../testing/days-ago.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

const newKey = () => crypto.randomUUID();
const newDraft = () => crypto.randomUUID().replaceAll('-', '');

describe('returns (AFTER-34 to AFTER-47)', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService({ RETURN_ADDRESS: 'Havu, Palautukset, 01530 Vantaa', BRAND_EMAIL: 'us@havu.example' });
    await shop.fillShelves(110, 1000);
    await shop.fillShelves(100, 1000);
    await shop.fillShelves(220, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
  });
  afterAll(() => shop.close());

  let callers = 0;
  const post = (path: string, body: unknown, authorization?: string) =>
    shop.call(path, {
      ...{ method: 'POST', body, locale: 'en', from: `192.0.2.${(++callers % 250) + 1}` },
      ...(authorization ? { authorization } : {}),
    });
  const get = (path: string, authorization?: string) =>
    shop.call(path, {
      ...{ locale: 'en', from: `192.0.2.${(++callers % 250) + 1}` },
      ...(authorization ? { authorization } : {}),
    });
  const jackets: [number, number][] = [
    [110, 2],
    [100, 1],
  ];
  /** An order of 2 × 110 and 1 × 100 that arrived so many days ago. */
  const delivered = async (daysAgo: number, authorization?: string, rows = jackets) => {
    const placed = await shop.place({ rows }, authorization);
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
  const oneLine = [{ productId: 110, amount: 1, reason: 'changed_mind' }];
  const ask = async (form: object) =>
    (await post('/api/returns/', { lines: oneLine, ...form })).json<WithdrawOrderResponse>();
  const declare = async (form: object) => {
    const { confirmation } = await ask(form);
    return post('/api/returns/', { lines: oneLine, ...form, confirmation });
  };
  const returned = async (form: object) => {
    const declared = (await declare(form)).json<WithdrawOrderResponse>();
    if (!declared.code) throw new Error(JSON.stringify(declared));
    return { ...declared, code: declared.code };
  };
  const seen = async (code: string) => (await get(`/api/returns/${code}/`)).json<ReturnCase>();
  const inList = async (q: string) =>
    (await get(`/api/staff/returns/?q=${encodeURIComponent(q)}`, staff)).json<StaffReturnsResponse>().results[0];
  const settle = (number: string, id: number, body: object) =>
    post(`/api/staff/orders/${number}/withdrawals/${id}/settle/`, body, staff);

  it('tells first what it gives back, then is followed by the code that was mailed', async () => {
    const proof = await delivered(20);
    const told = await ask(proof);
    expect(told).toMatchObject({ step: 'confirm', kind: 'return', code: null });
    const declared = await returned({ ...proof, message: 'It rides up at the back.' });
    expect(declared).toMatchObject({ step: 'declared', refund: told.refund });
    const shown = await seen(declared.code.toLowerCase().replaceAll('-', ' '));
    expect(shown).toMatchObject({
      ...{
        reference: `${proof.order_number}-1`,
        status: 'new-return',
        kind: 'return',
        way: 'post',
        refund: told.refund,
      },
      ...{ message: 'It rides up at the back.', can_cancel: true, given: [] },
      lines: [{ productId: 110, amount: 1, reason: 'changed_mind' }],
    });
    expect(shown.qr.length).toBeGreaterThan(20);
    await shop.app.outboxWorker.drain();
    const mail = shop.mails().find((each) => each.includes(`${proof.order_number}-1`) && each.includes(declared.code));
    expect(mail).toContain('/returns/status/#');
    const entries = await shop.open.db.selectFrom('outbox').select('payload').execute();
    expect(JSON.stringify(entries)).not.toContain(declared.code);
  });

  it('asks a reason for each product, one that fits it, once the time of the law is over (AFTER-38)', async () => {
    const proof = await delivered(20);
    const bare = await post('/api/returns/', { ...proof, lines: [{ productId: 110, amount: 1 }] });
    expect(bare.statusCode).toBe(400);
    expect(bare.json().error.fields).toHaveProperty(['lines.110.reason']);
    const unknown = await post('/api/returns/', { ...proof, lines: [{ productId: 110, amount: 1, reason: 'dull' }] });
    expect(unknown.statusCode).toBe(400);
    const byLaw = await delivered(3);
    expect(await ask({ ...byLaw, lines: [{ productId: 110, amount: 1 }] })).toMatchObject({ kind: 'withdrawal' });
  });

  it('takes no reason that does not fit the product: nothing without a size is too small (AFTER-38)', async () => {
    const [sizeless, sized] = [220, 100];
    const proof = await delivered(20, undefined, [
      [sizeless, 1],
      [sized, 1],
    ]);
    const answer = (productId: number, reason: string) =>
      post('/api/returns/', { ...proof, lines: [{ productId, amount: 1, reason }] });
    for (const reason of ['too_small', 'too_big', 'poor_fit', 'wrong_color']) {
      const refused = await answer(sizeless, reason);
      expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([
        400,
        [`lines.${sizeless}.reason`],
      ]);
      expect((await answer(sized, reason)).json()).toMatchObject({ step: 'confirm' });
    }
    expect((await answer(sizeless, 'faulty')).json()).toMatchObject({ step: 'confirm' });
    // The reason that fits one product of two is named for the other one alone.
    const lines = [sizeless, sized].map((productId) => ({ productId, amount: 1, reason: 'too_big' }));
    const both = await post('/api/returns/', { ...proof, lines });
    expect(Object.keys(both.json().error.fields)).toEqual([`lines.${sizeless}.reason`]);
  });

  it('is refused after 100 days, for lines of others, and for more than is left', async () => {
    expect((await post('/api/returns/', { ...(await delivered(102)), lines: oneLine })).statusCode).toBe(409);
    const proof = await delivered(20);
    const lines = (productId: number, amount: number) => [{ productId, amount, reason: 'other' }];
    expect((await post('/api/returns/', { ...proof, lines: lines(4711, 1) })).statusCode).toBe(400);
    expect((await post('/api/returns/', { ...proof, lines: lines(110, 3) })).statusCode).toBe(400);
    await returned({ ...proof, lines: lines(110, 2) });
    expect((await post('/api/returns/', { ...proof, lines: lines(110, 1) })).statusCode).toBe(409);
    expect((await post('/api/returns/', { ...proof, key: 'wrong', lines: lines(100, 1) })).statusCode).toBe(404);
  });

  it('of an order whose buyer was forgotten is declared by nobody without an email', async () => {
    const { order_number } = await delivered(20);
    await shop.open.db.updateTable('orders').set({ email: '' }).where('number', '=', order_number).execute();
    for (const email of ['', ' '])
      expect((await post('/api/returns/', { order_number, email, lines: oneLine })).statusCode).toBe(404);
  });

  it('sent fifty times at once is one return, and its key belongs to its order', async () => {
    const proof = { ...(await delivered(20)), requestKey: newKey() };
    const { confirmation } = await ask(proof);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('/api/returns/', { ...proof, lines: oneLine, confirmation })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json<WithdrawOrderResponse>().code)).size).toBe(1);
    const other = await delivered(20);
    expect((await declare({ ...other, requestKey: proof.requestKey })).statusCode).toBe(422);
  });

  it('is refused where its sum changed between the steps, and says so', async () => {
    const proof = await delivered(20);
    const { confirmation } = await ask(proof);
    const changed = await post('/api/returns/', {
      ...{ ...proof, confirmation },
      lines: [{ productId: 110, amount: 2, reason: 'other' }],
    });
    expect(changed.statusCode).toBe(409);
    expect(changed.json().error.code).toBe('withdrawal_changed');
  });

  it('keeps its photographs, which the staff see too', async () => {
    const proof = await delivered(20);
    const draft = newDraft();
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#486' } })
      .png()
      .toBuffer();
    const upload = await shop.app.inject({
      ...{ method: 'POST', url: '/api/attachments/?key=first-picture&name=back.png&of=return', payload: picture },
      headers: { 'content-type': 'application/octet-stream', 'x-draft': draft },
    });
    expect(upload.statusCode).toBe(200);
    const { id } = upload.json<{ id: string }>();
    const { code } = await returned({ ...proof, draft, attachments: [id] });
    expect((await seen(code)).attachments).toMatchObject([{ id, name: 'back.png' }]);
    expect(await inList(`${proof.order_number}-1`)).toMatchObject({ attachments: [{ id }] });
    const stolen = await declare({ ...(await delivered(20)), draft, attachments: [id] });
    expect(stolen.statusCode).toBe(409);
  });

  it('can be taken back until the shop has the products, and its products can then be returned again', async () => {
    const proof = await delivered(20);
    const { code } = await returned(proof);
    const taken = (await post(`/api/returns/${code}/cancel/`, {})).json<ReturnCase>();
    expect(taken).toMatchObject({ status: 'cancelled', can_cancel: false, qr: [] });
    expect((await post(`/api/returns/${code}/cancel/`, {})).statusCode).toBe(200);
    // Told once, in the language of the request; the order is in Finnish (CONF-110).
    await shop.app.outboxWorker.drain();
    const title = `Return ${proof.order_number}-1 is cancelled`;
    expect(shop.mails().filter((mail) => mail.includes(`<title>${title}`))).toHaveLength(1);
    const again = await returned(proof);
    const row = await inList(proof.order_number);
    if (!row) throw new Error('not listed');
    await post(`/api/staff/returns/${row.id}/receive/`, {}, staff);
    expect((await post(`/api/returns/${again.code}/cancel/`, {})).statusCode).toBe(409);
  });

  it('that number and email alone declared is taken back in the language of the order (CONF-110)', async () => {
    const { order_number } = await delivered(20);
    const { code } = await returned({ order_number, email: 'maija@example.fi' });
    expect((await post(`/api/returns/${code}/cancel/`, {})).statusCode).toBe(200);
    await shop.app.outboxWorker.drain();
    const mails = shop.mails().filter((mail) => mail.includes(`${order_number}-1`));
    expect(mails.filter((mail) => mail.includes(`<title>Return ${order_number}-1 is cancelled`))).toEqual([]);
    expect(mails.filter((mail) => mail.includes(`<title>Palautus ${order_number}-1 on peruttu`))).toHaveLength(1);
  });

  it('comes to a store, is checked and paid back once; the buyer reads each step', async () => {
    const proof = await delivered(20);
    const { code, refund } = await returned({ ...proof, way: 'store' });
    await post(`/api/returns/${code}/tracking/`, { tracking_code: 'JJFI 6512' });
    expect(await seen(code)).toMatchObject({ way: 'store', tracking_code: 'JJFI 6512' });
    const row = await inList('jjfi');
    if (!row) throw new Error('not found by its tracking code');
    const nowhere = await post(`/api/staff/returns/${row.id}/receive/`, { store: 4711 }, staff);
    expect([nowhere.statusCode, Object.keys(nowhere.json().error.fields)]).toEqual([400, ['store']]);
    expect((await post(`/api/staff/returns/${row.id}/receive/`, { store: 1 }, staff)).statusCode).toBe(200);
    expect((await post(`/api/staff/returns/${row.id}/receive/`, { store: 2 }, staff)).statusCode).toBe(200);
    expect(await inList('jjfi')).toMatchObject({ status: 'processing-return', received_store: 1 });
    const answer = 'Thank you. As good as new.';
    const settled = await settle(proof.order_number, row.id, { outcome: 'refunded', restock: true, answer });
    expect(settled.statusCode).toBe(200);
    expect((await settle(proof.order_number, row.id, { outcome: 'refunded' })).statusCode).toBe(409);
    await shop.app.outboxWorker.drain();
    expect(await seen(code)).toMatchObject({
      ...{ status: 'processed-return', answer, can_cancel: false },
      given: [{ to: 'payment', amount: refund, is_done: true }],
    });
    const mails = shop.mails().filter((mail) => mail.includes(`${proof.order_number}-1`) && mail.includes(code));
    // Declared, arrived, paid back.
    expect(mails).toHaveLength(3);
    expect(mails.some((mail) => mail.includes(answer))).toBe(true);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('that was refused says why', async () => {
    const proof = await delivered(20);
    const { code } = await returned(proof);
    const row = await inList(proof.order_number);
    await settle(proof.order_number, row?.id ?? 0, { outcome: 'closed', answer: 'The sole is worn.' });
    expect(await seen(code)).toMatchObject({ status: 'rejected-return', answer: 'The sole is worn.', given: [] });
  });

  it('is one of the account, and of nobody else', async () => {
    const aino = await shop.signedIn({});
    const proof = await delivered(20, aino.authorization);
    const { code } = await returned(proof);
    const own = async (authorization: string) =>
      (await get('/api/customer/returns/', authorization)).json<OwnReturns>().results;
    expect(await own(aino.authorization)).toMatchObject([
      { code, order_number: proof.order_number, goods: [expect.any(String)], image: expect.any(String) },
    ]);
    expect(await own((await shop.signedIn({})).authorization)).toEqual([]);
    expect((await get('/api/staff/returns/', aino.authorization)).statusCode).toBe(403);
    expect((await get('/api/returns/AAAA-BBBB-CCCC/')).statusCode).toBe(404);
    const order = (await get(`/api/orders/${proof.order_number}/?key=${proof.key}`)).json<Order>();
    expect(order.after_sale.withdrawals).toHaveLength(1);
  });
});
