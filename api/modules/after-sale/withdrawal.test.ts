import type {
  Locale,
  Order,
  ReturnCase,
  SettleWithdrawalResponse,
  StaffOrder,
  StaffOrdersResponse,
  StaffReturnsResponse,
  WithdrawOrderResponse,
} from 'mf-shared/contract';
import { localeCodes } from 'mf-shared/contract';
import { longDate } from 'mf-shared/rules/long-date';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { onDayBefore } from '../../testing/days-ago.ts';
import { type Basket, type SellingService, sellingService } from '../../testing/selling-service.ts';
import { translate } from '../../texts/translate.ts';
import { hashGiftCardCode } from '../gift-cards/gift-card-code.ts';

/** Home is the only way there, for 9.90. At home a pickup point would be free, and home delivery is an extra. */
const toSweden: Partial<Basket> = {
  method: 'postnord-home',
  cart: { country_code: 'se', language_code: 'fi' },
  form: { postal_code: '11122', city: 'Stockholm' },
};

describe('a declared withdrawal (AFTER-22 to AFTER-29; Directive 2011/83)', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService({
      RETURN_ADDRESS: 'Havu, Palautukset, 01530 Vantaa',
      BRAND_EMAIL: 'us@havu.example',
    });
    await shop.fillShelves(110, 1000);
    await shop.fillShelves(100, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
  });
  afterAll(() => shop.close());

  const paid = async (basket: Partial<Basket> = {}) => {
    const placed = await shop.place({ rows: [[110, 2]], ...basket });
    await shop.pay(placed, 'approve', 'lost');
    return { number: placed.order_number, key: placed.order_key, placed };
  };
  const post = (path: string, body: unknown, authorization?: string) =>
    shop.call(path, { method: 'POST', body, locale: 'en', ...(authorization ? { authorization } : {}) });
  let callers = 0;
  const withdraw = (number: string, body: object, locale: Locale = 'en') =>
    shop.call(`/api/orders/${number}/withdraw/`, {
      ...{ method: 'POST', body, locale },
      // Declarations of one address are limited.
      from: `192.0.2.${(++callers % 250) + 1}`,
    });
  /** Both steps. */
  const declare = async (number: string, proof: object, lines: { productId: number; amount: number }[] = []) => {
    const first = await withdraw(number, { ...proof, lines });
    if (first.statusCode !== 200) throw new Error(first.body);
    const { confirmation } = first.json<WithdrawOrderResponse>();
    const second = await withdraw(number, { ...proof, lines, confirmation });
    if (second.statusCode !== 200) throw new Error(second.body);
    return { first: first.json<WithdrawOrderResponse>(), second: second.json<WithdrawOrderResponse>() };
  };
  const move = (number: string, status: string, more: object = {}) =>
    post(`/api/staff/orders/${number}/status/`, { status, ...more }, staff);
  const sent = async (number: string, daysAgo = 0) => {
    for (const status of ['ready_for_packing', 'shipped', 'delivered']) await move(number, status);
    const at = onDayBefore(daysAgo);
    const ids = shop.open.db.selectFrom('orders').select('id').where('number', '=', number);
    await shop.open.db
      .updateTable('order_status_history')
      .set({ at })
      .where('status', '=', 'delivered')
      .where('order_id', 'in', ids)
      .execute();
  };
  const seen = async (number: string, key: string) =>
    (await shop.call(`/api/orders/${number}/?key=${key}`, { locale: 'en' })).json<Order>();
  const staffSees = async (number: string) =>
    (await shop.call(`/api/staff/orders/${number}/`, { authorization: staff, locale: 'en' })).json<StaffOrder>();
  const settle = (number: string, id: number | undefined, body: object) =>
    post(`/api/staff/orders/${number}/withdrawals/${id}/settle/`, body, staff);
  const onePiece = [{ productId: 110, amount: 1 }];

  describe('gives back', () => {
    it('standard delivery with the whole order, told before the second step and by mail', async () => {
      const { number, key } = await paid(toSweden);
      await sent(number);
      const { first, second } = await declare(number, { key });
      expect(first).toMatchObject({ step: 'confirm', kind: 'withdrawal', refund: 408.3, delivery: 9.9, order: null });
      expect(second).toMatchObject({ step: 'declared', refund: 408.3, delivery: 9.9 });
      await shop.app.outboxWorker.drain();
      expect(shop.mails().find((mail) => mail.includes(`${number}-1`) && mail.includes('408,30'))).toBeDefined();
    });

    it('delivery with the last of several declarations that make the whole, and with no part before', async () => {
      const { number, key } = await paid(toSweden);
      await sent(number);
      const part = await declare(number, { key }, onePiece);
      const rest = await declare(number, { key });
      expect([part.second.refund, part.second.delivery]).toEqual([199.2, 0]);
      expect([rest.second.refund, rest.second.delivery]).toEqual([209.1, 9.9]);
    });

    it('of an order in kronor the krona that was charged: on the screen, by mail, to the staff and from the provider', async () => {
      const { number, key, placed } = await paid({
        ...toSweden,
        rows: [
          [110, 3],
          [100, 2],
        ],
        currency: 'sek',
        cart: { country_code: 'se', language_code: 'sv', currency_code: 'sek', discount_codes: ['KYMPPI'] },
      });
      expect(placed.currency).toBe('sek');
      await sent(number);
      const parts = [onePiece, [{ productId: 100, amount: 1 }], onePiece, []];
      let total = 0;
      for (const [index, part] of parts.entries()) {
        const { first, second } = await declare(number, { key }, part);
        const { refund } = first;
        expect(Number.isInteger(refund)).toBe(true);
        expect(second).toMatchObject({ refund, delivery: first.delivery, currency: 'sek' });
        expect(second.order?.after_sale.withdrawals.at(-1)).toMatchObject({ refund });
        const declared = (await staffSees(number)).withdrawals.at(-1);
        expect(declared).toMatchObject({ refund, proposed: refund });
        const mails = await shop.open.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
        const told = mails
          .map(({ payload }) => (payload as { values?: { reference?: string; refund?: string } }).values ?? {})
          .filter(({ reference }) => reference === `${number}-${index + 1}`)
          .map((values) => Number(values.refund?.replace(/[^\d]/g, '')));
        expect(told).toEqual([refund, refund]);
        const done = await settle(number, declared?.id, { outcome: 'refunded' });
        expect(done.json()).toMatchObject({ refund: { amount: refund, status: 'done' } });
        total += refund;
      }
      expect(total).toBe(placed.total);
      const [charged] = (await shop.klarna.orders()).filter(({ reference }) => reference === number);
      expect(charged?.refunded.reduce((sum, minor) => sum + minor, 0)).toBe(placed.total * 100);
      expect(await staffSees(number)).toMatchObject({ refundable: 0 });
    });

    describe('of an order that a gift card paid a part of', () => {
      const card = 'LAHJA-9999';
      const balance = async () =>
        (
          await shop.open.db
            .selectFrom('gift_cards')
            .select('balance_minor')
            .where('code_hash', '=', hashGiftCardCode(card))
            .executeTakeFirstOrThrow()
        ).balance_minor;
      const leaveOnCard = (minor: number) =>
        shop.open.db
          .updateTable('gift_cards')
          .set({ balance_minor: minor })
          .where('code_hash', '=', hashGiftCardCode(card))
          .execute();

      it('the whole that was told: money as far as it was paid, the rest to the card', async () => {
        await leaveOnCard(10_000);
        const { number, key } = await paid({ cart: { gift_cards: [card] } });
        expect(await balance()).toBe(0);
        await sent(number);
        expect((await declare(number, { key })).second.refund).toBe(400);
        const [declared] = (await staffSees(number)).withdrawals;
        expect(declared).toMatchObject({ refund: 400, proposed: 400, to_gift_card: 91.1 });
        const tooMuch = await settle(number, declared?.id, { outcome: 'refunded', amount: 400.01 });
        expect([tooMuch.statusCode, await balance()]).toEqual([409, 0]);
        const done = await settle(number, declared?.id, { outcome: 'refunded' });
        expect(done.json()).toMatchObject({ refund: { amount: 308.9, status: 'done' }, to_gift_card: 91.1 });
        expect(await balance()).toBe(9110);
        const given = (await staffSees(number)).story.filter(({ kind }) => kind === 'refund');
        expect(given.map(({ amount, detail }) => [amount, detail])).toEqual(
          expect.arrayContaining([
            [308.9, 'Klarna'],
            [91.1, 'Gift card'],
          ]),
        );
      });

      it('all in parts, in kronor, and no cent of the card twice', async () => {
        await leaveOnCard(15_000);
        const { number, key, placed } = await paid({
          ...toSweden,
          currency: 'sek',
          rows: [[110, 3]],
          cart: { country_code: 'se', language_code: 'sv', currency_code: 'sek', gift_cards: [card] },
        });
        await sent(number);
        let [told, given] = [0, 0];
        for (const part of [onePiece, onePiece, []]) {
          told += (await declare(number, { key }, part)).second.refund;
          const declared = (await staffSees(number)).withdrawals.at(-1);
          const { refund, to_gift_card } = (
            await settle(number, declared?.id, { outcome: 'refunded' })
          ).json<SettleWithdrawalResponse>();
          given += (refund?.amount ?? 0) + to_gift_card;
        }
        expect(given).toBe(told);
        expect(told).toBeGreaterThan(placed.total);
        expect(await balance()).toBe(15_000);
      });

      it('to the card, where it paid everything', async () => {
        await leaveOnCard(30_000);
        const { order_number: number, order_key: key } = await shop.place({
          ...{ rows: [[110, 1]], payment: 'giftcard' },
          cart: { gift_cards: [card] },
        });
        await sent(number);
        expect((await declare(number, { key })).second.refund).toBe(200);
        const [declared] = (await staffSees(number)).withdrawals;
        const done = await settle(number, declared?.id, { outcome: 'refunded' });
        expect(done.json()).toMatchObject({ refund: null, to_gift_card: 200 });
        const given = (await staffSees(number)).story.filter(({ kind }) => kind === 'refund');
        expect(given).toMatchObject([{ amount: 200, detail: 'Gift card' }]);
        expect(await balance()).toBe(30_000 - 890);
      });

      it('in part, and the rest with the order’s end', async () => {
        await leaveOnCard(30_000);
        const { number, key } = await paid({ cart: { gift_cards: [card] } });
        await declare(number, { key }, onePiece);
        const [declared] = (await staffSees(number)).withdrawals;
        await settle(number, declared?.id, { outcome: 'refunded', restock: true });
        expect(await balance()).toBe(20_000 - 10_890);
        for (const status of ['manual_cancellation', 'cancelled']) await move(number, status);
        expect(await balance()).toBe(30_000);
      });
    });

    it('nothing of the extra once the rest was sent after all, because another declaration was taken back, and says so everywhere (AFTER-31)', async () => {
      const { number } = await paid();
      const proof = { email: 'maija@example.fi' };
      await declare(number, proof, onePiece);
      const { second } = await declare(number, proof);
      expect(second).toMatchObject({ refund: 208.9, delivery: 8.9 });
      const [part, rest] = (await staffSees(number)).withdrawals;
      expect(rest).toMatchObject({ refund: 208.9, proposed: 208.9 });
      await settle(number, part?.id, { outcome: 'revoked', note: 'It was somebody else' });
      for (const status of ['ready_for_packing', 'shipped'])
        expect((await move(number, status, { without_withdrawn: true })).statusCode).toBe(200);
      expect((await staffSees(number)).withdrawals[1]).toMatchObject({ refund: 200, delivery: 0, proposed: 200 });
      const page = await shop.call(`/api/returns/${second.code}/`);
      expect(page.json<ReturnCase>()).toMatchObject({ refund: 200, delivery: 0 });
      const list = await shop.call(`/api/staff/returns/?q=${number}`, { authorization: staff });
      expect(
        list.json<StaffReturnsResponse>().results.find(({ reference }) => reference === `${number}-2`)?.refund,
      ).toBe(200);
      const done = await settle(number, rest?.id, { outcome: 'refunded' });
      expect(done.json()).toMatchObject({ refund: { amount: 200, status: 'done' } });
      expect((await staffSees(number)).withdrawals[1]).toMatchObject({ refund: 200, delivery: 0 });
      expect(await findOrderFaults(shop.open.db)).toEqual([]);
    });

    it.each(['closed', 'revoked'])(
      'and keeps what was told last where it is %s after that (AFTER-31)',
      async (outcome) => {
        const { number } = await paid();
        const proof = { email: 'maija@example.fi' };
        await declare(number, proof, onePiece);
        await declare(number, proof);
        const [part, rest] = (await staffSees(number)).withdrawals;
        await settle(number, part?.id, { outcome: 'revoked', note: 'It was somebody else' });
        await settle(number, rest?.id, { outcome, answer: 'They stay sold', note: 'They stay sold' });
        expect((await staffSees(number)).withdrawals[1]).toMatchObject({ outcome, refund: 200, delivery: 0 });
      },
    );

    it('nothing of the extra for a dearer way than standard', async () => {
      const { number, key } = await paid();
      await sent(number);
      expect((await declare(number, { key })).second).toMatchObject({ refund: 400, delivery: 0 });
    });

    it('no delivery for a return after the 14 days', async () => {
      const { number, key } = await paid(toSweden);
      await sent(number, 20);
      const { second } = await declare(number, { key });
      expect(second).toMatchObject({ kind: 'return', refund: 398.4, delivery: 0 });
    });
  });

  describe('tells the buyer', () => {
    it('both times while both run, the way, the address and the last day, on the screen as in the mail', async () => {
      const { number, key } = await paid();
      await sent(number);
      const open = (await seen(number, key)).after_sale;
      expect(open.kind).toBe('withdrawal');
      expect(open.deadlines).toMatch(/^You may withdraw until .+, and return unused products until .+\.$/);
      const { first, second } = await declare(number, { key });
      expect(first.deadlines).toBe(open.deadlines);
      expect(second.way).toContain('Havu, Palautukset, 01530 Vantaa');
      expect(second.way).toContain(`${number}-1`);
      // The order is in Finnish, the request in English (CONF-110).
      const day = longDate(shopDayAfter(new Date(), 14), 'en');
      await shop.app.outboxWorker.drain();
      const mail = shop.mails().find((text) => text.includes(`${number}-1`) && text.includes('01530'));
      expect(mail).toContain(day);
      const { after_sale } = await seen(number, key);
      expect(after_sale.withdrawals).toMatchObject([{ reference: `${number}-1`, way: second.way, refund: 400 }]);
    });

    it('by mail in the order’s language where number and email alone declared it (CONF-110, decision 31)', async () => {
      const { number } = await paid();
      await sent(number);
      await declare(number, { email: 'maija@example.fi' });
      await shop.app.outboxWorker.drain();
      const mail = shop.mails().find((text) => text.includes(`${number}-1`) && text.includes('01530'));
      expect(mail).toContain(longDate(shopDayAfter(new Date(), 14), 'fi'));
    });

    it('that the law’s time is over and the shop’s still runs, and later that both are', async () => {
      const { number, key } = await paid();
      await sent(number, 20);
      expect((await seen(number, key)).after_sale).toMatchObject({
        kind: 'return',
        deadlines: expect.stringMatching(/^The time to withdraw ended on .+ You may return unused products until/),
      });
      const { number: late, key: lateKey } = await paid();
      // Two days over: the clock may have changed in between, and days are the calendar's.
      await sent(late, 102);
      const over = (await seen(late, lateKey)).after_sale;
      expect(over.kind).toBeNull();
      expect(over.deadlines).toMatch(/and the time to return unused products on/);
      const told = new Set<string>();
      for (const locale of localeCodes) {
        const refused = await withdraw(late, { key: lateKey }, locale);
        const { code, message } = refused.json().error;
        expect([refused.statusCode, code]).toEqual([409, 'return_time_over']);
        const [before = '', after = ''] = translate(locale, 'errors.return_time_over', { date: '…' }).split('…');
        expect(message.startsWith(before) && message.endsWith(after)).toBe(true);
        told.add(message);
      }
      expect(told.size).toBe(localeCodes.length);
    });

    it('that no time has begun before the delivery', async () => {
      const { number, key } = await paid();
      await shop.open.db
        .updateTable('orders')
        .set({ placed_at: onDayBefore(101) })
        .where('number', '=', number)
        .execute();
      expect((await seen(number, key)).after_sale).toMatchObject({
        kind: 'withdrawal',
        deadlines: expect.stringContaining('14 days after the delivery'),
      });
    });

    it('what is withdrawn, after a reload too, and that it cannot be withdrawn again', async () => {
      const { number, key } = await paid();
      await sent(number);
      const { second } = await declare(number, { key }, onePiece);
      const { after_sale } = await seen(number, key);
      expect(second.order?.after_sale).toEqual(after_sale);
      expect(after_sale.lines).toMatchObject([{ productId: 110, bought: 2, withdrawn: 1, complained: 0 }]);
      const again = await withdraw(number, { key, lines: [{ productId: 110, amount: 2 }] });
      expect([again.statusCode, again.json().error.code]).toEqual([409, 'withdrawal_known']);
    });
  });

  it('a confirmation does not hold when the goods have left meanwhile', async () => {
    const { number, key } = await paid();
    const { confirmation } = (await withdraw(number, { key })).json<WithdrawOrderResponse>();
    await sent(number);
    const late = await withdraw(number, { key, confirmation });
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'withdrawal_changed']);
  });

  describe('stops the packing (decision 46)', () => {
    it('of a whole order: it waits to be ended, nothing is to be sent back, and ending it settles all', async () => {
      const { number, key } = await paid();
      const { second } = await declare(number, { key });
      expect(second.order?.status).toBe('manual_cancellation');
      expect(second.way).toContain('nothing to send back');
      expect((await move(number, 'ready_for_packing')).statusCode).toBe(409);
      await move(number, 'cancelled');
      const after = await staffSees(number);
      expect(after.refundable).toBe(0);
      expect(after.withdrawals).toMatchObject([{ outcome: 'refunded', proposed: 0 }]);
    });

    it('of a whole order that was declared with number and email alone: it is held, not ended', async () => {
      const { number } = await paid();
      const { second } = await declare(number, { email: 'maija@example.fi' });
      expect(second.order?.status).toBe('processing');
      const held = await move(number, 'ready_for_packing', { without_withdrawn: true });
      expect([held.statusCode, held.json().error.code]).toEqual([409, 'order_withdrawn']);
      const [declared] = (await staffSees(number)).withdrawals;
      expect(declared).toMatchObject({ proof: 'email', has_left: false });
      // The buyer says that it was somebody else: goods that stay sold stand on no shelf.
      expect((await settle(number, declared?.id, { outcome: 'revoked', restock: true })).statusCode).toBe(400);
      expect((await settle(number, declared?.id, { outcome: 'revoked', note: 'by phone' })).statusCode).toBe(200);
      expect((await move(number, 'ready_for_packing')).statusCode).toBe(200);
    });

    const waiting = async (basket: Partial<Basket> = {}) => {
      const order = await paid({ method: 'store', location: '1', ...basket });
      for (const status of ['ready_for_packing', 'ready_for_pick_up'])
        expect((await move(order.number, status)).statusCode).toBe(200);
      return order;
    };

    it('of a whole order that waits to be fetched: it waits to be ended, and ending it settles all (decision 47)', async () => {
      const { number, key } = await waiting();
      const before = await shop.stockOf(110);
      const { second } = await declare(number, { key });
      expect(second.order?.status).toBe('manual_cancellation');
      expect(second.way).toContain('nothing to send back');
      expect((await move(number, 'cancelled')).statusCode).toBe(200);
      expect(await staffSees(number)).toMatchObject({
        ...{ status: 'cancelled', refundable: 0, next: [] },
        withdrawals: [{ outcome: 'refunded', proposed: 0 }],
      });
      expect((await shop.stockOf(110)).quantity).toBe(before.quantity + 2);
    });

    it('of one that waits to be fetched and was declared with number and email alone: the staff call it off', async () => {
      const { number } = await waiting();
      expect((await staffSees(number)).next).toEqual(['delivered']);
      expect((await move(number, 'manual_cancellation')).statusCode).toBe(409);
      await declare(number, { email: 'maija@example.fi' });
      expect(await staffSees(number)).toMatchObject({
        ...{ status: 'ready_for_pick_up', withheld: 'all', next: ['delivered', 'manual_cancellation'] },
      });
      expect((await move(number, 'delivered')).json().error.code).toBe('order_withdrawn');
      expect((await move(number, 'manual_cancellation')).statusCode).toBe(200);
      expect((await move(number, 'cancelled')).statusCode).toBe(200);
      expect(await staffSees(number)).toMatchObject({ refundable: 0, withdrawals: [{ outcome: 'refunded' }] });
    });

    it('of all goods beside a gift card, which stays the buyer’s: the order goes on without them', async () => {
      const { number, key } = await waiting({
        cart: { gift_card_products: [{ uid: 'g', productId: 24_270, amount: 50 }] },
      });
      await declare(number, { key });
      expect(await staffSees(number)).toMatchObject({ status: 'ready_for_pick_up', withheld: 'some' });
      expect((await move(number, 'delivered')).json().error.code).toBe('withdrawn_lines');
      expect((await move(number, 'delivered', { without_withdrawn: true })).statusCode).toBe(200);
      const [declared] = (await staffSees(number)).withdrawals;
      const done = await settle(number, declared?.id, { outcome: 'refunded', restock: true });
      expect(done.json()).toMatchObject({ refund: { amount: 400 } });
      expect(await staffSees(number)).toMatchObject({
        refundable: 50,
        refundable_goods: 0,
        gift_cards: [{ left: 50 }],
      });
    });

    it('of the withdrawn lines: the parcel goes out when they are said to be left out', async () => {
      const { number, key } = await paid();
      await declare(number, { key }, onePiece);
      expect((await staffSees(number)).withheld).toBe('some');
      expect((await move(number, 'ready_for_packing')).statusCode).toBe(200);
      const held = await move(number, 'shipped');
      expect([held.statusCode, held.json().error.code]).toEqual([409, 'withdrawn_lines']);
      expect((await move(number, 'shipped', { without_withdrawn: true })).statusCode).toBe(200);
    });
  });

  describe('reaches the staff at once', () => {
    it('in the list of what waits, on the order, in its log, and by mail to the shop', async () => {
      const { number, key } = await paid();
      await sent(number);
      const waiting = async () =>
        (await shop.call('/api/staff/orders/?withdrawals=open', { authorization: staff }))
          .json<StaffOrdersResponse>()
          .results.filter((row) => row.number === number);
      expect(await waiting()).toEqual([]);
      await declare(number, { key }, onePiece);
      expect(await waiting()).toMatchObject([{ open_withdrawals: 1 }]);
      const order = await staffSees(number);
      expect(order.withdrawals).toMatchObject([
        {
          reference: `${number}-1`,
          proof: 'key',
          has_left: true,
          proposed: 200,
          lines: [{ productId: 110, amount: 1 }],
        },
      ]);
      expect(order.story.find(({ kind }) => kind === 'withdrawal')).toMatchObject({ by: null, amount: 200 });
      const told = await shop.open.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
      expect(told.map(({ payload }) => payload)).toContainEqual(
        expect.objectContaining({
          ...{ to: 'us@havu.example', template: 'shop_withdrawal', replyTo: 'maija@example.fi' },
          values: expect.objectContaining({ reference: `${number}-1` }),
        }),
      );
      await shop.app.outboxWorker.drain();
      expect(shop.mails().filter((mail) => mail.includes(`/staff/orders/${number}/`))).toHaveLength(1);
      const [declared] = order.withdrawals;
      const before = await shop.stockOf(110);
      const done = await settle(number, declared?.id, { outcome: 'refunded', restock: true });
      expect(done.json()).toMatchObject({ outcome: 'refunded', refund: { amount: 200, status: 'done' } });
      expect((await shop.stockOf(110)).quantity).toBe(before.quantity + 1);
      expect(await waiting()).toEqual([]);
      const after = await staffSees(number);
      expect(after.refundable).toBe(208.9);
      expect(after.story.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['accepted', 'refund']));
    });

    it('is settled once, also when two of the staff do it at the same time', async () => {
      const { number, key } = await paid();
      await sent(number);
      await declare(number, { key }, onePiece);
      const [declared] = (await staffSees(number)).withdrawals;
      const answers = await Promise.all(
        [1, 2, 3].map(() => settle(number, declared?.id, { outcome: 'refunded', restock: true })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
      expect((await staffSees(number)).refunds).toMatchObject([{ amount: 200 }]);
    });

    it('is the staff’s to settle alone', async () => {
      const { number, key } = await paid();
      await sent(number);
      await declare(number, { key });
      const [declared] = (await staffSees(number)).withdrawals;
      const path = `/api/staff/orders/${number}/withdrawals/${declared?.id}/settle/`;
      const customer = (await shop.signedIn()).authorization;
      expect((await post(path, { outcome: 'closed' }, customer)).statusCode).toBe(403);
      expect((await settle(number, 999_999, { outcome: 'closed' })).statusCode).toBe(404);
    });
  });

  it('leaves books that agree', async () => {
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });
});
