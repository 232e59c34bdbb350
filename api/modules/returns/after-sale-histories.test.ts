import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import type {
  AfterSaleKind,
  ExchangeChoices,
  InspectReturnResponse,
  Order,
  OrderStatus,
  PayDifferenceResponse,
  SettleWithdrawalResponse,
  StaffComplaint,
  StaffOrder,
  WithdrawOrderResponse,
} from 'mf-shared/contract';
import { nextComplaintStatuses } from 'mf-shared/rules/complaint-moves';
import { canComplainAbout, nextOrderStatuses } from 'mf-shared/rules/order-status-moves';
import { convertMinor, stepMinor } from 'mf-shared/rules/whole-unit-currency';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import {
  cancel,
  complaintWorth,
  declare,
  exchange,
  extraOf,
  giveBack,
  giveBackBought,
  giveUp,
  heldBack,
  isAtShop,
  isFrozen,
  isWithdrawn,
  kindOf,
  leftOf,
  leftOnBought,
  letExpire,
  type ModelCard,
  type ModelDeclaration,
  type ModelExchange,
  type ModelOrder,
  nextCharges,
  placesOf,
  promisedMoney,
  promisedNow,
  proposedMinor,
  release,
  restock,
  type WaitingExchange,
} from '../../testing/after-sale-model.ts';
import { onDayBefore } from '../../testing/days-ago.ts';
import { maija } from '../../testing/maija.ts';
import { type Basket, type SellingService, sellingService } from '../../testing/selling-service.ts';
import { hashGiftCardCode } from '../gift-cards/gift-card-code.ts';
import { readOrderRows } from '../orders/read-order-rows.ts';
import { goodsLines, saleDocument } from '../receipts/sale-document.ts';
import { caseCode } from '../secrets/case-code.ts';
import { loadServiceSecret } from '../secrets/service-secret.ts';
import { endExchanges } from './end-exchanges.ts';

/**
 * HISTORIES: how many; more before a release. In CI each run plays others: SEED plays those of a run again, which tells its
 * seed at its beginning and with a failure (docs/decisions/0111).
 */
const histories = Number(process.env.HISTORIES ?? 4);
const seed = Number(process.env.SEED || (process.env.CI ? randomInt(2 ** 31) : 20_261_123));
/** Plays one of them, by the `path` that its failure told. */
const only = process.env.HISTORY;
const again = `SEED=${seed} HISTORIES=${histories} npm test -w api -- after-sale-histories`;
const products = [110, 100, 220] as const;
/** What 100 can be exchanged for, and back: another size, and a cheaper colour. */
const exchangeable = [100, 101, 103] as const;
const cheaper = 103;
const variants = [...products, 101, cheaper] as const;
/** More than the difference to the cheaper colour. */
const fees = { return: 3000, withdrawal: 490 } as const;
const perShelf = 100_000;
/** For so many euro one order buys gift cards on an invoice. */
const onInvoice = 500;
const dayMs = 86_400_000;

