import fc from 'fast-check';
import type { PlaceOrderResponse, StaffGiftCard, StaffOrder } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

/** HISTORIES: how many; more before a release. */
const histories = Number(process.env.HISTORIES ?? 12);

/** The next act; numbers choose one of the orders or cards that exist. */
type Step =
  | { kind: 'buy'; euros: number; withGoods: boolean; onInvoice: boolean; payWith: number | null }
  | { kind: 'spend' | 'block' | 'unblock' | 'reissue'; card: number }
  | { kind: 'refund'; order: number; euros: number; ofCard: boolean }
  | { kind: 'request' | 'refuse' | 'accept' | 'settle'; order: number };

const which = fc.nat(20);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      euros: fc.integer({ min: 1, max: 30 }).map((tens) => tens * 10),
      withGoods: fc.boolean(),
      onInvoice: fc.boolean(),
      payWith: fc.option(which),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('spend' as const), card: which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('block' as const, 'unblock' as const, 'reissue' as const),
      card: which,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      order: which,
      euros: fc.integer({ min: 1, max: 350 }),
      ofCard: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('request' as const, 'refuse' as const, 'accept' as const, 'settle' as const),
      order: which,
    }),
  },
);

/** Goods and their way cost this, in cents. */
const goodsMinor = 20_890;

/** The plain model, in cents: one order, the card that it bought, and whose card paid for it. */
interface ModelOrder {
  placed: PlaceOrderResponse;
  status: 'processing' | 'manual_cancellation' | 'cancelled';
  isPaid: boolean;
  isInvoice: boolean;
  capturedMinor: number;
  refundedMinor: number;
  /** The price of the goods that was not given back. */
  goodsLeftMinor: number;
  paidBy: { card: ModelCard; minor: number } | null;
  card: ModelCard | null;
}

interface ModelCard {
  code: string;
  /** Codes that it had before, of which none pays. */
  ended: string[];
  isBlocked: boolean;
  initialMinor: number;
  leftMinor: number;
  order: ModelOrder;
}

let shop: SellingService;
let staff: string;
let org: string;
beforeAll(async () => {
  shop = await sellingService();
  await shop.fillShelves(110, 100_000);
  staff = (await shop.signedIn({ is_staff: true })).authorization;
  org = (await shop.signedIn({ is_org_user: true })).authorization;
});
afterAll(() => shop.close());

