import type {
  ExchangeChoices,
  Order,
  ReturnCase,
  SettleWithdrawalResponse,
  StaffReturn,
  StaffReturnsResponse,
  WithdrawOrderResponse,
} from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { onDayBefore } from '../../testing/days-ago.ts';
import { maija } from '../../testing/maija.ts';
import { type Basket, type SellingService, sellingService } from '../../testing/selling-service.ts';
import { endExchanges } from './end-exchanges.ts';

const dayMs = 86_400_000;
const afterThreeWeeks = () => new Date(Date.now() + 23 * dayMs);
/** Variants of one product: S and M in one colour, and S and a cheaper M in another. */
const [small, middle, otherSmall, otherMiddle] = [100, 101, 102, 103] as const;

describe('exchanges (AFTER-36, AFTER-39, AFTER-60, AFTER-61)', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService({ RETURN_ADDRESS: 'Havu, Palautukset, 01530 Vantaa', BRAND_EMAIL: 'us@havu.example' });
    // Delivery costs something, so that it can be given back.
    await shop.open.db.updateTable('delivery_methods').set({ free_from_minor: null }).execute();
    for (const id of [small, middle, otherMiddle]) await shop.fillShelves(id, 500);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
  });
  afterAll(() => shop.close());

  let callers = 0;
  const post = (path: string, body: unknown, authorization?: string) =>
    shop.call(path, {
      ...{ method: 'POST', body, locale: 'en', from: `192.0.2.${(++callers % 250) + 1}` },
      ...(authorization ? { authorization } : {}),
    });
  const delivered = async (daysAgo = 20, basket: Basket = { rows: [[small, 1]] }) => {
    const placed = await shop.place(basket);
    if (placed.payment.kind !== 'none') await shop.pay(placed, 'approve', 'lost');
    await arrive(placed.order_number, daysAgo);
    return { order_number: placed.order_number, key: placed.order_key };
  };
  const arrive = async (number: string, daysAgo = 1) => {
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await post(`/api/staff/orders/${number}/status/`, { status }, staff);
    const ids = shop.open.db.selectFrom('orders').select('id').where('number', '=', number);
    await shop.open.db
      .updateTable('order_status_history')
      .set({ at: onDayBefore(daysAgo) })
      .where('status', '=', 'delivered')
      .where('order_id', 'in', ids)
      .execute();
  };
  const wish = (variantId: number, own: object = {}) => [
    { productId: small, amount: 1, reason: 'too_small', wish: 'exchange', variantId, ...own },
  ];
  type Proof = { order_number: string; key?: string; email?: string };
  const ask = (proof: Proof, lines: unknown = wish(middle)) => post('/api/returns/', { ...proof, lines });
  const declare = async (proof: Proof, lines: unknown = wish(middle)) => {
    const { confirmation } = (await ask(proof, lines)).json<WithdrawOrderResponse>();
    return post('/api/returns/', { ...proof, lines, confirmation });
  };
  const declared = async (proof: Proof, lines: unknown = wish(middle)) => {
    const answer = (await declare(proof, lines)).json<WithdrawOrderResponse>();
    if (!answer.code) throw new Error(JSON.stringify(answer));
    const found = (
      await shop.call(`/api/staff/returns/?q=${proof.order_number}`, { authorization: staff })
    ).json<StaffReturnsResponse>().results[0];
    return { ...answer, code: answer.code, id: found?.id ?? 0 };
  };
  const settle = async (number: string, id: number, body: object = { outcome: 'refunded', restock: true }) =>
    post(`/api/staff/orders/${number}/withdrawals/${id}/settle/`, body, staff);
  const accepted = async (number: string, id: number, body?: object) => {
    const answer = await settle(number, id, body);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<SettleWithdrawalResponse>();
  };
  const seen = async (code: string) => (await shop.call(`/api/returns/${code}/`, { locale: 'en' })).json<ReturnCase>();
  const orderOf = async (number: string) =>
    (await shop.call(`/api/staff/orders/${number}/`, { authorization: staff, locale: 'en' })).json<Order>();
  const mailsOf = async (words: string) => {
    await shop.app.outboxWorker.drain();
    return shop.mails().filter((mail) => mail.includes(words));
  };
  const isSound = async () => expect(await findOrderFaults(shop.open.db)).toEqual([]);

  it('tells what the products can be exchanged for, with stock and prices of now', async () => {
    const proof = await delivered();
    const choices = (await post('/api/returns/exchanges/', proof)).json<ExchangeChoices>();
    for (const { image } of choices.lines.flatMap((line) => line.choices)) expect(image).toMatch(/^\/media\//);
    expect(choices.lines).toMatchObject([
      {
        productId: small,
        choices: [
          { variantId: middle, size: 'M', price: 269.9, given_back: [0] },
          { variantId: otherSmall, size: 'S', price: 269.9, given_back: [0] },
          { variantId: otherMiddle, size: 'M', price: 249.9, given_back: [20] },
        ],
      },
    ]);
    expect(choices.lines[0]?.choices[0]?.in_stock).toBeGreaterThan(100);
    expect((await post('/api/returns/exchanges/', { ...proof, key: 'wrong' })).statusCode).toBe(404);
  });

  it('keeps the wanted size from the declaration on, and gives no money for it', async () => {
    const proof = await delivered();
    const before = await shop.stockOf(middle);
    const told = (await ask(proof)).json<WithdrawOrderResponse>();
    expect(told).toMatchObject({ refund: 0, lines: [{ exchange: { variantId: middle, state: 'wanted' } }] });
    expect(await shop.stockOf(middle)).toEqual(before);
    const { code } = await declared(proof);
    expect(await shop.stockOf(middle)).toEqual({ ...before, reserved: before.reserved + 1 });
    const shown = await seen(code);
    expect(shown).toMatchObject({ refund: 0, lines: [{ exchange: { state: 'held', order_number: null } }] });
    const days = (Date.parse(shown.lines[0]?.exchange?.kept_until ?? '') - Date.now()) / dayMs;
    expect(days).toBeGreaterThan(19.9);
    expect(days).toBeLessThan(21.1);
    const [mail] = await mailsOf(`${proof.order_number}-1`);
    expect(mail).toContain('M');
    await isSound();
  });

  it('asks for a size, and takes none that is unknown, the same, or of another product (AFTER-39)', async () => {
    const proof = await delivered();
    const bare = await ask(proof, [{ productId: small, amount: 1, reason: 'too_small', wish: 'exchange' }]);
    expect(bare.statusCode).toBe(400);
    expect(bare.json().error.fields).toEqual({ [`lines.${small}.variant`]: 'Choose a size.' });
    for (const variantId of [small, 110, 4711]) expect((await ask(proof, wish(variantId))).statusCode).toBe(400);
    const twice = [...wish(middle), { productId: small, amount: 1, reason: 'other' }];
    expect((await ask(proof, twice)).statusCode).not.toBe(200);
  });

  it('is not for goods that have not left', async () => {
    const placed = await shop.place({ rows: [[small, 1]] });
    await shop.pay(placed, 'approve', 'lost');
    const answer = await ask({ order_number: placed.order_number, key: placed.order_key });
    expect(answer.json().error.code).toBe('exchange_unavailable');
  });

  it('becomes an order of its own once the return is accepted: nothing is due, and all receipts add up', async () => {
    const proof = await delivered();
    const { code, id } = await declared(proof);
    const [returned, wanted] = [await shop.stockOf(small), await shop.stockOf(middle)];
    const { exchange_order: number, refund } = await accepted(proof.order_number, id);
    expect(refund).toBeNull();
    if (number === null) throw new Error('no order');
    expect(await shop.stockOf(small)).toEqual({ ...returned, quantity: returned.quantity + 1 });
    expect(await shop.stockOf(middle)).toEqual({ quantity: wanted.quantity - 1, reserved: wanted.reserved - 1 });
    expect(await orderOf(number)).toMatchObject({
      ...{ status: 'processing', exchange_for: proof.order_number, total: 269.9, payment_due: null },
      lines: [{ productId: middle, size: 'M', amount: 1, row_total: 269.9 }],
      ...{ payment: { processor: 'exchange', name: 'Exchange', status: 'captured' }, delivery: { price: 0 } },
    });
    const first = await orderOf(proof.order_number);
    expect(first.after_sale.withdrawals).toMatchObject([
      { outcome: 'refunded', lines: [{ exchange: { state: 'ordered', order_number: number } }] },
    ]);
    const followed = await seen(code);
    expect(followed).toMatchObject({ status: 'processed-return', given: [], exchange_orders: [{ number }] });
    const [own] = followed.exchange_orders;
    expect((await shop.call(`/api/orders/${number}/?key=${own?.key}`)).json()).toMatchObject({ number });
    const mails = await mailsOf(number);
    // The return's mail and the order's confirmation.
    expect(mails).toHaveLength(2);
    expect((await settle(proof.order_number, id)).statusCode).toBe(409);
    for (const status of ['ready_for_packing', 'shipped'])
      expect((await post(`/api/staff/orders/${number}/status/`, { status }, staff)).statusCode).toBe(200);
    await isSound();
  });

  it('shows its order to nobody who knows number and email alone (AFTER-27)', async () => {
    const { order_number } = await delivered();
    const { code, id } = await declared({ order_number, email: maija.email });
    const { exchange_order } = await accepted(order_number, id);
    const { exchange_orders, lines } = await seen(code);
    expect([exchange_orders, lines[0]?.exchange?.order_number]).toEqual([[], exchange_order]);
  });

  it('gives back the difference to a cheaper one', async () => {
    const proof = await delivered();
    const lines = wish(otherMiddle);
    const { id, refund } = await declared(proof, lines);
    expect(refund).toBe(20);
    const answer = await accepted(proof.order_number, id);
    expect(answer.refund).toEqual({ amount: 20, status: 'done' });
    expect(await orderOf(answer.exchange_order ?? '')).toMatchObject({ total: 249.9 });
    await isSound();
  });

  it('tells the difference for several pieces to the cent before anything is sent, and gives it back so', async () => {
    const cart = { discount_codes: ['KYMPPI'] };
    const proof = await delivered(20, { rows: [[small, 3]], cart });
    const choices = (await post('/api/returns/exchanges/', proof)).json<ExchangeChoices>();
    const cheaper = choices.lines[0]?.choices.find(({ variantId }) => variantId === otherMiddle);
    // Three pieces cost 799.70: two of them one cent more than the third.
    expect(cheaper?.given_back).toEqual([16.67, 33.34, 50]);
    const { id, refund } = await declared(proof, wish(otherMiddle, { amount: 3 }));
    expect(refund).toBe(50);
    expect(await accepted(proof.order_number, id)).toMatchObject({ refund: { amount: 50, status: 'done' } });
    await isSound();
  });

  it('is told beside money for other products of the same return', async () => {
    const proof = await delivered(20, {
      rows: [
        [small, 1],
        [110, 1],
      ],
    });
    const lines = [...wish(middle), { productId: 110, amount: 1, reason: 'other' }];
    const { id, refund } = await declared(proof, lines);
    expect(refund).toBe(200);
    const answer = await accepted(proof.order_number, id);
    expect(answer).toMatchObject({ refund: { amount: 200 } });
    expect(await orderOf(answer.exchange_order ?? '')).toMatchObject({ total: 269.9 });
    await isSound();
  });

  it('moves what gift cards paid, and a return of what was exchanged goes back the way the first order was paid', async () => {
    const cart = { gift_cards: ['LAHJA-0050'] } as Basket['cart'];
    const proof = await delivered(20, { rows: [[small, 1]], ...(cart && { cart }) });
    const { id } = await declared(proof);
    const { exchange_order } = await accepted(proof.order_number, id);
    if (exchange_order === null) throw new Error('no order');
    await isSound();
    await arrive(exchange_order);
    const own = { order_number: exchange_order, email: maija.email };
    const back = await declared(own, [{ productId: middle, amount: 1 }]);
    expect(back.refund).toBe(269.9);
    const settled = await accepted(exchange_order, back.id);
    expect(settled).toMatchObject({ refund: { status: 'done' } });
    expect((settled.refund?.amount ?? 0) + settled.to_gift_card).toBeCloseTo(269.9, 2);
    // The provider of the first order gave it back, once.
    const paid = (await shop.klarna.orders()).find(({ reference }) => reference === proof.order_number);
    expect(paid?.refunded).toEqual([Math.round((settled.refund?.amount ?? 0) * 100)]);
    await isSound();
  });

  it('ends with the return that is taken back, refused, or too late, and each time the size is free again', async () => {
    await endExchanges(shop.open.db, afterThreeWeeks());
    const before = await shop.stockOf(middle);
    const cancelled = await delivered();
    const { code } = await declared(cancelled);
    expect((await post(`/api/returns/${code}/cancel/`, {})).statusCode).toBe(200);
    expect(await shop.stockOf(middle)).toEqual(before);
    expect(await seen(code)).toMatchObject({ status: 'cancelled', lines: [{ exchange: { state: 'released' } }] });

    const refused = await delivered();
    const second = await declared(refused);
    await accepted(refused.order_number, second.id, { outcome: 'closed', answer: 'The sole is worn.' });
    expect(await shop.stockOf(middle)).toEqual(before);

    const late = await delivered();
    const third = await declared(late);
    await endExchanges(shop.open.db, new Date(Date.now() + 20 * dayMs));
    expect(await seen(third.code)).toMatchObject({ lines: [{ exchange: { state: 'held' } }] });
    await Promise.all(Array.from({ length: 5 }, () => endExchanges(shop.open.db, afterThreeWeeks())));
    expect(await shop.stockOf(middle)).toEqual(before);
    expect(await seen(third.code)).toMatchObject({ refund: 269.9, lines: [{ exchange: { state: 'released' } }] });
    const ended = (await mailsOf(`${late.order_number}-1`)).filter((mail) => mail.includes('kolmen viikon'));
    expect(ended).toHaveLength(1);
    expect(await accepted(late.order_number, third.id)).toMatchObject({
      ...{ exchange_order: null, refund: { amount: 269.9 } },
    });
    await isSound();
  });

  it('goes out for the pieces that an inspection accepts, and ends for the others', async () => {
    const proof = await delivered(20, { rows: [[small, 3]] });
    const { id, code } = await declared(proof, wish(otherMiddle, { amount: 3 }));
    const before = await shop.stockOf(otherMiddle);
    await post(`/api/staff/returns/${id}/receive/`, {}, staff);
    const reference = `${proof.order_number}-1`;
    const path = `/api/staff/returns/${reference}/`;
    const read = async () => (await shop.call(path, { authorization: staff })).json<StaffReturn>();
    expect((await read()).lines).toMatchObject([{ open: 3, share: 60 }]);
    const decide = async (lines: object[]) => {
      const body = { version: (await read()).version, lines: lines.map((line) => ({ productId: small, ...line })) };
      const told = (await post(`${path}inspection/`, body, staff)).json<{ total: number }>();
      const booked = await post(`${path}inspection/`, { ...body, total: told.total }, staff);
      expect(booked.statusCode).toBe(200);
      return told.total;
    };
    const first = [
      { amount: 1, outcome: 'accepted', store: 1 },
      { amount: 1, outcome: 'refused', reason: 'The sole is worn.' },
      { amount: 1, outcome: 'repair', reason: 'A seam is loose.' },
    ];
    expect(await decide(first)).toBe(20);
    await isSound();
    const [exchange] = (await seen(code)).lines.flatMap((line) => line.exchange ?? []);
    expect(await orderOf(exchange?.order_number ?? '')).toMatchObject({ total: 249.9, lines: [{ amount: 1 }] });
    expect(await decide([{ amount: 1, outcome: 'repaired' }])).toBe(0);
    expect(await shop.stockOf(otherMiddle)).toEqual({ quantity: before.quantity - 1, reserved: before.reserved - 3 });
    expect(await seen(code)).toMatchObject({ status: 'processed-return' });
    await isSound();
  });

  it('is kept for a return that has come, however long it takes to check', async () => {
    const proof = await delivered();
    const { id, code } = await declared(proof);
    await post(`/api/staff/returns/${id}/receive/`, {}, staff);
    await endExchanges(shop.open.db, new Date(Date.now() + 60 * dayMs));
    expect(await seen(code)).toMatchObject({ lines: [{ exchange: { state: 'held' } }] });
  });

  it('gives the delivery of a wholly withdrawn order back only when the exchange has ended', async () => {
    const proof = await delivered(3);
    const { code, refund } = await declared(proof);
    expect(refund).toBe(0);
    await endExchanges(shop.open.db, afterThreeWeeks());
    const shown = await seen(code);
    expect(shown.delivery).toBeGreaterThan(0);
    expect(shown.refund).toBeCloseTo(269.9 + shown.delivery, 2);
    await isSound();
  });

  it('of fifty who want the last one at once is one buyer’s; the others lose nothing and read why', async () => {
    const proofs = [];
    for (let at = 0; at < 50; at += 1) proofs.push(await delivered());
    const asked = await Promise.all(
      proofs.map(async (proof) => (await ask(proof, wish(otherMiddle))).json<WithdrawOrderResponse>().confirmation),
    );
    await leaveOne(otherMiddle);
    const answers = await Promise.all(
      proofs.map((proof, at) => post('/api/returns/', { ...proof, lines: wish(otherMiddle), confirmation: asked[at] })),
    );
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    const lost = answers.filter(({ statusCode }) => statusCode === 409);
    expect([taken.length, lost.length]).toEqual([1, 49]);
    for (const answer of lost) {
      expect(answer.json().error.code).toBe('exchange_sold_out');
      expect(answer.json().error.fields).toHaveProperty([`lines.${small}.variant`]);
    }
    const stock = await shop.stockOf(otherMiddle);
    expect(stock.quantity - stock.reserved).toBe(0);
    const loser = proofs.find((_, at) => answers[at]?.statusCode === 409);
    if (!loser) throw new Error('everybody won');
    // The losers have declared nothing, so money or another size can be wanted.
    expect((await declare(loser)).statusCode).toBe(200);
    await isSound();
  }, 180_000);

  /** All pieces of a variant but one are gone. */
  const leaveOne = async (variantId: number) => {
    const shelves = await shop.open.db
      .selectFrom('stock')
      .innerJoin('stores', 'stores.id', 'stock.store_id')
      .select(['stock.store_id', 'stock.reserved'])
      .where('variant_id', '=', variantId)
      .where('stores.sells_online', '=', true)
      .orderBy('store_id')
      .execute();
    for (const [at, { store_id, reserved }] of shelves.entries())
      await shop.open.db
        .updateTable('stock')
        .set({ quantity: reserved + (at === 0 ? 1 : 0) })
        .where('variant_id', '=', variantId)
        .where('store_id', '=', store_id)
        .execute();
  };
});