const which = fc.nat(11);
const place = fc.record({
  do: fc.constant('place' as const),
  pay: fc.constantFrom('klarna' as const, 'klarna' as const, 'paypal' as const, 'invoice' as const),
  /** Kronor are paid by Klarna, to Sweden; pounds are shown, and euro paid. */
  shown: fc.constantFrom('eur' as const, 'eur' as const, 'sek' as const, 'gbp' as const),
  repack: fc.boolean(),
  card: fc.option(fc.constantFrom<number>(1, 4321, 15_999, 400_000)),
  /** A card of those that there are pays, where there is one. */
  known: fc.option(which, { freq: 2 }),
  /** Gift cards that are bought as well, in euro. */
  bought: fc.option(fc.array(fc.constantFrom(20, 150, 350), { minLength: 1, maxLength: 2 }), { freq: 2 }),
  /** The cheaper colour, for which the others are dearer. */
  cheap: fc.boolean(),
  amounts: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })),
  code: fc.option(fc.constantFrom('SYKSY10', 'KYMPPI')),
  /** Days since it came to the buyer; null: it is still with the shop. */
  days: fc.option(fc.constantFrom(0, 14, 15, 60), { freq: 4 }),
});
const move = fc.record({ do: fc.constant('move' as const), order: which, to: which, leftOut: fc.boolean() });
const send = fc.record({
  do: fc.constant('send' as const),
  order: which,
  days: fc.constantFrom(0, 3, 14, 15, 60, 100, 101),
});
const declareStep = fc.record({
  do: fc.constant('declare' as const),
  order: which,
  form: fc.boolean(),
  byEmail: fc.boolean(),
  /** Which variant is wanted instead of what can be exchanged. */
  wanted: fc.option(which, { freq: 2 }),
  way: fc.constantFrom('post' as const, 'store' as const, 'repack' as const, 'label' as const, 'label' as const),
  isFault: fc.constantFrom(false, false, false, true),
  /** A gift card is wanted instead of money, where it can be had. */
  asCard: fc.boolean(),
  /** The store at whose counter the staff take it (AFTER-111); null: the buyer declares it. */
  counter: fc.constantFrom(null, null, null, 1, 2),
  /** Null: all that is left. */
  lines: fc.option(fc.array(fc.tuple(which, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 2 }), {
    freq: 3,
  }),
});
const onReturn = fc.record({
  do: fc.constantFrom('take back' as const, 'receive' as const),
  order: which,
  declaration: which,
  store: fc.option(fc.constantFrom(1, 2)),
});
const settle = fc.record({
  do: fc.constant('settle' as const),
  order: which,
  declaration: which,
  outcome: fc.constantFrom('refunded' as const, 'refunded' as const, 'closed' as const, 'revoked' as const),
  restock: fc.boolean(),
  /** The percentage of what is proposed; null: all of it. */
  percent: fc.option(fc.constantFrom(1, 50, 99, 130)),
  fault: fc.option(fc.constantFrom('away' as const, 'answers too late' as const)),
});
const inspect = fc.record({
  do: fc.constant('inspect' as const),
  order: which,
  declaration: which,
  outcomes: fc.array(
    fc.constantFrom(
      'accepted' as const,
      'accepted' as const,
      'reduced' as const,
      'refused' as const,
      'repair' as const,
    ),
    { minLength: 6, maxLength: 6 },
  ),
  store: fc.option(fc.constantFrom(1, 2, 20), { freq: 4 }),
  /** Received just before. */
  isHere: fc.constantFrom(true, true, false),
  isAway: fc.boolean(),
});
const refund = fc.record({
  do: fc.constant('refund' as const),
  order: which,
  of: fc.constantFrom('goods' as const, 'a card' as const, 'a card' as const, 'all' as const),
  percent: fc.constantFrom(10, 33, 100, 101),
});
const difference = fc.record({
  do: fc.constant('difference' as const),
  order: which,
  how: fc.constantFrom(
    'paid' as const,
    'paid' as const,
    'denied first' as const,
    'given up' as const,
    'forgotten' as const,
  ),
  by: fc.constantFrom('klarna' as const, 'paypal' as const),
});
const complain = fc.record({ do: fc.constant('complain' as const), order: which, product: which });
const onOrder = fc.record({
  do: fc.constantFrom(
    'invoice paid' as const,
    'call off' as const,
    'decide complaint' as const,
    'three weeks pass' as const,
  ),
  order: which,
});
const step = fc.oneof(
  { weight: 2, arbitrary: place },
  { weight: 2, arbitrary: move },
  { weight: 1, arbitrary: send },
  { weight: 8, arbitrary: declareStep },
  { weight: 3, arbitrary: onReturn },
  { weight: 4, arbitrary: settle },
  { weight: 6, arbitrary: inspect },
  { weight: 1, arbitrary: refund },
  { weight: 1, arbitrary: complain },
  { weight: 4, arbitrary: difference },
  { weight: 2, arbitrary: onOrder },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type OrderStep = typeof onOrder extends fc.Arbitrary<infer S> ? S : never;
type Of<Name extends Step['do']> = Extract<Step, { do: Name }>;
type Played = ModelOrder & {
  /** The prices of its country, also where euro are paid. */
  prices: Prices;
  /** Its difference is to be paid. */
  waiting: WaitingExchange | null;
  complaints: { code: number; status: string; productId: number }[];
};

/** Today's prices of what can be exchanged, in what is paid. */
type Prices = Readonly<Record<number, number>>;

let shop: SellingService;
let prices: Readonly<Record<'finnish' | 'swedish' | 'swedishInEuro' | 'british', Prices>>;
let staff: string;
let org: string;
let callers = 0;
let cards = 0;

const swedish: Basket = {
  cart: { country_code: 'se', language_code: 'sv', currency_code: 'sek' },
  ...{ currency: 'sek', method: 'postnord-home', form: { postal_code: '11122', city: 'Stockholm' } },
};
/** A gift card that pays the whole of an order in kronor pays it in euro. */
const swedishInEuro: Basket = { ...swedish, currency: 'eur', cart: { ...swedish.cart, currency_code: 'eur' } };
const british: Basket = {
  cart: { country_code: 'gb', language_code: 'en', currency_code: 'gbp' },
  ...{ currency: 'gbp', method: 'ups', form: { postal_code: 'SW1A 1AA', city: 'London', customs_consent: 'gb' } },
};

beforeAll(async () => {
  process.stderr.write(`Histories after the sale, to play again: ${again}\n`);
  shop = await sellingService({
    ...{ RETURN_ADDRESS: 'Havu, 01530 Vantaa', RETURN_FEES: `return=${(fees.return / 100).toFixed(2)}` },
  });
  for (const variant of variants) await shop.fillShelves(variant, perShelf);
  staff = (await shop.signedIn({ is_staff: true, is_admin: true })).authorization;
  org = (await shop.signedIn({ is_org_user: true })).authorization;
  const finnish = { 100: 26_990, 101: 26_990, [cheaper]: 24_990 };
  prices = {
    finnish,
    swedish: await pricesAbroad(swedish),
    swedishInEuro: await pricesAbroad(swedishInEuro),
    british: await pricesAbroad(british),
  };
});
afterAll(() => shop.close());

const post = async (path: string, body: object, authorization?: string) =>
  shop.call(path, {
    ...{ method: 'POST', body, locale: 'en', from: `10.9.${(callers >> 8) & 255}.${callers++ & 255}` },
    headers: { 'idempotency-key': crypto.randomUUID() },
    ...(authorization ? { authorization } : {}),
  });
const asStaff = (path: string, body: object) => post(`/api/staff${path}`, body, staff);
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Everything that somebody does, in the shop and in the model; the shop must answer what the model expects. */
class History {
  readonly orders: Played[] = [];
  readonly cards: ModelCard[] = [];
  readonly #shelves = new Map<number, { quantity: number; reserved: number }>();

  async begin(): Promise<void> {
    for (const variant of variants) this.#shelves.set(variant, await shop.stockOf(variant));
  }

  async do(step: Step): Promise<void> {
    if (step.do === 'place') return this.place(step);
    const order = pick(this.#fitting(step), step.order) ?? pick(this.orders, step.order);
    if (!order) return;
    switch (step.do) {
      case 'move':
        await this.move(
          order,
          pick([...nextOrderStatuses(order.status), 'delivered' as const], step.to) ?? 'delivered',
          step.leftOut,
        );
        break;
      case 'send':
        await this.send(order, step.days);
        break;
      case 'declare':
        await this.declare(order, step);
        break;
      case 'take back':
      case 'receive':
        await this.onReturn(order, step);
        break;
      case 'settle':
        await this.settle(order, step);
        break;
      case 'inspect':
        await this.inspect(order, step);
        break;
      case 'refund':
        await this.refund(order, step);
        break;
      case 'difference':
        await this.difference(order, step);
        break;
      case 'complain':
        await this.complain(order, step);
        break;
      default:
        await this.onOrder(order, step.do);
    }
    await this.compare(order);
  }

  /** Mostly orders with which the step can be done, sometimes any. */
  #fitting(step: Step): Played[] {
    if (!('order' in step) || step.order >= 10) return [];
    if (step.do === 'difference') return this.orders.filter(({ waiting }) => waiting !== null);
    if (step.do === 'declare')
      return this.orders.filter((order) => canDeclare(order) && order.goods.some((goods) => leftOf(order, goods) > 0));
    return 'declaration' in step
      ? this.orders.filter(({ declarations }) => declarations.some(({ outcome }) => outcome === null))
      : [];
  }

  private async place({ pay, shown, repack, card, known, ...step }: Of<'place'>): Promise<void> {
    const { bought, cheap, amounts, code, days } = step;
    const isSwedish = shown === 'sek' && pay === 'klarna';
    const isBritish = shown === 'gbp' && pay !== 'invoice';
    const abroad: Basket = isSwedish ? swedish : isBritish ? british : {};
    const gift = (known !== null && pick(this.cards, known)) || (card !== null && (await newCard(card)));
    const wished = isSwedish ? [] : (bought ?? []);
    const basket: Basket = {
      ...abroad,
      rows: products
        .map((id, at): [number, number] => [cheap && id === 100 ? cheaper : id, amounts[at] ?? 0])
        .filter(([, amount]) => amount > 0),
      cart: {
        ...abroad.cart,
        repack,
        ...{ gift_cards: gift ? [gift.code] : [], discount_codes: code ? [code] : [] },
        gift_card_products: wished.map((amount, at) => ({ uid: `g${at}`, productId: 24_270, amount })),
      },
    };
    const { payment_methods } = await shop.checkout(basket, org);
    const payment = payment_methods.some(({ slug }) => slug === 'giftcard') ? 'giftcard' : pay;
    if (payment === 'invoice' && sum(wished) > onInvoice) return this.refuseOnInvoice(basket);
    const placed = await shop.place({ ...basket, payment }, org);
    if (payment === 'klarna' || payment === 'paypal') await shop.pay(placed, 'approve', 'lost');
    const order = await modelOf(placed.order_number, placed.order_key, payment !== 'invoice');
    const inSweden = order.stepMinor === 1 ? 'swedishInEuro' : 'swedish';
    const played: Played = Object.assign(order, {
      ...{ waiting: null, complaints: [] },
      prices: prices[isSwedish ? inSweden : isBritish ? 'british' : 'finnish'],
    });
    this.orders.push(played);
    expect(played.bought.map(({ initialMinor }) => initialMinor)).toEqual(wished.map((euros) => euros * 100));
    if (gift) this.payWith(gift, played);
    if (played.isPaid) await this.issue(played);
    for (const { productId, bought } of played.goods) this.fill(productId, -bought);
    await this.compare(played);
    if (days !== null) await this.send(played, days);
  }

  /** Nothing is sold. */
  private async refuseOnInvoice(basket: Basket): Promise<void> {
    const body = await shop.orderOf({ ...basket, payment: 'invoice' }, org);
    const refused = await shop.send(body, undefined, org);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'invoice_gift_card_limit']);
  }

  /** A gift card pays for goods, their way and the bag, and for no gift card. */
  private payWith(card: ModelCard, order: Played): void {
    const giftCards = sum(order.bought.map(({ initialMinor }) => initialMinor));
    const coverable = order.totalEuroMinor - giftCards;
    expect(order.cardEuroMinor).toBe(isFrozen(card) ? 0 : Math.min(card.balanceMinor, coverable));
    if (order.stepMinor === 1) expect(order.cardMinor).toBe(order.cardEuroMinor);
    card.balanceMinor -= order.cardEuroMinor;
    order.back.of = card;
    if (!this.cards.includes(card)) this.cards.push(card);
  }

  /** Checks that the codes of the gift cards that an order bought are mailed. */
  private async issue(order: Played): Promise<void> {
    const codes = await codesOf(order);
    expect(codes).toHaveLength(order.bought.length);
    for (const [at, card] of order.bought.entries()) card.code = codes[at] ?? '';
    this.cards.push(...order.bought);
  }

  /** Money of a declaration became a gift card. */
  private async issueFor(order: Played, declared: ModelDeclaration, minor: number): Promise<void> {
    if (!declared.asCard || !order.isPaid || minor === 0) return;
    const code = await newestCardFor(order);
    this.cards.push({ code, initialMinor: minor, balanceMinor: minor, buyer: null });
  }

  private async send(order: Played, days: number): Promise<void> {
    for (const status of ['ready_for_packing', 'shipped', 'delivered'] as const) await this.move(order, status, true);
    await this.age(order, days);
  }

  private fill(productId: number, amount: number): void {
    const shelf = this.#shelves.get(productId);
    if (shelf) shelf.quantity += amount;
  }

  private free(exchanges: readonly ModelExchange[]): void {
    for (const { variantId, values } of exchanges) {
      const shelf = this.#shelves.get(variantId);
      if (shelf) shelf.reserved -= values.length;
    }
  }

  private async move(order: Played, to: OrderStatus, leftOut: boolean): Promise<void> {
    const held = heldBack(order);
    const isEnd = to === 'manual_cancellation' || to === 'cancelled';
    const isStopped = !isEnd && (held === 'all' || (held === 'some' && to !== 'ready_for_packing' && !leftOut));
    const isUnpaid = order.status === 'pending_payment';
    const isAllowed = !isUnpaid && nextOrderStatuses(order.status, held === 'all').includes(to) && !isStopped;
    const { statusCode } = await asStaff(`/orders/${order.number}/status/`, { status: to, without_withdrawn: leftOut });
    expect(statusCode).toBe(isAllowed ? 200 : 409);
    if (!isAllowed) return;
    order.status = to;
    if (to === 'delivered') order.daysAgo = 0;
    if (to === 'cancelled') for (const { productId, amount } of cancel(order)) this.fill(productId, amount);
  }

  private async age(order: Played, days: number): Promise<void> {
    if (order.daysAgo === null || days < order.daysAgo) return;
    order.daysAgo = days;
    await shop.open.db
      .updateTable('order_status_history')
      .set({ at: onDayBefore(days) })
      .where('status', '=', 'delivered')
      .where('order_id', 'in', shop.open.db.selectFrom('orders').select('id').where('number', '=', order.number))
      .execute();
  }

  private async declare(order: Played, step: Of<'declare'>): Promise<void> {
    const { form, byEmail, lines } = step;
    const asked = lines
      ? askedOf(order, lines)
      : order.goods.map((goods) => [goods.productId, leftOf(order, goods)] as const).filter(([, left]) => left > 0);
    const wanted = asked.map(([productId, amount]) => ({ productId, amount }));
    if (wanted.length === 0) return;
    const kind = kindOf(order);
    const exchanges = form ? wishesOf(order, wanted, step.wanted) : [];
    const counter = form ? step.counter : null;
    const neverLeft = counter !== null && isAtShop(order) ? ([409, 'return_with_shop'] as const) : null;
    const refused = refusalOf(order, kind, wanted) ?? neverLeft ?? exchangeRefusal(order, exchanges);
    const proof = byEmail ? { email: maija.email } : { key: order.key };
    const formLines = wanted.map((line) => {
      const variantId = exchanges.find(({ productId }) => productId === line.productId)?.variantId;
      return { ...line, reason: step.isFault ? 'faulty' : 'other', ...(variantId && { wish: 'exchange', variantId }) };
    });
    const body = form
      ? { ...proof, order_number: order.number, lines: formLines }
      : { ...proof, lines: lines ? wanted : [] };
    const path = form ? '/api/returns/' : `/api/orders/${order.number}/withdraw/`;
    const ask = (sent: object) => (counter === null ? post(path, sent) : asStaff('/returns/counter/', sent));
    const first = await ask(body);
    expect([first.statusCode, first.statusCode === 200 ? '' : first.json().error.code]).toEqual(refused ?? [200, '']);
    if (refused || kind === null) return;
    const { confirmation, ways, can_be_gift_card } = first.json<WithdrawOrderResponse>();
    const back = counter === null ? ways.find(({ way }) => way === step.way) : undefined;
    const asCard = step.asCard && can_be_gift_card;
    const second = await ask({
      ...{ ...body, confirmation: back?.confirmation ?? confirmation },
      ...(asCard && { money: 'gift_card' }),
      ...(back && { way: back.way, drop_point: back.way === 'label' ? 'pn-2' : '' }),
      ...(counter !== null && { store: counter, requestKey: crypto.randomUUID() }),
    });
    expect([second.statusCode, second.body]).toEqual([200, expect.anything()]);
    const told = second.json<WithdrawOrderResponse>();
    const declared = declare(order, kind, { lines: wanted, exchanges });
    const moneyMinor = promisedMoney(declared);
    declared.asCard = asCard;
    if (counter !== null) declared.isReceived = true;
    expect(can_be_gift_card).toBe(form && !isAtShop(order) && order.isPaid && order.stepMinor === 1 && moneyMinor > 0);
    if (back?.way === 'label' && !step.isFault) declared.feeMinor = Math.min(fees[kind], moneyMinor);
    for (const { variantId, values } of exchanges) {
      const shelf = this.#shelves.get(variantId);
      if (shelf) shelf.reserved += values.length;
    }
    if (isAtShop(order) && isWithdrawn(order) && !byEmail) order.status = 'manual_cancellation';
    expect([told.kind, cents(told.refund), cents(told.delivery)]).toEqual([
      ...[kind, moneyMinor - declared.feeMinor, declared.deliveryMinor],
    ]);
  }

  /** The order of what went out for accepted goods goes on as any other. */
  private async startExchange(
    order: Played,
    declared: ModelDeclaration,
    number: string | null,
    made: ReturnType<typeof exchange>,
  ): Promise<void> {
    expect(number === null).toBe(made === null || made.out.length === 0);
    if (number === null || made === null) return;
    const isPaid = made.extra === 0;
    if (isPaid) this.sendOut(made.out);
    const played = await modelOf(number, await keyOf(number), isPaid);
    const { dueMinor, cardMinor, cardEuroMinor, deliveryMinor } = played;
    const paid = [made.money + made.extra, made.card, made.cardEuro];
    expect([dueMinor, cardMinor, cardEuroMinor, deliveryMinor]).toEqual([...paid, 0]);
    const wanted = new Map<number, number>();
    for (const { variantId, values, extras } of made.out)
      wanted.set(variantId, (wanted.get(variantId) ?? 0) + sum(values) + sum(extras));
    expect(new Map(played.goods.map(({ productId, chargedMinor }) => [productId, chargedMinor]))).toEqual(wanted);
    const { back, prices } = order;
    const waiting = isPaid ? null : { ...made, first: order, declared };
    if (!isPaid) played.status = 'pending_payment';
    this.orders.push({ ...played, back, waiting, complaints: [], prices });
  }

  private sendOut(out: readonly ModelExchange[]): void {
    for (const { variantId, values } of out) this.fill(variantId, -values.length);
    this.free(out);
  }

  /** The difference is paid, or not: the exchange goes out, or all that was promised to it goes back. */
  private async difference(order: Played, { how, by }: Of<'difference'>): Promise<void> {
    const path = `/api/orders/${order.number}/difference/`;
    const isPaying = how === 'paid' || how === 'denied first';
    const { waiting } = order;
    if (!waiting) {
      const { statusCode } = await post(`${path}pay/`, { key: order.key, payment_method: by });
      expect(statusCode).toBeOneOf([404, 409]);
      return;
    }
    const pay = async (decision: 'approve' | 'deny') => {
      const payment_method = order.stepMinor === 1 ? by : 'klarna';
      const answer = await post(`${path}pay/`, { key: order.key, payment_method });
      expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
      const { payment, payment_key } = answer.json<PayDifferenceResponse>();
      const opened = {
        order_number: order.number,
        order_key: payment_key,
        payment,
        total: 0,
        currency: '',
        result_path: '',
      };
      return shop.pay(opened, decision, 'lost');
    };
    if (how === 'denied first') await pay('deny');
    if (isPaying) expect((await pay('approve')).result).toBe('ok');
    if (how === 'given up') expect((await post(`${path}give-up/`, { key: order.key })).statusCode).toBe(200);
    if (how === 'forgotten') await lastDayPasses(order.number);
    order.waiting = null;
    if (isPaying) {
      Object.assign(order, { status: 'processing', isPaid: true });
      this.sendOut(waiting.out);
    } else this.giveUp(order, waiting);
    await this.compare(waiting.first as Played);
  }

  private giveUp(order: Played, waiting: WaitingExchange): void {
    Object.assign(order, { status: 'cancelled', waiting: null, moneyMinor: 0, cardMinor: 0, cardEuroMinor: 0 });
    this.free(waiting.out);
    giveUp(waiting);
  }

  private async onReturn(order: Played, step: Of<'receive' | 'take back'>): Promise<void> {
    const at = declarationAt(order, step.declaration);
    const declared = order.declarations[at];
    if (!declared) return;
    const isOpen = declared.outcome === null && declared.hasLeft;
    const { id, code } = await rowOf(order, at);
    if (step.do === 'receive') {
      const { statusCode } = await asStaff(`/returns/${id}/receive/`, { store: step.store });
      expect(statusCode).toBe(isOpen ? 200 : 409);
      if (isOpen) declared.isReceived = true;
      return;
    }
    const isAllowed = (isOpen && !declared.isReceived) || declared.outcome === 'taken back';
    expect((await post(`/api/returns/${code}/cancel/`, {})).statusCode).toBe(isAllowed ? 200 : 409);
    if (!isAllowed) return;
    declared.outcome = 'taken back';
    this.free(release(declared));
  }

  private async settle(order: Played, step: Of<'settle'>): Promise<void> {
    const at = declarationAt(order, step.declaration);
    const declared = order.declarations[at];
    if (!declared) return;
    const proposed = proposedMinor(order, declared);
    const part =
      step.percent === null ? null : Math.max(order.stepMinor, scaled(proposed, step.percent, order.stepMinor));
    const isGivingBack = step.outcome === 'refunded';
    const isContradiction = step.outcome === 'revoked' && step.restock;
    const isOpen = declared.outcome === null && declared.decided.length === 0 && !isContradiction;
    const before = { ...order, back: { ...order.back } };
    const held = declared.exchanges;
    const accepted = new Map(isGivingBack ? declared.lines.map(({ productId, amount }) => [productId, amount]) : []);
    const made = isOpen ? exchange(order, declared, accepted) : null;
    const toGive = proposedMinor(order, declared);
    const isAllExchanged = made !== null && made.out.length > 0 && part === null && toGive === 0;
    const isGiven = isOpen && made !== null && isGivingBack && !isAllExchanged;
    const given = isGiven ? giveBack(order, part ?? toGive, toGive, declared.asCard) : null;
    const isAllowed = isOpen && made !== null && (!isGiven || given !== null);
    if (!isAllowed) {
      const { moneyMinor, givenMinor, cardMinor, cardEuroMinor, cardGivenMinor, back } = before;
      Object.assign(order, { moneyMinor, givenMinor, cardMinor, cardEuroMinor, cardGivenMinor });
      Object.assign(order.back, back);
      declared.exchanges = held;
    }
    if (step.fault) await shop.klarna.faults(step.fault === 'away' ? { failNext: 9 } : { failAfterNext: 9 });
    const { id } = await rowOf(order, at);
    const answer = await asStaff(`/orders/${order.number}/withdrawals/${id}/settle/`, {
      ...{ outcome: step.outcome, restock: step.restock },
      ...(isGivingBack && part !== null ? { amount: part / 100 } : {}),
    });
    await shop.klarna.faults({ failNext: 0, failAfterNext: 0 });
    expect([answer.statusCode, answer.body]).toEqual([
      isAllowed ? 200 : expect.toBeOneOf([400, 409]),
      expect.anything(),
    ]);
    if (step.fault) await shop.reconcile('refund');
    if (!isAllowed) return;
    const extraMinor = extraOf(order, declared);
    declared.promisedMinor -= extraMinor;
    declared.deliveryMinor -= extraMinor;
    declared.outcome = step.outcome;
    await this.issueFor(order, declared, given?.money ?? 0);
    if (step.restock) for (const { productId, amount } of restock(order, declared.lines)) this.fill(productId, amount);
    await this.startExchange(order, declared, answer.json<SettleWithdrawalResponse>().exchange_order, made);
    this.free(release(declared));
  }

  private async inspect(order: Played, step: Of<'inspect'>): Promise<void> {
    const at = declarationAt(order, step.declaration);
    const declared = order.declarations[at];
    if (!declared) return;
    const path = `/returns/${order.number}-${at + 1}/inspection/`;
    if (step.isHere) await this.onReturn(order, { ...step, do: 'receive', store: null });
    const { version } = (
      await shop.call(`/api/staff/returns/${order.number}-${at + 1}/`, { authorization: staff })
    ).json<{
      version: number;
    }>();
    const lines = piecesOf(order, declared, step);
    const told = await asStaff(path, { version, lines });
    const isAllowed = declared.outcome === null && declared.hasLeft && declared.isReceived && lines.length > 0;
    if (!isAllowed) return expect(told.statusCode).toBeOneOf([400, 409]) as never;
    if (told.statusCode === 409) {
      // More was given back by hand: nothing else stops an inspection.
      const least = lines.some(({ outcome }) => outcome === 'accepted' || outcome === 'reduced');
      expect([least, told.json().error.code]).toEqual([true, 'refund_too_large']);
      // Or a piece is worth nothing any more, because a complaint about it was paid, and nothing is given for it.
      const isPaidFor = lines.some(
        ({ productId, outcome }) =>
          outcome === 'reduced' && order.goods.some((goods) => goods.productId === productId && goods.complaintMinor),
      );
      if (!isPaidFor) expect(order.moneyMinor + order.cardMinor).toBeLessThan(promisedLeft(declared));
      return;
    }
    const { total, lines: given, delivery, fee } = told.json<InspectReturnResponse>();
    const totalMinor = cents(total);
    const feeMinor = cents(fee);
    expect(totalMinor).toBe(sum(given.map((line) => cents(line.refund))) + cents(delivery) - feeMinor);
    const accepted = Map.groupBy(
      lines.filter(({ outcome }) => outcome === 'accepted'),
      ({ productId }) => productId,
    );
    const wantedFor = new Map([...accepted].map(([productId, { length }]) => [productId, length]));
    const isCovered =
      sum(
        declared.exchanges
          .filter(({ status }) => status === 'held')
          .flatMap((each) => each.values.slice(0, wantedFor.get(each.productId) ?? 0)),
      ) +
        totalMinor <=
      order.moneyMinor + order.cardMinor;
    if (!isCovered) {
      const refused = await asStaff(path, { version, lines, total });
      expect([refused.statusCode, refused.json().error.code]).toEqual([
        409,
        expect.toBeOneOf(['exchange_not_covered', 'refund_too_large']),
      ]);
      return;
    }
    const made = exchange(order, declared, wantedFor);
    declared.decided.push(...lines);
    declared.givenMinor += totalMinor;
    declared.feeTakenMinor += feeMinor;
    const outMinor = sum(declared.exchanges.flatMap(({ status, values }) => (status === 'ordered' ? values : [])));
    expect(declared.feeTakenMinor).toBeLessThanOrEqual(declared.feeMinor);
    expect(declared.givenMinor + declared.feeTakenMinor + outMinor).toBeLessThanOrEqual(declared.promisedMinor);
    const isWhole = declared.decided.every(({ outcome }) => outcome === 'accepted');
    if (isWhole)
      expect([declared.givenMinor + declared.feeTakenMinor + outMinor, declared.feeTakenMinor]).toEqual([
        ...[declared.promisedMinor, declared.feeMinor],
      ]);
    const back = totalMinor > 0 ? giveBack(order, totalMinor, totalMinor, declared.asCard) : { money: 0 };
    expect(back).not.toBeNull();
    if (step.isAway) await shop.klarna.faults({ failNext: 9 });
    const [first, second] = [
      await asStaff(path, { version, lines, total }),
      await asStaff(path, { version, lines, total }),
    ];
    await shop.klarna.faults({ failNext: 0 });
    if (step.isAway) await shop.reconcile('refund');
    expect([first.statusCode, second.statusCode]).toEqual([200, 409]);
    await this.issueFor(order, declared, back?.money ?? 0);
    for (const { productId, amount, outcome, store } of lines) {
      if (store === null || (outcome !== 'accepted' && outcome !== 'reduced')) continue;
      restock(order, [{ productId, amount }]);
      this.fill(productId, amount);
    }
    await this.startExchange(order, declared, await newestExchangeOf(order, made?.out.length ?? 0), made);
    const inRepair = lines.filter(({ outcome }) => outcome === 'repair').map(({ productId }) => productId);
    this.free(release(declared, inRepair));
    declared.decided = declared.decided.filter(({ outcome }) => outcome !== 'repair' || inRepair.length > 0);
    if (inRepair.length > 0) return;
    const isPaid = declared.givenMinor + declared.feeTakenMinor + outMinor > 0;
    declared.outcome = isPaid || made?.out.length ? 'refunded' : 'closed';
  }

  private async refund(order: Played, { percent, of }: Of<'refund'>): Promise<void> {
    const { gift_cards } = await this.told(order);
    const card = order.isPaid && of === 'a card' ? order.bought[0] : undefined;
    const most = of === 'all' ? order.moneyMinor + leftOnBought(order) : (card?.balanceMinor ?? order.moneyMinor);
    const amount = of === 'all' ? most : Math.max(1, scaled(most, percent, order.stepMinor));
    const isAllowed = order.isPaid && amount > 0 && amount <= most;
    const { statusCode } = await asStaff(`/orders/${order.number}/refund/`, {
      ...(of === 'all' ? {} : { amount: amount / 100 }),
      ...(card && { gift_card: gift_cards[0]?.id }),
    });
    expect(statusCode).toBe(isAllowed ? 200 : 409);
    if (!isAllowed) return;
    if (card) return giveBackBought(order, card, amount);
    giveBack(order, of === 'all' ? order.moneyMinor : amount, 0);
    if (of === 'all') for (const each of order.bought) giveBackBought(order, each, each.balanceMinor);
  }

  private async complain(order: Played, { product }: Of<'complain'>): Promise<void> {
    const goods = pick(order.goods, product);
    // Goods that were never paid were never sold.
    if (!goods || !hasBeenSold(order)) return;
    const open = order.complaints.filter(
      (each) => each.productId === goods.productId && nextComplaintStatuses(each.status as 'new-return').length > 0,
    );
    const answer = await post('/api/reclamations/', {
      ...{ salesChannel: 'S', orderNumber: `S${order.number}`, orderKey: order.key, requestKey: crypto.randomUUID() },
      ...{ customerName: 'Maija', phone: maija.phone, email: maija.email, wish: 'money' },
      rows: [{ productId: goods.productId, complaint: 'The seam is open.' }],
    });
    if (order.status !== 'cancelled' && !canComplainAbout(order.status)) return expect(answer.statusCode).toBe(409);
    // The buyer can no longer complain about goods that were cancelled, came back for money or were exchanged.
    const gone = ['cancelled', 'refunded', 'exchanged'];
    const isWithBuyer = placesOf(order, goods).some((where) => !gone.includes(where));
    expect(answer.statusCode).toBe(isWithBuyer ? (open.length < goods.bought ? 200 : 409) : 400);
    if (answer.statusCode !== 200) return;
    order.complaints.push({
      code: answer.json<{ number: number }>().number,
      status: 'new-return',
      productId: goods.productId,
    });
  }

  private async onOrder(order: Played, what: OrderStep['do']): Promise<void> {
    if (what === 'three weeks pass') return this.threeWeeksPass();
    if (what === 'decide complaint') {
      return decideComplaint(order);
    }
    if (what === 'invoice paid') {
      const toPay = order.moneyMinor + sum(order.bought.map(({ initialMinor }) => initialMinor));
      const isOpen = !order.isPaid && hasBeenSold(order) && order.status !== 'cancelled' && toPay > 0;
      expect((await asStaff(`/orders/${order.number}/invoice-paid/`, {})).statusCode).toBe(isOpen ? 200 : 409);
      if (!isOpen) return;
      Object.assign(order, { isPaid: true, creditedMinor: order.givenMinor + order.cardGivenMinor });
      return this.issue(order);
    }
    const isCalledOff = order.status === 'manual_cancellation' || order.status === 'cancelled';
    const { waiting } = order;
    const isAllowed = isCalledOff || waiting !== null || ['processing', 'ready_for_packing'].includes(order.status);
    const { statusCode } = await post(`/api/orders/${order.number}/cancel/`, { key: order.key });
    expect(statusCode).toBe(isAllowed ? 200 : 409);
    if (waiting) this.giveUp(order, waiting);
    else if (isAllowed && !isCalledOff) order.status = 'manual_cancellation';
  }

  private async threeWeeksPass(): Promise<void> {
    await endExchanges(shop.open.db, new Date(Date.now() + 23 * dayMs));
    for (const order of this.orders) this.free(letExpire(order));
  }

  /** The shop tells what the model tells, of one order and of all shelves, and its books agree. */
  async compare(order: Played): Promise<void> {
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
    const told = await this.told(order);
    const goodsMinor = order.isPaid ? order.moneyMinor : 0;
    expect([told.status, cents(told.refundable_goods), cents(told.refundable)]).toEqual([
      ...[order.status, goodsMinor, goodsMinor + leftOnBought(order)],
    ]);
    expect(told.gift_cards.map(({ left, is_frozen }) => [cents(left), is_frozen])).toEqual(
      order.isPaid ? order.bought.map((card) => [card.balanceMinor, isFrozen(card)]) : [],
    );
    expect(told.withheld).toBe(heldBack(order));
    expect(told.withdrawals.map(({ outcome, proposed }) => [outcome, cents(proposed)])).toEqual(
      order.declarations.map((each) => [
        each.outcome === 'taken back' ? 'revoked' : each.outcome,
        proposedMinor(order, each),
      ]),
    );
    const isOpen = ({ outcome }: { outcome: string | null }) => outcome === null;
    expect(told.withdrawals.filter(isOpen).map(({ refund }) => cents(refund ?? 0))).toEqual(
      order.declarations.filter(isOpen).map((each) => promisedNow(order, each) - each.feeMinor),
    );
    const seen = (await shop.call(`/api/orders/${order.number}/?key=${order.key}`)).json<Order>();
    const counted = order.complaints.filter(({ status }) => status !== 'rejected-return');
    expect(
      seen.after_sale.lines.map(({ pieces, ...line }) => ({
        ...line,
        pieces: Object.entries(pieces)
          .flatMap(([where, amount]) => Array.from({ length: amount }, () => where))
          .toSorted(),
      })),
    ).toEqual(
      order.goods.map((goods) => ({
        ...{ productId: goods.productId, bought: goods.bought, withdrawn: goods.bought - leftOf(order, goods) },
        complained: counted.filter(({ productId }) => productId === goods.productId).length,
        pieces: placesOf(order, goods).toSorted(),
      })),
    );
    for (const [productId, shelf] of this.#shelves) expect(await shop.stockOf(productId)).toEqual(shelf);
  }

  private async told({ number }: Played): Promise<StaffOrder> {
    return (await shop.call(`/api/staff/orders/${number}/`, { authorization: staff })).json<StaffOrder>();
  }

  /** Checks that everybody has what they are owed: at the provider, on the gift cards, and on paper. */
  async end(): Promise<void> {
    await shop.reconcile('refund');
    // All that is open ends in this history, not in the next one.
    for (const order of this.orders)
      if (order.waiting) await this.difference(order, { do: 'difference', order: 0, how: 'forgotten', by: 'klarna' });
    await this.threeWeeksPass();
    const sold = await shop.klarna.orders();
    for (const [back, own] of Map.groupBy(this.orders, (order) => order.back)) {
      const numbers = own.map(({ number }) => number);
      const charged = sold.filter(({ reference, captured }) => numbers.includes(reference) && captured.length > 0);
      for (const { captured, refunded } of charged) expect(sum(refunded)).toBeLessThanOrEqual(sum(captured));
      if (charged.length > 0) expect(sum(charged.flatMap(({ refunded }) => refunded))).toBe(back.money);
    }
    for (const card of this.cards) expect([card.code, await balanceOf(card)]).toEqual([card.code, card.balanceMinor]);
    for (const order of this.orders) {
      const receipts = await shop.open.db
        .selectFrom('receipts as r')
        .innerJoin('orders as o', 'o.id', 'r.order_id')
        .select(['r.kind', 'r.total_minor'])
        .where('o.number', '=', order.number)
        .execute();
      const told = receipts.filter(({ kind }) => kind === 'refund').map(({ total_minor }) => total_minor);
      expect(receipts.filter(({ kind }) => kind === 'sale')).toHaveLength(order.isPaid ? 1 : 0);
      const givenMinor = order.givenMinor + order.cardGivenMinor;
      const creditedMinor = order.isPaid ? order.creditedMinor : givenMinor;
      expect(sum(told)).toBe(givenMinor - creditedMinor);
      const credits = receipts.filter(({ kind }) => kind === 'credit').map(({ total_minor }) => total_minor);
      expect(sum(credits)).toBe(creditedMinor);
    }
  }
}

