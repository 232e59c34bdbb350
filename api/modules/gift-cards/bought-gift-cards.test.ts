import type { CheckoutResponse, GiftCardBalance, PlaceOrderResponse, StaffOrder } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type Basket, type SellingService, sellingService } from '../../testing/selling-service.ts';
import { hashGiftCardCode } from './gift-card-code.ts';

/** The embedded engine has one connection: few at once show as much as many. */
const crowd = process.env.TEST_ENGINE === 'postgres' ? 50 : 8;

describe('gift cards that an order buys are money (GIFT-5 to GIFT-10)', () => {
  let shop: SellingService;
  let staff: string;
  let org: string;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 1000);
    staff = (await shop.signedIn({ email: 'liisa@havu.example', is_staff: true })).authorization;
    org = (await shop.signedIn({ is_org_user: true })).authorization;
  });
  afterAll(() => shop.close());

  const cardsOf = (amounts: number[]) => ({
    gift_card_products: amounts.map((amount, index) => ({ uid: `g${index}`, productId: 24_270, amount })),
  });
  const buy = async (amounts: number[], own: Partial<Basket> = {}, authorization?: string) => {
    const method = own.rows ? 'home' : 'email';
    const placed = await shop.place({ method, ...own, cart: { ...cardsOf(amounts), ...own.cart } }, authorization);
    if (placed.payment.kind !== 'none') await shop.pay(placed, 'approve', 'lost');
    return placed;
  };
  /** The codes in the mails of an order's gift cards, in the order of its lines. */
  async function codesOf({ order_number }: PlaceOrderResponse): Promise<string[]> {
    const lines = await shop.open.db
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select('l.id')
      .where('o.number', '=', order_number)
      .where('l.kind', '=', 'gift_card')
      .orderBy('l.line_number')
      .execute();
    const mails = await shop.open.db
      .selectFrom('outbox')
      .select(['dedupe_key', 'payload'])
      .where('kind', '=', 'mail')
      .execute();
    return lines.flatMap(({ id }) => {
      const mail = mails.find(({ dedupe_key }) => dedupe_key === `gift_card ${id}`);
      return mail ? [(mail.payload as { values: { code: string } }).values.code] : [];
    });
  }
  const cartWith = (codes: string[], own: Partial<Basket> = {}): Basket => ({
    rows: [[110, 1]],
    ...own,
    cart: { gift_cards: codes, ...own.cart },
  });
  const post = (path: string, body: unknown, authorization?: string) =>
    shop.call(path, {
      method: 'POST',
      body,
      locale: 'en',
      headers: { 'idempotency-key': crypto.randomUUID() },
      ...(authorization ? { authorization } : {}),
    });
  const cancel = ({ order_number, order_key }: PlaceOrderResponse) =>
    post(`/api/orders/${order_number}/cancel/`, { key: order_key });
  const move = ({ order_number }: PlaceOrderResponse, status: string) =>
    post(`/api/staff/orders/${order_number}/status/`, { status }, staff);
  const refund = ({ order_number }: PlaceOrderResponse, body: object) =>
    post(`/api/staff/orders/${order_number}/refund/`, body, staff);
  const settle = ({ order_number }: PlaceOrderResponse, authorization = staff) =>
    post(`/api/staff/orders/${order_number}/invoice-paid/`, { note: 'bank statement 12' }, authorization);
  const seen = async ({ order_number }: PlaceOrderResponse) =>
    (await shop.call(`/api/staff/orders/${order_number}/`, { authorization: staff })).json<StaffOrder>();
  // From the database: guesses at codes are limited.
  async function balance(code: string) {
    const card = await shop.open.db
      .selectFrom('gift_cards')
      .select(['balance_minor', 'frozen_at'])
      .where('code_hash', '=', hashGiftCardCode(code))
      .executeTakeFirstOrThrow();
    return { balance: card.balance_minor / 100, is_frozen: card.frozen_at !== null };
  }
  /** Spends what a card holds of 208.90 € in an order of its own; the rest of it is paid with Klarna. */
  const spend = async (code: string) => {
    const basket = cartWith([code]);
    const [method] = (await shop.checkout(basket)).payment_methods;
    const placed = await shop.place({ ...basket, payment: method?.slug ?? '' });
    if (placed.payment.kind !== 'none') await shop.pay(placed, 'approve', 'lost');
    return placed;
  };
  const givenBack = async ({ order_number }: PlaceOrderResponse) =>
    (await shop.klarna.orders())
      .filter(({ reference }) => reference === order_number)
      .flatMap(({ refunded }) => refunded)
      .reduce((sum, cents) => sum + cents, 0);

  describe('a cancellation gives back what is left, not what was spent (GIFT-10)', () => {
    it('of a card that was spent whole nothing, of the goods beside it everything', async () => {
      const bought = await buy([100], { rows: [[110, 1]] });
      const [code = ''] = await codesOf(bought);
      await spend(code);
      expect((await balance(code)).balance).toBe(0);
      await cancel(bought);
      expect(await seen(bought)).toMatchObject({
        refundable: 208.9,
        refundable_goods: 208.9,
        gift_cards: [{ initial: 100, spent: 100, left: 0, refundable: 0, is_frozen: true }],
      });
      expect((await move(bought, 'cancelled')).statusCode).toBe(200);
      expect(await givenBack(bought)).toBe(20_890);
    });

    it('of a card that was spent in part the rest, which leaves the card in the same moment', async () => {
      const bought = await buy([300]);
      const [code = ''] = await codesOf(bought);
      await spend(code);
      expect((await balance(code)).balance).toBe(91.1);
      await cancel(bought);
      const { gift_cards, refundable } = await seen(bought);
      expect([gift_cards, refundable]).toMatchObject([[{ initial: 300, spent: 208.9, left: 91.1 }], 91.1]);
      await move(bought, 'cancelled');
      expect(await givenBack(bought)).toBe(9_110);
      expect(await balance(code)).toMatchObject({ balance: 0, is_frozen: false });
      const { gift_cards: after } = await seen(bought);
      expect(after).toMatchObject([{ spent: 208.9, given_back: 91.1, left: 0, refundable: 0 }]);
    });

    it('what comes back to the card afterwards is the buyer’s: it pays again, and can be refunded', async () => {
      const bought = await buy([300]);
      const [code = ''] = await codesOf(bought);
      const used = await spend(code);
      await cancel(bought);
      await move(bought, 'cancelled');
      await cancel(used);
      await move(used, 'cancelled');
      expect((await balance(code)).balance).toBe(208.9);
      expect((await seen(bought)).refundable).toBe(208.9);
    });
  });

  describe('a card whose order is to be cancelled is frozen', () => {
    it('it pays nothing and says so, and pays again once the cancellation is refused', async () => {
      const bought = await buy([50]);
      const [code = ''] = await codesOf(bought);
      await cancel(bought);
      const cart = await shop.checkout(cartWith([code]));
      expect(cart.gift_cards).toMatchObject([{ valid: false, used: 0, message: expect.stringContaining('peruutus') }]);
      const asked = await shop.call('/api/gift-cards/balance/', { method: 'POST', body: { code } });
      expect(asked.json<GiftCardBalance>()).toMatchObject({ balance: 50, is_frozen: true });
      expect((await move(bought, 'processing')).statusCode).toBe(200);
      expect((await shop.checkout(cartWith([code]))).gift_cards).toMatchObject([{ valid: true, used: 50 }]);
      await shop.app.outboxWorker.drain();
      const told = shop.mails().filter((mail) => mail.includes(bought.order_number) && mail.includes('voimassa'));
      expect(told).toHaveLength(1);
    });

    it('can be asked to be cancelled again, and the buyer hears of it again', async () => {
      const bought = await buy([50]);
      for (const status of ['manual_cancellation', 'processing', 'manual_cancellation'])
        expect((await move(bought, status)).statusCode).toBe(200);
      await shop.app.outboxWorker.drain();
      const asked = shop.mails().filter((mail) => mail.includes(`${bought.order_number} peruutuspyyntö`));
      expect(asked).toHaveLength(2);
    });

    it('an order that saw it pay is not placed for another sum', async () => {
      const bought = await buy([50]);
      const [code = ''] = await codesOf(bought);
      const body = await shop.orderOf(cartWith([code]));
      await cancel(bought);
      const answer = await shop.send({ ...body, expected_payable: body.expected_total - 50 });
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'total_changed']);
    });
  });

  describe('a refund by the staff', () => {
    it('says what it is for: the goods, or one of the cards, each up to what is left of it', async () => {
      const bought = await buy([50, 100], { rows: [[110, 1]] });
      const [fifty, hundred] = (await seen(bought)).gift_cards;
      const [, code = ''] = await codesOf(bought);
      const tooMuch = await refund(bought, { amount: 208.91 });
      expect([tooMuch.statusCode, tooMuch.json().error.code]).toEqual([409, 'refund_too_large']);
      expect((await refund(bought, { amount: 50.01, gift_card: fifty?.id })).statusCode).toBe(409);
      expect((await refund(bought, { amount: 30, gift_card: hundred?.id })).json()).toMatchObject({ amount: 30 });
      expect((await balance(code)).balance).toBe(70);
      expect((await refund(bought, { amount: 8.9 })).statusCode).toBe(200);
      expect(await seen(bought)).toMatchObject({
        refundable: 320,
        refundable_goods: 200,
        gift_cards: [{ left: 50 }, { left: 70, given_back: 30, refundable: 70 }],
      });
      expect((await refund(bought, {})).json()).toMatchObject({ amount: 320 });
      expect((await seen(bought)).refundable).toBe(0);
      expect(await givenBack(bought)).toBe(35_890);
    });

    it('of another order’s card is refused', async () => {
      const [other] = (await seen(await buy([50]))).gift_cards;
      const bought = await buy([50]);
      expect((await refund(bought, { amount: 10, gift_card: other?.id })).statusCode).toBe(409);
    });

    it('that the provider refuses puts the money back on the card', async () => {
      const bought = await buy([50]);
      const [code = ''] = await codesOf(bought);
      await shop.klarna.faults({ refuseNext: 1, at: '/refunds' });
      const [card] = (await seen(bought)).gift_cards;
      expect((await refund(bought, { amount: 20, gift_card: card?.id })).json()).toMatchObject({ status: 'refused' });
      await shop.klarna.faults({});
      expect((await balance(code)).balance).toBe(50);
      expect((await seen(bought)).refundable).toBe(50);
    });
  });

  describe('an invoice (GIFT-6, GIFT-7)', () => {
    const onInvoice = (amounts: number[], own: Partial<Basket> = {}) =>
      buy(amounts, { payment: 'invoice', ...own }, org);

    it('issues and mails its gift cards when the staff have seen the money, not before, and once', async () => {
      const bought = await onInvoice([100]);
      expect(await codesOf(bought)).toEqual([]);
      expect((await seen(bought)).payment_due).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect((await settle(bought)).json()).toMatchObject({ payment_status: 'captured' });
      const [code = ''] = await codesOf(bought);
      expect((await balance(code)).balance).toBe(100);
      const order = await seen(bought);
      expect(order).toMatchObject({ payment_status: 'captured', payment_due: null, refundable: 100 });
      expect(order.story.at(-1)).toMatchObject({
        kind: 'paid',
        by: 'liisa@havu.example',
        note: 'bank statement 12',
      });
      const again = await settle(bought);
      expect([again.statusCode, again.json().error.code]).toEqual([409, 'invoice_not_open']);
      expect(await codesOf(bought)).toHaveLength(1);
    });

    it('that is cancelled unpaid never issues a card, and takes no money afterwards', async () => {
      const bought = await onInvoice([100]);
      await cancel(bought);
      await move(bought, 'cancelled');
      expect((await settle(bought)).statusCode).toBe(409);
      expect(await codesOf(bought)).toEqual([]);
      expect(await seen(bought)).toMatchObject({ payment_status: 'cancelled', payment_due: null, gift_cards: [] });
      await shop.app.outboxWorker.drain();
      const mails = shop.mails().filter((mail) => mail.includes(bought.order_number));
      expect(mails.some((mail) => mail.includes('Laskua ei tarvitse maksaa'))).toBe(true);
      expect(mails.some((mail) => mail.includes('palautuu samaan maksutapaan'))).toBe(false);
    });

    it('that is paid while its cancellation waits issues frozen cards, and the cancellation gives all back', async () => {
      const bought = await onInvoice([100]);
      await cancel(bought);
      expect((await settle(bought)).statusCode).toBe(200);
      expect(await seen(bought)).toMatchObject({ refundable: 100, gift_cards: [{ is_frozen: true, left: 100 }] });
      await move(bought, 'cancelled');
      expect(await seen(bought)).toMatchObject({ refundable: 0, gift_cards: [{ left: 0, given_back: 100 }] });
    });

    it('is settled by staff only, and only where there is one', async () => {
      const bought = await onInvoice([10]);
      expect((await settle(bought, org)).statusCode).toBe(403);
      const paid = await buy([10]);
      expect((await settle(paid)).statusCode).toBe(409);
      expect((await settle({ ...paid, order_number: 'nonsense' })).statusCode).toBe(404);
    });

    it.each(['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const)(
      'buys gift cards for at most the setting’s 500 €, told in %s before and refused when it is placed',
      async (language_code) => {
        const basket: Basket = { method: 'email', payment: 'invoice', cart: { ...cardsOf([300, 200]), language_code } };
        const within = await shop.checkout(basket, org);
        expect(within.payment_methods.map(({ slug }) => slug)).toContain('invoice');
        expect(within.refused_payments).toEqual([]);
        const over: Basket = { ...basket, cart: { ...basket.cart, ...cardsOf([300, 210]) } };
        const answer: CheckoutResponse = await shop.checkout(over, org);
        expect(answer.payment_methods.map(({ slug }) => slug)).not.toContain('invoice');
        expect(answer.refused_payments).toMatchObject([{ slug: 'invoice', message: expect.stringMatching(/500/) }]);
        const placed = await shop.call('/api/orders/', {
          method: 'POST',
          body: await shop.orderOf(over, org),
          locale: language_code,
          authorization: org,
          headers: { 'idempotency-key': crypto.randomUUID() },
        });
        expect([placed.statusCode, placed.json().error.code]).toEqual([409, 'invoice_gift_card_limit']);
        expect(placed.json().error.message).toBe(answer.refused_payments[0]?.message);
      },
    );
  });

  describe('no gift card pays for a gift card', () => {
    it('it covers the rest of the order only', async () => {
      const cart = await shop.checkout(cartWith(['LAHJA-9999'], { cart: cardsOf([100]) }));
      expect([cart.total_price, cart.gift_cards[0]?.used]).toEqual([308.9, 208.9]);
      expect(cart.payment_methods.map(({ slug }) => slug)).toContain('klarna');
    });

    it('alone in the cart it is refused, with the reason', async () => {
      const cart = await shop.checkout({ method: 'email', cart: { ...cardsOf([100]), gift_cards: ['LAHJA-9999'] } });
      expect(cart.gift_cards).toMatchObject([
        { valid: false, used: 0, message: expect.stringContaining('LAHJA-9999') },
      ]);
      expect(cart.payment_methods.map(({ slug }) => slug)).not.toContain('giftcard');
    });
  });

  describe('at once', () => {
    it(`${crowd} times the same invoice: it is paid once, with one card`, async () => {
      const bought = await buy([100], { payment: 'invoice' }, org);
      const answers = await Promise.all(Array.from({ length: crowd }, () => settle(bought)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
      expect(await codesOf(bought)).toHaveLength(1);
    });

    it(`${crowd} refunds of one card and orders paid with it: never more than it held`, async () => {
      const bought = await buy([200]);
      const [code = ''] = await codesOf(bought);
      const [card] = (await seen(bought)).gift_cards;
      const body = await shop.orderOf(cartWith([code]));
      await Promise.all(
        Array.from({ length: crowd }, (_, index) =>
          index % 2 === 0 ? refund(bought, { amount: 50, gift_card: card?.id }) : shop.send(body),
        ),
      );
      const [after] = (await seen(bought)).gift_cards;
      expect((after?.spent ?? 0) + (after?.given_back ?? 0) + (after?.left ?? 0)).toBe(200);
      expect(after?.given_back).toBe((await givenBack(bought)) / 100);
    });

    it(`${crowd} times a cancellation that is handled while the card is spent: spent or given back, not both`, async () => {
      const bought = await buy([100]);
      const [code = ''] = await codesOf(bought);
      const body = await shop.orderOf(cartWith([code]));
      await Promise.all(
        Array.from({ length: crowd }, async (_, index) => {
          if (index % 2 === 1) return shop.send(body);
          await cancel(bought);
          return move(bought, 'cancelled');
        }),
      );
      const [after] = (await seen(bought)).gift_cards;
      expect((after?.spent ?? 0) + (after?.given_back ?? 0)).toBe(100);
      expect(await givenBack(bought)).toBe((after?.given_back ?? 0) * 100);
    });
  });

  it('leaves books that agree', async () => {
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });
});