const post = (path: string, body: object) => write('POST', path, body);
const write = async (method: 'POST' | 'PUT', path: string, body: object) =>
  (
    await shop.call(path, {
      method,
      body,
      authorization: staff,
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  ).statusCode;
const staffPath = (order: ModelOrder) => `/api/staff/orders/${order.placed.order_number}`;
const get = async <T>(path: string) => (await shop.call(path, { authorization: staff })).json<T>();
const seen = (order: ModelOrder) => get<StaffOrder>(`${staffPath(order)}/`);
const idOf = async ({ order }: ModelCard): Promise<number> => (await seen(order)).gift_cards[0]?.id ?? 0;

async function newCodeOf(id: number): Promise<string> {
  const { payload } = await shop.open.db
    .selectFrom('outbox as x')
    .innerJoin('gift_cards as c', 'c.mail_key', 'x.dedupe_key')
    .select('x.payload')
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
  return (payload as { values: { code: string } }).values.code;
}

async function mailedCode({ placed }: ModelOrder): Promise<string> {
  const { db } = shop.open;
  const line = await db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('l.id')
    .where('o.number', '=', placed.order_number)
    .where('l.kind', '=', 'gift_card')
    .executeTakeFirstOrThrow();
  const { payload } = await db
    .selectFrom('outbox')
    .select('payload')
    .where('dedupe_key', '=', `gift_card ${line.id}`)
    .executeTakeFirstOrThrow();
  return (payload as { values: { code: string } }).values.code;
}

class History {
  readonly orders: ModelOrder[] = [];
  readonly cards: ModelCard[] = [];

  async do(step: Step): Promise<void> {
    if (step.kind === 'buy') return this.buy(step);
    if ('card' in step) {
      const card = pick(this.cards, step.card);
      if (!card) return;
      if (step.kind === 'spend') return this.place({ cardMinor: 0, goods: true, onInvoice: false, payWith: card });
      return step.kind === 'reissue' ? this.reissue(card) : this.block(card, step.kind === 'block');
    }
    const order = pick(this.orders, step.order);
    if (!order) return;
    if (step.kind === 'refund') return this.refund(order, step);
    if (step.kind === 'settle') return this.settle(order);
    return this.decide(order, step.kind);
  }

  private async buy({ euros, withGoods, onInvoice, payWith }: Step & { kind: 'buy' }): Promise<void> {
    const card = payWith === null ? null : pick(this.cards, payWith);
    await this.place({ cardMinor: euros * 100, goods: withGoods, onInvoice, payWith: card ?? null });
  }

  private async place(wish: { cardMinor: number; goods: boolean; onInvoice: boolean; payWith: ModelCard | null }) {
    const goods = wish.goods ? goodsMinor : 0;
    const isHeldBack = wish.payWith?.isBlocked || wish.payWith?.order.status === 'manual_cancellation';
    const cover = wish.payWith && !isHeldBack ? Math.min(wish.payWith.leftMinor, goods) : 0;
    const toPay = wish.cardMinor + goods - cover;
    const payment = toPay === 0 ? 'giftcard' : wish.onInvoice ? 'invoice' : 'klarna';
    const placed = await shop.place(
      {
        ...(wish.goods ? { rows: [[110, 1]] } : { method: 'email' }),
        payment,
        cart: {
          gift_cards: wish.payWith ? [...wish.payWith.ended, wish.payWith.code] : [],
          gift_card_products: wish.cardMinor > 0 ? [{ uid: 'g', productId: 24_270, amount: wish.cardMinor / 100 }] : [],
        },
      },
      org,
    );
    expect(Math.round(placed.total * 100)).toBe(toPay);
    if (placed.payment.kind !== 'none') await shop.pay(placed, 'approve', 'lost');
    const isPaid = payment !== 'invoice';
    const order: ModelOrder = {
      placed,
      status: 'processing',
      isPaid,
      isInvoice: payment === 'invoice',
      capturedMinor: isPaid ? toPay : 0,
      refundedMinor: 0,
      goodsLeftMinor: toPay - wish.cardMinor,
      paidBy: cover > 0 && wish.payWith ? { card: wish.payWith, minor: cover } : null,
      card: null,
    };
    if (order.paidBy) order.paidBy.card.leftMinor -= cover;
    this.orders.push(order);
    if (wish.cardMinor > 0) {
      order.card = {
        ...{ code: '', ended: [], isBlocked: false },
        initialMinor: wish.cardMinor,
        leftMinor: wish.cardMinor,
        order,
      };
      if (isPaid) await this.issued(order);
    }
  }

  private async issued(order: ModelOrder): Promise<void> {
    if (!order.card) return;
    order.card.code = await mailedCode(order);
    this.cards.push(order.card);
  }

  private async block(card: ModelCard, is_blocked: boolean): Promise<void> {
    const path = `/api/staff/gift-cards/${await idOf(card)}`;
    const { standing: was } = await get<StaffGiftCard>(`${path}/`);
    const body = { is_blocked, reason: 'a reason', was };
    expect(await write('PUT', `${path}/block/`, body)).toBe(200);
    card.isBlocked = is_blocked;
  }

  private async reissue(card: ModelCard): Promise<void> {
    const id = await idOf(card);
    const path = `/api/staff/gift-cards/${id}`;
    const { standing: was } = await get<StaffGiftCard>(`${path}/`);
    const isAllowed = card.leftMinor > 0 && card.order.status !== 'manual_cancellation';
    const block = { keeps_block: false, reason: 'a reason' };
    expect(await post(`${path}/reissue/`, { was, ...block })).toBe(isAllowed ? 200 : 409);
    if (!isAllowed) return;
    card.ended.push(card.code);
    card.code = await newCodeOf(id);
    card.isBlocked = false;
  }

  private async settle(order: ModelOrder): Promise<void> {
    const isOpen = order.isInvoice && !order.isPaid && order.status !== 'cancelled';
    expect(await post(`${staffPath(order)}/invoice-paid/`, {})).toBe(isOpen ? 200 : 409);
    if (!isOpen) return;
    order.isPaid = true;
    order.capturedMinor = order.goodsLeftMinor + (order.card?.initialMinor ?? 0);
    await this.issued(order);
  }

  private async refund(order: ModelOrder, { euros, ofCard }: Step & { kind: 'refund' }): Promise<void> {
    const id = ofCard ? (await seen(order)).gift_cards[0]?.id : undefined;
    const isOfCard = ofCard && id !== undefined;
    const minor = euros * 100;
    const most = !order.isPaid ? 0 : isOfCard ? (order.card?.leftMinor ?? 0) : order.goodsLeftMinor;
    const body = { amount: euros, ...(isOfCard ? { gift_card: id } : {}) };
    expect(await post(`${staffPath(order)}/refund/`, body)).toBe(minor <= most ? 200 : 409);
    if (minor > most) return;
    order.refundedMinor += minor;
    if (isOfCard && order.card) order.card.leftMinor -= minor;
    else order.goodsLeftMinor -= minor;
  }

  private async decide(order: ModelOrder, kind: 'request' | 'refuse' | 'accept'): Promise<void> {
    const from = kind === 'request' ? 'processing' : 'manual_cancellation';
    const to = ({ request: 'manual_cancellation', refuse: 'processing', accept: 'cancelled' } as const)[kind];
    const isAllowed = order.status === from;
    expect(await post(`${staffPath(order)}/status/`, { status: to })).toBe(isAllowed ? 200 : 409);
    if (!isAllowed) return;
    order.status = to;
    if (kind !== 'accept') return;
    if (order.paidBy) order.paidBy.card.leftMinor += order.paidBy.minor;
    order.paidBy = null;
    if (!order.isPaid) return;
    order.refundedMinor += order.goodsLeftMinor + (order.card?.leftMinor ?? 0);
    order.goodsLeftMinor = 0;
    if (order.card) order.card.leftMinor = 0;
  }

  /** The shop and the model tell the same, and nobody has more than was paid. */
  async check(): Promise<void> {
    const sold = await shop.klarna.orders();
    for (const order of this.orders) {
      const told = await seen(order);
      const card = order.isPaid ? order.card : null;
      const isDue = order.isInvoice && !order.isPaid && order.status !== 'cancelled';
      const refundable = order.isPaid ? order.goodsLeftMinor + (card?.leftMinor ?? 0) : 0;
      expect([told.status, Math.round(told.refundable * 100), told.payment_due !== null]).toEqual([
        order.status,
        refundable,
        isDue,
      ]);
      expect(told.gift_cards.map(({ left, is_frozen, is_blocked }) => [cents(left), is_frozen, is_blocked])).toEqual(
        card ? [[card.leftMinor, order.status === 'manual_cancellation', card.isBlocked]] : [],
      );
      const money = sold.find(({ reference }) => reference === order.placed.order_number);
      if (money) expect(money.refunded.reduce((sum, minor) => sum + minor, 0)).toBe(order.refundedMinor);
      const spent = card ? card.initialMinor - card.leftMinor : 0;
      expect(order.refundedMinor).toBeLessThanOrEqual(order.capturedMinor);
      expect(spent).toBeGreaterThanOrEqual(0);
    }
  }
}

const cents = (euros: number): number => Math.round(euros * 100);

const pick = <T>(list: readonly T[], at: number): T | undefined =>
  list.length === 0 ? undefined : list[at % list.length];

it('whatever is bought, spent, blocked, sent again, settled, cancelled and refunded: nothing that was spent goes back (STAFF-49, STAFF-50)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 25 }), async (steps) => {
      const history = new History();
      for (const each of steps) await history.do(each);
      await history.check();
      expect(await findOrderFaults(shop.open.db)).toEqual([]);
    }),
    { numRuns: histories, endOnFailure: true },
  );
}, 300_000);