/** Mostly what is left, sometimes any pieces. */
function askedOf(order: ModelOrder, lines: [number, number][]): [number, number][] {
  const known = order.goods.filter((goods) => leftOf(order, goods) > 0);
  const asked = lines.map(([at, amount]): [number, number] => {
    const goods = pick(at < 10 && known.length > 0 ? known : order.goods, at);
    const left = goods ? leftOf(order, goods) : 0;
    return [goods?.productId ?? 0, at < 10 && left > 0 ? Math.min(amount, left) : amount];
  });
  return [...new Map(asked)];
}

const canDeclare = (order: ModelOrder) =>
  kindOf(order) !== null && !['pending_payment', 'manual_cancellation', 'cancelled'].includes(order.status);

/** Mostly one that is open, sometimes one that ended. */
function declarationAt({ declarations }: ModelOrder, which: number): number {
  const open = declarations.flatMap(({ outcome }, at) => (outcome === null ? [at] : []));
  return (which < 10 ? pick(open, which) : undefined) ?? which % Math.max(1, declarations.length);
}

const promisedLeft = ({ promisedMinor, givenMinor }: ModelDeclaration) => promisedMinor - givenMinor;

/** Another variant for each product that has one, with what its pieces are charged. */
function wishesOf(order: Played, lines: ModelDeclaration['lines'], wanted: number | null): ModelExchange[] {
  if (wanted === null) return [];
  return lines.flatMap(({ productId, amount }): ModelExchange[] => {
    const goods = order.goods.find((each) => each.productId === productId);
    const others = exchangeable.filter((each) => each !== productId);
    if (!goods || others.length === exchangeable.length || amount > leftOf(order, goods)) return [];
    const variantId = pick(others, wanted) ?? cheaper;
    const isOtherColour = (productId === cheaper) !== (variantId === cheaper);
    const price = order.prices[variantId] ?? 0;
    const paid = nextCharges(order, goods, amount);
    const values = paid.map((minor) => (isOtherColour ? Math.min(minor, price) : minor));
    const extras = paid.map((minor) => Math.max(0, price - Math.max(minor, order.prices[productId] ?? 0)));
    return [{ productId, variantId, values, extras, status: 'held' }];
  });
}

