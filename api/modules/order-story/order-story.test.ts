import type {
  Order,
  OrderWithStory,
  StaffOrder,
  StaffReturnsResponse,
  WithdrawOrderResponse,
} from 'mf-shared/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

describe('the story of an order (AFTER-87)', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 1000);
    staff = (await shop.signedIn({ email: 'liisa@havu.example', is_staff: true })).authorization;
  });
  afterEach(() => shop.klarna.faults({}));
  afterAll(() => shop.close());

  let callers = 0;
  const call = (path: string, body?: unknown, authorization?: string) =>
    shop.call(path, {
      ...{ locale: 'en', from: `192.0.2.${(++callers % 250) + 1}` },
      ...(body === undefined ? {} : { method: 'POST', body }),
      ...(authorization ? { authorization } : {}),
    });
  const bought = async (authorization?: string) => {
    const placed = await shop.place({ rows: [[110, 2]] }, authorization);
    await shop.pay(placed, 'approve', 'lost');
    return { number: placed.order_number, key: placed.order_key };
  };
  const move = (number: string, ...statuses: string[]) =>
    statuses.reduce<Promise<unknown>>(
      (before, status) =>
        before.then(() => call(`/api/staff/orders/${number}/status/`, { status, note: 'shelf 4' }, staff)),
      Promise.resolve(),
    );
  const returned = async (number: string, key: string) => {
    const form = { order_number: number, key, lines: [{ productId: 110, amount: 1, reason: 'too_small' }] };
    const { confirmation } = (await call('/api/returns/', form)).json<WithdrawOrderResponse>();
    return (await call('/api/returns/', { ...form, confirmation })).json<WithdrawOrderResponse>();
  };
  const read = async (number: string, key: string) =>
    (await call(`/api/orders/${number}/?key=${key}`)).json<OrderWithStory>();
  const kinds = (order: { story: readonly { kind: string }[] }) => order.story.map(({ kind }) => kind);
  const staffSees = async (number: string) =>
    (await call(`/api/staff/orders/${number}/`, undefined, staff)).json<StaffOrder>();

  /** From its placing to the refund of one of two pieces. */
  const wholeStory = async () => {
    const { number, key } = await bought();
    await move(number, 'ready_for_packing', 'shipped', 'delivered');
    const { code } = await returned(number, key);
    const [row] = (await call(`/api/staff/returns/?q=${number}`, undefined, staff)).json<StaffReturnsResponse>()
      .results;
    await call(`/api/staff/returns/${row?.id}/receive/`, { store: null }, staff);
    const settled = { outcome: 'refunded', answer: 'As good as new.', note: 'box dented' };
    await call(`/api/staff/orders/${number}/withdrawals/${row?.id}/settle/`, settled, staff);
    return { number, key, code };
  };
  const course = ['ordered', 'paid', 'packing', 'sent', 'delivered'];

  it('goes from the order to the refund, with amounts, means, goods, the shop’s words and where to read on', async () => {
    const { number, key, code } = await wholeStory();
    const order = await read(number, key);
    expect(kinds(order)).toEqual([...course, 'withdrawal', 'received', 'accepted', 'refund']);
    expect(order.story[1]).toMatchObject({
      amount: order.total,
      detail: 'Klarna',
      receipt: expect.stringMatching(/^\d{4}-\d{6}$/),
    });
    expect(order.story[5]).toMatchObject({
      ...{ reference: `${number}-1`, amount: 200, lines: [{ productId: 110, amount: 1 }] },
      link: { page: 'return', code },
    });
    expect(order.story[7]).toMatchObject({ words: 'As good as new.' });
    expect(order.story[8]).toMatchObject({ amount: 200, detail: 'Klarna', receipt: expect.stringMatching(/-R\d{6}$/) });
    const moments = order.story.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted());
  });

  it('tells a stranger who has number and email no code, no receipt, no letter and no complaint', async () => {
    const { number, key, code } = await wholeStory();
    const complaint = await call('/api/reclamations/', {
      ...{ salesChannel: 'S', orderNumber: number, orderKey: key, wish: 'repair', requestKey: crypto.randomUUID() },
      ...{ customerName: 'Maija Meikäläinen', phone: '040 555 0101', email: 'maija@example.fi' },
      rows: [
        {
          ...{ rowId: '1', productId: 110, manufacturer: '', model: '', color: '', size: '', price: '0' },
          complaint: 'The zip came off on the second day.',
        },
      ],
    });
    expect([complaint.statusCode, complaint.body]).toEqual([200, expect.stringContaining('new-return')]);
    const own = await read(number, key);
    expect(own.story.find(({ kind }) => kind === 'complaint')).toMatchObject({ lines: [{ productId: 110 }] });
    const found = await call('/api/orders/fetch/', { email: 'maija@example.fi', order_number: number });
    const { story } = found.json<OrderWithStory>();
    expect(kinds({ story })).toEqual([...course, 'withdrawal', 'received', 'accepted', 'refund']);
    for (const entry of story) expect([entry.link, entry.receipt, entry.words]).toEqual([null, '', '']);
    expect(found.body).not.toContain(code);
  });

  it('tells the staff who did what with which note, and nobody else', async () => {
    const { number, key } = await wholeStory();
    const { story } = await staffSees(number);
    expect(story.map(({ kind, by, note }) => [kind, by, note])).toEqual([
      ['ordered', null, ''],
      ['paid', null, ''],
      ...['packing', 'sent', 'delivered'].map((kind) => [kind, 'liisa@havu.example', 'shelf 4']),
      ['withdrawal', null, ''],
      ['received', 'liisa@havu.example', ''],
      ['accepted', 'liisa@havu.example', 'box dented'],
      ['refund', 'liisa@havu.example', `${number}-1`],
    ]);
    const answer = await call(`/api/orders/${number}/?key=${key}`);
    for (const secret of ['liisa', 'box dented', 'shelf 4']) expect(answer.body).not.toContain(secret);
  });

  it('is the same in the account of who bought it', async () => {
    const { authorization } = await shop.signedIn();
    const { number, key } = await bought(authorization);
    const own = (await call(`/api/customer/orders/${number}/`, undefined, authorization)).json<OrderWithStory>();
    expect(own.story).toEqual((await read(number, key)).story);
    expect(kinds(own)).toEqual(['ordered', 'paid']);
  });

  it('tells a cancellation that is refused, one that is done, and an order that was never paid', async () => {
    const kept = await bought();
    await call(`/api/orders/${kept.number}/cancel/`, { key: kept.key });
    await move(kept.number, 'processing');
    expect(kinds(await read(kept.number, kept.key))).toEqual([
      'ordered',
      'paid',
      'cancellation_asked',
      'cancellation_refused',
    ]);
    const ended = await bought();
    await move(ended.number, 'manual_cancellation', 'cancelled');
    expect(kinds(await read(ended.number, ended.key))).toEqual([
      ...['ordered', 'paid', 'cancellation_asked', 'cancelled', 'refund'],
    ]);
    const unpaid = await shop.place({ rows: [[110, 1]] });
    await call(`/api/orders/${unpaid.order_number}/cancel/`, { key: unpaid.order_key });
    expect(kinds(await read(unpaid.order_number, unpaid.order_key))).toEqual(['ordered', 'not_paid']);
  });

  it('says that money waits while its provider is down, and that it was sent once it is back', async () => {
    const { number, key } = await bought();
    await shop.klarna.faults({ failAfterNext: 3 });
    await shop.call(`/api/staff/orders/${number}/refund/`, {
      ...{ method: 'POST', body: { amount: 50 }, authorization: staff },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect((await read(number, key)).story.at(-1)).toMatchObject({ kind: 'refund_waits', amount: 50, receipt: '' });
    await shop.klarna.faults({});
    await shop.reconcile('refund');
    expect((await read(number, key)).story.at(-1)).toMatchObject({ kind: 'refund', amount: 50 });
  });

  it('says until when a line can go back, and be complained about at least (AFTER-28, AFTER-62, CONF-114)', async () => {
    const { number, key } = await bought();
    const before: Order = await read(number, key);
    expect(before.after_sale).toMatchObject({ withdraw_until: null, return_until: null, complain_until: null });
    await move(number, 'ready_for_packing', 'shipped', 'delivered');
    const { after_sale } = await read(number, key);
    const days = (until: string | null) => Math.round((Date.parse(until ?? '') - Date.now()) / 86_400_000);
    expect(days(after_sale.withdraw_until)).toBeGreaterThanOrEqual(13);
    expect(days(after_sale.return_until) - days(after_sale.withdraw_until)).toBe(86);
    expect(days(after_sale.complain_until)).toBeGreaterThan(728);
    expect(days(after_sale.complain_until)).toBeLessThan(732);
    await shop.open.db
      .insertInto('settings')
      .values({ key: 'legal_guarantee_years', value: '{"fi":4}', is_public: true })
      .execute();
    expect(days((await read(number, key)).after_sale.complain_until)).toBeGreaterThan(1458);
  });
});
