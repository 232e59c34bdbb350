import { sql } from 'kysely';
import type {
  Complaint,
  InspectReturnResponse,
  PayDifferenceResponse,
  PlaceOrderResponse,
  StaffOrder,
  StaffReturn,
  StoreReturn,
  WithdrawOrderResponse,
} from 'mf-shared/contract';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashGiftCardCode } from '../modules/gift-cards/gift-card-code.ts';
import { type BreakingUpdate, breakingUpdates } from '../testing/breaking-updates.ts';
import { maija } from '../testing/maija.ts';
import { type SellingService, sellingService } from '../testing/selling-service.ts';
import { sendOut } from '../testing/send-out.ts';
import { auditRules, findFaultsIn, findOrderFaults } from './find-order-faults.ts';

describe('the audit of orders', () => {
  let shop: SellingService;
  let authorization: string;
  beforeAll(async () => {
    shop = await sellingService();
    for (const product of [100, 101, 103, 110]) await shop.fillShelves(product, 100);
    authorization = (await shop.signedIn({ is_staff: true })).authorization;
    await returnOnePiece();
  });
  afterAll(() => shop.close());

  const post = async <T>(path: string, body: unknown): Promise<T> => {
    const answer = await shop.call(path, { method: 'POST', body, authorization });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<T>();
  };

  /** @returns where the staff find the return of such a line of a delivered order */
  async function declare(line: object, bought: [number, number], way = 'store', own: object = {}): Promise<string> {
    const placed = await shop.place({ rows: [bought] });
    await shop.pay(placed, 'approve', 'lost');
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await post(`/api/staff/orders/${placed.order_number}/status/`, { status });
    const form = {
      ...{ order_number: placed.order_number, key: placed.order_key, lines: [{ amount: 1, ...line }] },
      ...{ way, drop_point: way === 'label' ? 'pn-2' : '', ...own },
    };
    const { ways } = await post<WithdrawOrderResponse>('/api/returns/', form);
    const confirmation = ways.find((each) => each.way === way)?.confirmation;
    await post('/api/returns/', { ...form, confirmation });
    return `/api/staff/returns/${placed.order_number}-1/`;
  }

  async function accept(path: string, productId: number): Promise<void> {
    const read = async () => (await shop.call(path, { authorization })).json<StaffReturn>();
    await post(`/api/staff/returns/${(await read()).id}/receive/`, { store: 20 });
    const { version } = await read();
    const lines = [{ productId, amount: 1, outcome: 'accepted', store: 20 }];
    const { total } = await post<InspectReturnResponse>(`${path}inspection/`, { version, lines });
    await post(`${path}inspection/`, { version, lines, total });
    await shop.app.outboxWorker.drain();
  }

  const returnOnePiece = async () => accept(await declare({ productId: 110 }, [110, 2]), 110);

  const broken = async () => (await findOrderFaults(shop.open.db)).map(({ rule }) => rule);

  it('has each of its rules broken on purpose', () => {
    const broken = new Set(Object.values(breakingUpdates).flatMap((updates) => updates.map(({ rule }) => rule)));
    expect(auditRules.filter((rule) => !broken.has(rule))).toEqual([]);
  });

  it('finds nothing in a sound shop', async () => {
    expect((await shop.open.db.selectFrom('receipts').select('kind').execute()).length).toBe(2);
    expect(await broken()).toEqual([]);
  });

  async function isFound({ rule, break: breaking }: BreakingUpdate): Promise<void> {
    const tx = await shop.open.db.startTransaction().execute();
    try {
      for (const statement of breaking.split(';')) await sql.raw(statement).execute(tx);
      expect((await findFaultsIn(tx)).map((finding) => finding.rule)).toContain(rule);
    } finally {
      await tx.rollback().execute();
    }
  }

  it.each(breakingUpdates.ofOrders)('finds where it is not so: $rule ($break)', isFound);

  describe('of exchanges and ways back', () => {
    beforeAll(async () => {
      const exchange = { productId: 100, wish: 'exchange', variantId: 101 };
      await declare(exchange, [100, 1]);
      await accept(await declare(exchange, [100, 1]), 100);
      await accept(await declare({ productId: 110, reason: 'changed_mind' }, [110, 1], 'label'), 110);
    });

    it('finds nothing in a sound shop', async () => {
      const kept = await shop.open.db.selectFrom('exchanges').select('status').orderBy('id').execute();
      expect(kept).toEqual([{ status: 'held' }, { status: 'ordered' }]);
      expect(await broken()).toEqual([]);
    });

    it.each(breakingUpdates.ofExchanges)('finds where it is not so: $rule ($break)', isFound);
  });

  describe('of complaints (AFTER-126)', () => {
    beforeAll(async () => {
      const card = { code_hash: hashGiftCardCode('K-VIKA'), initial_minor: 15_000, balance_minor: 15_000 };
      await shop.open.db.insertInto('gift_cards').values(card).execute();
      const placed = await shop.place({ rows: [[110, 1]], cart: { gift_cards: ['K-VIKA'] } });
      await shop.pay(placed, 'approve', 'lost');
      await sendOut(shop, placed);
      const { number } = await post<Complaint>('/api/reclamations/', {
        ...{ salesChannel: 'S', orderNumber: placed.order_number, orderKey: placed.order_key, wish: 'money' },
        ...{ customerName: 'Maija', phone: maija.phone, email: maija.email, requestKey: crypto.randomUUID() },
        rows: [{ productId: 110, complaint: 'The seam is open.' }],
      });
      const path = `/api/staff/reclamations/${number}/move/`;
      await post(path, { version: 1, status: 'processing-return' });
      await post(path, { version: 2, status: 'processed-return', outcome: 'refunded', refund: '200' });
      await shop.app.outboxWorker.drain();
    });

    it('finds nothing in a sound shop', async () => {
      const [given] = await shop.open.db
        .selectFrom('complaints')
        .select(['given_minor', 'given_cards_minor', 'given_credited_minor'])
        .execute();
      expect(given).toMatchObject({ given_minor: 20_000, given_credited_minor: 0 });
      expect(given?.given_cards_minor).toBeGreaterThan(0);
      expect(await broken()).toEqual([]);
    });

    it.each(breakingUpdates.ofComplaints)('finds where it is not so: $rule ($break)', isFound);
  });

  describe('of differences', () => {
    beforeAll(async () => {
      const exchange = { productId: 103, wish: 'exchange', variantId: 101 };
      await accept(await declare(exchange, [103, 1]), 103);
      await accept(await declare(exchange, [103, 1]), 103);
      const links = shop.mails().flatMap((mail) => [...mail.matchAll(/difference\/#(\w+)\/([\w-]+)/g)]);
      const [, order_number = '', key = ''] = links.at(-1) ?? [];
      const { payment, payment_key } = await post<PayDifferenceResponse>(
        `/api/orders/${order_number}/difference/pay/`,
        {
          ...{ key, payment_method: 'klarna' },
        },
      );
      const paid = { order_number, order_key: payment_key, payment, total: 0, currency: 'eur', result_path: '' };
      await shop.pay(paid, 'approve', 'lost');
      await shop.call(`/api/staff/orders/${order_number}/refund/`, {
        ...{ method: 'POST', authorization, headers: { 'idempotency-key': 'all-of-it' }, body: { reason: 'test' } },
      });
    });

    it('finds nothing in a sound shop', async () => {
      const kept = await shop.open.db.selectFrom('payment_refund_sources').select('amount_minor').execute();
      expect(kept.map(({ amount_minor }) => amount_minor).toSorted((a, b) => a - b)).toEqual([2_000, 24_990]);
      expect(await broken()).toEqual([]);
    });

    it.each(breakingUpdates.ofDifferences)('finds where it is not so: $rule ($break)', isFound);
  });

  describe('of gift cards', () => {
    beforeAll(async () => {
      await accept(await declare({ productId: 110 }, [110, 1], 'store', { money: 'gift_card' }), 110);
      await spend(await buyGiftCard(300));
      const { order_number } = await buyGiftCard(100);
      await shop.call(`/api/staff/orders/${order_number}/refund/`, {
        ...{ method: 'POST', authorization, headers: { 'idempotency-key': 'some-of-it' } },
        body: { amount: 30, gift_card: (await lastGiftCard()).id, reason: 'test' },
      });
      const waits = await buyGiftCard(50);
      await post(`/api/orders/${waits.order_number}/cancel/`, { key: waits.order_key });
    });

    async function buyGiftCard(amount: number) {
      const gift_card_products = [{ uid: 'g0', productId: 24_270, amount }];
      const placed = await shop.place({ method: 'email', cart: { gift_card_products } });
      await shop.pay(placed, 'approve', 'lost');
      return placed;
    }

    const lastGiftCard = () =>
      shop.open.db.selectFrom('gift_cards').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();

    async function spend({ order_number }: PlaceOrderResponse): Promise<void> {
      const { payload } = await shop.open.db
        .selectFrom('outbox as x')
        .innerJoin('order_lines as l', (join) => join.onRef('x.dedupe_key', '=', sql`'gift_card ' || l.id`))
        .innerJoin('orders as o', 'o.id', 'l.order_id')
        .select('x.payload')
        .where('o.number', '=', order_number)
        .executeTakeFirstOrThrow();
      const { code } = (payload as { values: { code: string } }).values;
      await shop.place({ rows: [[110, 1]], cart: { gift_cards: [code] }, payment: 'giftcard' });
    }

    it('finds nothing in a sound shop', async () => {
      const kept = await shop.open.db
        .selectFrom('gift_cards')
        .select(['initial_minor', 'balance_minor', sql<boolean>`frozen_at IS NOT NULL`.as('is_frozen')])
        .orderBy('id', 'desc')
        .limit(4)
        .execute();
      expect(kept).toEqual([
        { initial_minor: 5_000, balance_minor: 5_000, is_frozen: true },
        { initial_minor: 10_000, balance_minor: 7_000, is_frozen: false },
        { initial_minor: 30_000, balance_minor: 9_110, is_frozen: false },
        { initial_minor: 20_000, balance_minor: 20_000, is_frozen: false },
      ]);
      expect(await broken()).toEqual([]);
    });

    it.each(breakingUpdates.ofGiftCards)('finds where it is not so: $rule ($break)', isFound);
  });

  describe('of invoices', () => {
    beforeAll(async () => {
      const buyer = (await shop.signedIn({ is_org_user: true })).authorization;
      const { order_number, order_key: key } = await shop.place({ rows: [[110, 2]], payment: 'invoice' }, buyer);
      for (const status of ['ready_for_packing', 'shipped', 'delivered'])
        await post(`/api/staff/orders/${order_number}/status/`, { status });
      const form = { key, lines: [{ productId: 110, amount: 1 }] };
      const { confirmation } = await post<WithdrawOrderResponse>(`/api/orders/${order_number}/withdraw/`, form);
      await post(`/api/orders/${order_number}/withdraw/`, { ...form, confirmation });
      const { withdrawals } = (
        await shop.call(`/api/staff/orders/${order_number}/`, { authorization })
      ).json<StaffOrder>();
      const path = `/api/staff/orders/${order_number}/withdrawals/${withdrawals[0]?.id}/settle/`;
      await post(path, { outcome: 'refunded' });
    });

    it('finds nothing in a sound shop', async () => {
      const credited = await shop.open.db.selectFrom('receipts').select('kind').where('kind', '=', 'credit').execute();
      expect(credited).toHaveLength(1);
      expect(await broken()).toEqual([]);
    });

    it.each(breakingUpdates.ofInvoices)('finds where it is not so: $rule ($break)', isFound);
  });

  describe('of returns to stores', () => {
    beforeAll(async () => {
      const row = { model: 'Kuura', color: 'Moss', size: 'M', amount: 2, price: '29,90', reason: 'too_small' };
      const { number } = await post<StoreReturn>('/api/store-returns/', {
        ...{
          store: '2',
          receipt: '4711-22',
          timeOfPurchase: shopDayAfter(new Date(), -10),
          rows: [row],
          payout: 'bank',
        },
        ...{ accountHolder: 'Aino Lehtonen', iban: 'FI2112345600000785', name: 'Aino Lehtonen' },
        ...{ email: 'aino@example.fi', phone: maija.phone, requestKey: crypto.randomUUID() },
      });
      const path = `/api/staff/store-returns/${number}/move/`;
      await post(path, { version: 1, status: 'processing-return' });
      await post(path, { version: 2, status: 'processed-return', refund: '59.80' });
    });

    it('finds nothing in a sound shop', async () => {
      const kept = await shop.open.db.selectFrom('store_returns').select('refund_minor').execute();
      expect(kept).toEqual([{ refund_minor: 5_980 }]);
      expect(await broken()).toEqual([]);
    });

    it.each(breakingUpdates.ofStoreReturns)('finds where it is not so: $rule ($break)', isFound);
  });
});