/** Prices that a buyer of both colours is told, before anything else happens. */
async function pricesAbroad(abroad: Basket): Promise<Prices> {
  const rows: Basket['rows'] = [100, cheaper].map((id) => [id, 1]);
  const placed = await shop.place({ ...abroad, rows });
  await shop.pay(placed, 'approve', 'lost');
  for (const status of ['ready_for_packing', 'shipped', 'delivered'])
    await asStaff(`/orders/${placed.order_number}/status/`, { status });
  const proof = { order_number: placed.order_number, key: placed.order_key };
  const { lines } = (await post('/api/returns/exchanges/', proof)).json<ExchangeChoices>();
  const told = lines.flatMap(({ choices }) =>
    choices.map(({ variantId, price }) => [variantId, cents(price)] as const),
  );
  return Object.fromEntries(told);
}

function exchangeRefusal(order: ModelOrder, exchanges: readonly ModelExchange[]): [number, string] | null {
  return exchanges.length > 0 && (isAtShop(order) || !order.isPaid) ? [409, 'exchange_unavailable'] : null;
}

/** The order of an exchange whose difference is not paid was never sold. */
const hasBeenSold = ({ status, isPaid, cardMinor, cardGivenMinor, moneyMinor, givenMinor }: ModelOrder): boolean =>
  status !== 'pending_payment' &&
  (status !== 'cancelled' || isPaid || cardMinor + cardGivenMinor + moneyMinor + givenMinor > 0);

/** Lets the last day to pay the difference pass. */
async function lastDayPasses(number: string): Promise<void> {
  const { db } = shop.open;
  const { id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
  await db
    .updateTable('exchanges')
    .set({ expires_at: new Date(0) })
    .where('order_id', '=', id)
    .execute();
  await db
    .updateTable('outbox')
    .set({ available_at: new Date(0) })
    .where('dedupe_key', '=', `difference_end ${id}`)
    .execute();
  await shop.app.outboxWorker.drain();
}

async function keyOf(number: string): Promise<string> {
  const { id } = await shop.open.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.id')
    .where('orders.number', '=', number)
    .executeTakeFirstOrThrow();
  return (await loadServiceSecret(shop.open.db, null)).keyFor('order', id);
}

/** Number of the order that an inspection has just made; null where nothing went out. */
async function newestExchangeOf(order: Played, went: number): Promise<string | null> {
  const [newest] = await shop.open.db
    .selectFrom('exchanges as e')
    .innerJoin('returns as r', 'r.id', 'e.return_id')
    .innerJoin('orders as first', 'first.id', 'r.order_id')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .select('o.number')
    .where('first.number', '=', order.number)
    .orderBy('o.id', 'desc')
    .limit(1)
    .execute();
  return went > 0 ? (newest?.number ?? null) : null;
}

/** Each piece that waits with its outcome: all of them at first, later those that were repaired. */
function piecesOf(order: ModelOrder, { lines, decided }: ModelDeclaration, { outcomes, store }: Of<'inspect'>) {
  const isRepaired = decided.length > 0;
  const open = isRepaired ? decided.filter(({ outcome }) => outcome === 'repair') : lines;
  const pieces = open.flatMap(({ productId, amount }) => Array.from({ length: amount }, () => productId));
  return pieces.map((productId, at) => {
    const wished = outcomes[at % outcomes.length] ?? 'accepted';
    const outcome = isRepaired && (wished === 'refused' || wished === 'repair') ? ('repaired' as const) : wished;
    const words = outcome === 'reduced' ? { refund: order.stepMinor / 100, reason: 'Worn.' } : {};
    return { productId, amount: 1, outcome, store, ...words, ...(outcome === 'refused' ? { reason: 'Used.' } : {}) };
  });
}

const scaled = (minor: number, percent: number, step: number) => Math.round((minor * percent) / 100 / step) * step;

/** What a declaration is refused with; null where it is taken. */
function refusalOf(
  order: ModelOrder,
  kind: AfterSaleKind | null,
  lines: ModelDeclaration['lines'],
): [number, string] | null {
  if (['pending_payment', 'manual_cancellation', 'cancelled'].includes(order.status))
    return [409, 'order_not_withdrawable'];
  if (kind === null) return [409, 'return_time_over'];
  for (const { productId, amount } of lines) {
    const goods = order.goods.find((each) => each.productId === productId);
    if (!goods || amount > goods.bought) return [400, 'invalid_request'];
    if (amount > leftOf(order, goods)) return [409, 'withdrawal_known'];
  }
  return null;
}

async function newCard(minor: number): Promise<ModelCard> {
  cards += 1;
  const code = `KORTTI-${cards}`;
  await shop.open.db
    .insertInto('gift_cards')
    .values({ code_hash: hashGiftCardCode(code), initial_minor: minor, balance_minor: minor })
    .execute();
  return { code, initialMinor: minor, balanceMinor: minor, buyer: null };
}

/** Codes of gift cards that an order bought, in the order of its lines, as they were mailed. */
async function codesOf({ number }: Played): Promise<string[]> {
  const bought = await shop.open.db
    .selectFrom('gift_cards as c')
    .innerJoin('order_lines as l', 'l.id', 'c.order_line_id')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('c.code_hash')
    .where('o.number', '=', number)
    .orderBy('l.line_number')
    .execute();
  return Promise.all(bought.map(({ code_hash }) => mailedCode(code_hash)));
}

/** The code of the gift card that an order's money became last. */
async function newestCardFor({ number }: Played): Promise<string> {
  const { code_hash } = await shop.open.db
    .selectFrom('payment_refunds as r')
    .innerJoin('gift_cards as c', 'c.id', 'r.gift_card_id')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('c.code_hash')
    .where('o.number', '=', number)
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return mailedCode(code_hash);
}

/** From a mail that waits, or one that went out with a refund that was asked for again. */
async function mailedCode(hash: Uint8Array): Promise<string> {
  const waiting = await shop.open.db
    .selectFrom('outbox')
    .select('payload')
    .where('dedupe_key', 'like', 'gift_card %')
    .where('sent_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  const isIts = (code: string) => hashGiftCardCode(code).equals(hash);
  const codes = waiting.map(({ payload }) => (payload as { values: { code: string } }).values.code);
  const sent = () => shop.mails().flatMap((mail) => mail.match(/\b[2-9A-Z]{4}(-[2-9A-Z]{4}){3}\b/g) ?? []);
  const code = codes.find(isIts) ?? sent().find(isIts);
  if (!code) throw new Error('no mail tells the code');
  return code;
}

async function modelOf(number: string, key: string, isPaid: boolean): Promise<ModelOrder> {
  const { id } = await shop.open.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const [rows] = await readOrderRows(shop.open.db, { orderId: id });
  if (!rows) throw new Error('no order');
  // The receipt of the sale tells the means, the lines and the currency.
  const { means, lines, currency } = saleDocument(rows);
  const told = goodsLines(rows);
  const sold = rows.lines.flatMap(({ kind, variant_id }) => (kind === 'product' && variant_id ? [variant_id] : []));
  const goods = [...new Set(sold)]
    .map((productId) => ({
      productId,
      own: told.filter((_, at) => rows.lines[at]?.variant_id === productId),
    }))
    .filter(({ own }) => own.length > 0)
    .map(({ productId, own }) => {
      const bought = sum(own.map(({ amount }) => amount));
      return { productId, bought, chargedMinor: sum(own.map(({ totalMinor }) => totalMinor)), away: bought };
    });
  const sumOf = (wanted: string) =>
    sum(lines.filter(({ kind }) => kind === wanted).map(({ totalMinor }) => totalMinor));
  const deliveryMinor = sumOf('delivery') + sumOf('repack');
  const rate = currency === 'eur' ? 1 : rows.order.shown_rate;
  const standard = convertMinor(Number(rows.order.extra.standard_delivery_minor), rate, currency);
  const byCard = means.find(({ processor }) => processor === 'giftcard')?.amountMinor ?? 0;
  const dueMinor = sum(means.map(({ amountMinor }) => amountMinor)) - byCard;
  const bought = rows.lines.filter(({ kind }) => kind === 'gift_card').map(({ row_minor }) => row_minor);
  const order: ModelOrder = {
    ...{ number, key, status: 'processing', isPaid, stepMinor: stepMinor(currency), goods, deliveryMinor, dueMinor },
    ...{ standardMinor: Math.min(standard, sumOf('delivery')), moneyMinor: dueMinor - sum(bought), givenMinor: 0 },
    creditedMinor: 0,
    ...{ cardMinor: byCard, cardEuroMinor: rows.order.gift_card_minor, cardGivenMinor: 0 },
    totalEuroMinor: rows.order.total_minor,
    ...{ daysAgo: null, back: { money: 0, of: null }, declarations: [], bought: [] },
  };
  order.bought = bought.map((minor) => ({ code: '', initialMinor: minor, balanceMinor: minor, buyer: order }));
  return order;
}

async function rowOf(order: ModelOrder, at: number): Promise<{ id: number; code: string }> {
  const rows = await shop.open.db
    .selectFrom('returns as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select('r.id')
    .where('o.number', '=', order.number)
    .orderBy('r.id')
    .execute();
  const secret = await loadServiceSecret(shop.open.db, null);
  return { id: rows[at]?.id ?? 0, code: caseCode(secret, 'return', `${order.number}-${at + 1}`) };
}

async function balanceOf({ code }: ModelCard): Promise<number> {
  const { balance_minor } = await shop.open.db
    .selectFrom('gift_cards')
    .select('balance_minor')
    .where('code_hash', '=', hashGiftCardCode(code))
    .executeTakeFirstOrThrow();
  return balance_minor;
}

/** Some are refused; of the others a third gives all that is left, a third a part, where there is something. */
async function decideComplaint(order: Played): Promise<void> {
  const open = order.complaints.find(({ status }) => nextComplaintStatuses(status as 'new-return').length > 0);
  const goods = order.goods.find(({ productId }) => productId === open?.productId);
  if (!open || !goods) return;
  const read = await shop.call(`/api/staff/reclamations/${open.code}/`, { authorization: staff });
  const { version, givable } = read.json<StaffComplaint>();
  const path = `/reclamations/${open.code}/move/`;
  const isNew = open.status === 'new-return';
  const status = isNew ? 'processing-return' : open.code % 4 === 0 ? 'rejected-return' : 'processed-return';
  const worth = complaintWorth(order, goods);
  expect(cents(givable.amount)).toBe(worth);
  const amount = open.code % 3 === 0 ? worth : open.code % 3 === 1 ? scaled(worth, 40, order.stepMinor) : 0;
  const outcome = amount === 0 ? 'repaired' : amount === worth ? 'refunded' : 'price_reduced';
  const money = amount === 0 ? {} : { refund: (amount / 100).toFixed(2) };
  const asked = {
    version,
    status,
    body: 'We looked at it.',
    ...(status === 'processed-return' && { outcome, ...money }),
  };
  if (amount > 0 && status === 'processed-return') {
    const tooMuch = { ...asked, refund: ((worth + 1) / 100).toFixed(2) };
    expect((await asStaff(path, tooMuch)).statusCode).toBe(400);
  }
  const answers = [await asStaff(path, asked), await asStaff(path, asked)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  open.status = status;
  if (amount === 0 || status !== 'processed-return') return;
  expect(giveBack(order, amount, worth)).not.toBeNull();
  goods.complaintMinor = (goods.complaintMinor ?? 0) + amount;
}

const plain: Of<'place'> = {
  ...{ do: 'place', pay: 'klarna', shown: 'eur', repack: false, card: null, known: null, bought: null },
  ...{ cheap: false, amounts: [2, 1, 1], code: null, days: null },
};
const steps = fc.array(step, { minLength: 6, maxLength: 16 });

/** Plays histories that begin with the steps of an opening and go on as chance has it. */
const play = (opening: fc.Arbitrary<readonly Step[]>, numRuns: number) =>
  fc
    .assert(
      fc.asyncProperty(opening, steps, async (first, then) => {
        const history = new History();
        await history.begin();
        for (const each of [...first, ...then]) await history.do(each);
        await history.end();
      }),
      { numRuns, seed, endOnFailure: !process.env.SHRINK, ...(only !== undefined && { path: only, numRuns: 1 }) },
    )
    .catch((cause: unknown) => {
      if (cause instanceof Error) cause.message += `\nTo play it again: ${again}`;
      throw cause;
    });

it(
  'whatever is bought, declared, taken back, received, settled, refunded and called off: everybody has what they are owed',
  () => play(fc.tuple(place, declareStep), histories),
  1_800_000,
);

it('a gift card whose order is being called off pays nothing, and pays again when that order goes on', () => {
  const opening: Step[] = [
    { ...plain, bought: [350] },
    { do: 'call off', order: 0 },
    { ...plain, known: 0 },
    { do: 'move', order: 0, to: 1, leftOut: false },
    { ...plain, known: 0 },
  ];
  return play(fc.constant(opening), Math.ceil(histories / 4));
}, 1_800_000);

it('what a gift card paid of kronor goes back to it in euro as pieces come back', () => {
  const piece: Step[] = [
    {
      ...{ do: 'declare', order: 0, form: true, byEmail: false, wanted: null, way: 'post', isFault: false },
      ...{ asCard: false, counter: null, lines: [[0, 1]] },
    },
    {
      ...{ do: 'inspect', order: 0, declaration: 0, outcomes: Array(6).fill('accepted') },
      ...{ store: 1, isHere: true, isAway: false },
    },
  ];
  // Money goes back first: a card that paid little gets it with the last pieces, one that paid most with several.
  const kronor = fc
    .constantFrom(15_999, 60_000)
    .map((card): Step[] => [{ ...plain, shown: 'sek', card, days: 14 }, ...Array<Step[]>(4).fill(piece).flat()]);
  return play(kronor, Math.ceil(histories / 2));
}, 1_800_000);

it('what complaints end in goes back once, before and after a return of the same product (AFTER-123)', () => {
  const settled: Step[] = [
    { do: 'complain', order: 0, product: 0 },
    ...Array<Step>(2).fill({ do: 'decide complaint', order: 0 }),
  ];
  const paid = fc
    .record({ pay: fc.constantFrom('klarna' as const, 'invoice' as const), card: fc.constantFrom(null, 15_999) })
    .map((own): Step[] => [{ ...plain, ...own, days: 14 }, ...Array<Step[]>(4).fill(settled).flat()]);
  return play(
    fc.tuple(paid, declareStep).map(([first, then]) => [...first, then, ...settled]),
    Math.ceil(histories / 2),
  );
}, 1_800_000);
