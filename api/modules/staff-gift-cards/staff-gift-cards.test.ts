import type {
  GiftCardStanding,
  PlaceOrderResponse,
  StaffGiftCard,
  StaffGiftCards,
  StaffLogResponse,
  StaffOrder,
} from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type Basket, type SellingService, sellingService } from '../../testing/selling-service.ts';
import { hashGiftCardCode } from '../gift-cards/gift-card-code.ts';
import { returnToGiftCards } from '../gift-cards/gift-card-payments.ts';
import { claimEntries } from '../outbox/claim-entries.ts';

let shop: SellingService;
const callers: Record<'clerk' | 'admin' | 'writer', string> = { clerk: '', admin: '', writer: '' };
beforeAll(async () => {
  shop = await sellingService();
  await shop.fillShelves(110, 1000);
  callers.clerk = (await shop.signedIn({ is_staff: true, staff_role: 'service' })).authorization;
  callers.writer = (await shop.signedIn({ is_staff: true, staff_role: 'content' })).authorization;
  callers.admin = (await shop.signedIn({ is_admin: true })).authorization;
});
afterAll(() => shop.close());

interface Asked {
  method?: 'GET' | 'POST' | 'PUT';
  body?: object;
  by?: keyof typeof callers;
}
const call = async <T>(path: string, { method = 'GET', body, by = 'clerk' }: Asked = {}) => {
  const answer = await shop.call(`/api/staff/${path}`, {
    ...{ method, ...(body && { body }), authorization: callers[by], locale: 'en' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const { error, ...rest } = answer.json<{ error?: { code: string; fields?: Record<string, string> } }>();
  return { status: answer.statusCode, code: error?.code, fields: error?.fields, answer: rest as T, text: answer.body };
};
const read = async (id: number) => (await call<StaffGiftCard>(`gift-cards/${id}/`)).answer;
const list = async (query: Record<string, string>) =>
  (await call<StaffGiftCards>(`gift-cards/?${new URLSearchParams(query)}`)).answer;
const block = async (id: number, next: { is_blocked: boolean; reason: string }, was?: GiftCardStanding) =>
  call(`gift-cards/${id}/block/`, { method: 'PUT', body: { ...next, was: was ?? (await read(id)).standing } });
const reissue = async (id: number, own: object = {}, by: Asked['by'] = 'clerk') =>
  call(`gift-cards/${id}/reissue/`, { method: 'POST', body: { was: (await read(id)).standing, ...own }, by });

/** The code in the mail that a card is waiting for. */
async function codeOf(id: number): Promise<string> {
  const { payload } = await shop.open.db
    .selectFrom('outbox as x')
    .innerJoin('gift_cards as c', 'c.mail_key', 'x.dedupe_key')
    .select('x.payload')
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
  return (payload as { values: { code: string } }).values.code;
}
const bought = async (amount: number, form: Basket['form'] = {}) => {
  const cart = { gift_card_products: [{ uid: 'g', productId: 24_270, amount, recipient: 'Aino' }] };
  const placed = await shop.place({ method: 'email', form, cart });
  await shop.pay(placed, 'approve', 'lost');
  const [card] = (await seen(placed)).gift_cards;
  if (!card) throw new Error('no card');
  return { id: card.id, placed, code: await codeOf(card.id) };
};
const seen = async ({ order_number }: PlaceOrderResponse) => (await call<StaffOrder>(`orders/${order_number}/`)).answer;
const basket = (code: string): Basket => ({ rows: [[110, 1]], cart: { gift_cards: [code] } });
const spend = async (code: string) => {
  const [method] = (await shop.checkout(basket(code))).payment_methods;
  const placed = await shop.place({ ...basket(code), payment: method?.slug ?? '' });
  if (placed.payment.kind !== 'none') await shop.pay(placed, 'approve', 'lost');
  return placed;
};
const cancel = async (placed: PlaceOrderResponse) => {
  for (const status of ['manual_cancellation', 'cancelled'])
    expect((await call(`orders/${placed.order_number}/status/`, { method: 'POST', body: { status } })).status).toBe(
      200,
    );
};

describe('gift cards are found (STAFF-48)', () => {
  it('by order, by a whole address and by the last characters of the code, whatever their case', async () => {
    const own = await bought(50, { email: 'Receiver@example.fi' });
    const used = await spend(own.code);
    const hint = own.code.slice(-4);
    for (const q of [own.placed.order_number, used.order_number, 'receiver@EXAMPLE.fi', hint.toLowerCase(), own.code])
      expect(
        (await list({ q })).results.map(({ id }) => id),
        q,
      ).toContain(own.id);
    for (const q of [
      'receiver@example',
      `${hint.slice(0, 3)}%`,
      '____',
      `${hint}X`,
      "' OR 1=1",
      '\0'.repeat(3) + hint[0],
    ])
      expect(
        (await list({ q })).results.map(({ id }) => id),
        q,
      ).not.toContain(own.id);
    const { answer, text } = await call<StaffGiftCards>(`gift-cards/?q=${hint}`);
    expect(answer.results[0]).toMatchObject({
      ...{ hint, state: 'used_up', value: 50, left: 0, currency: 'eur', recipient: 'Aino' },
      ...{ order_number: own.placed.order_number, email: 'Receiver@example.fi' },
    });
    expect(text.replaceAll('-', '')).not.toContain(own.code.replaceAll('-', ''));
  });

  it('by how they stand, each in one state', async () => {
    const own = await bought(20);
    const standing = async () => {
      const states = ['open', 'held', 'used_up', 'expired', 'blocked', 'replaced'];
      const pages = await Promise.all(states.map((state) => list({ state, q: own.placed.order_number })));
      return states.filter((_state, at) => pages[at]?.results.some(({ id }) => id === own.id));
    };
    const set = (columns: { expires_on?: string; balance_minor?: number }) =>
      shop.open.db.updateTable('gift_cards').set(columns).where('id', '=', own.id).execute();
    expect(await standing()).toEqual(['open']);
    await set({ expires_on: '2026-01-01' });
    expect(await standing()).toEqual(['expired']);
    await set({ expires_on: '2999-01-01' });
    await block(own.id, { is_blocked: true, reason: 'lost' });
    expect(await standing()).toEqual(['blocked']);
  });

  it('page by page with a cursor that misses none and tells none twice, also while cards are made', async () => {
    await shop.open.db
      .insertInto('gift_cards')
      .values(
        Array.from({ length: 60 }, (_, at) => ({
          ...{ code_hash: hashGiftCardCode(`MANY${at}`), code_hint: 'MANY', initial_minor: 100, balance_minor: 100 },
        })),
      )
      .execute();
    const told: number[] = [];
    let before: number | null = null;
    do {
      const page: StaffGiftCards = await list({ q: 'many', ...(before !== null && { before: String(before) }) });
      told.push(...page.results.map(({ id }) => id));
      before = page.next;
      await bought(10);
    } while (before !== null);
    expect(told).toHaveLength(60);
    expect(new Set(told).size).toBe(60);
  });

  it('by nobody whose role does not have them', async () => {
    expect((await call('gift-cards/', { by: 'writer' })).code).toBe('right_missing');
    expect((await call('gift-cards/999999/')).status).toBe(404);
  });

  it('with each booking, its order and what is left, to the cent', async () => {
    const own = await bought(300);
    const used = await spend(own.code);
    const again = await spend(own.code);
    await cancel(again);
    await call(`orders/${own.placed.order_number}/refund/`, {
      method: 'POST',
      body: { amount: 30, gift_card: own.id },
    });
    const card = await read(own.id);
    expect(card).toMatchObject({ value: 300, spent: 208.9, given_back: 30, left: 61.1, mail: 'waiting' });
    expect(card.bookings.map(({ kind, amount, order_number }) => [kind, amount, order_number])).toEqual([
      ['bought', 300, own.placed.order_number],
      ['paid', 208.9, used.order_number],
      ['returned', 91.1, again.order_number],
      ['refunded', 30, own.placed.order_number],
    ]);
    expect(card.bookings.every(({ at }) => at !== null)).toBe(true);
  });
});

describe('each booking of a gift card (STAFF-48)', () => {
  const before = '2026-02-03T10:00:00.000Z';
  /** An order of a card, with its bookings, as it would be long ago. */
  async function spentBefore(code: string, id: number) {
    const placed = await spend(code);
    await shop.open.db
      .updateTable('gift_card_uses')
      .set({ booked_at: before })
      .where('gift_card_id', '=', id)
      .execute();
    const ofOrder = shop.open.db.updateTable('orders').where('number', '=', placed.order_number);
    await ofOrder.set({ placed_at: before }).execute();
    return placed;
  }
  const timesOf = async (id: number) =>
    (await read(id)).bookings.slice(1).map(({ kind, amount, at }) => [kind, amount, at === before]);

  it('has its own time: what comes back does so later than the order was', async () => {
    const own = await bought(300);
    const placed = await spentBefore(own.code, own.id);
    expect(await timesOf(own.id)).toEqual([['paid', 208.9, true]]);
    await cancel(placed);
    expect(await timesOf(own.id)).toEqual([['returned', 208.9, false]]);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('also where a part comes back: the rest keeps its time', async () => {
    const own = await bought(300);
    const placed = await spentBefore(own.code, own.id);
    const { id } = await shop.open.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', placed.order_number)
      .executeTakeFirstOrThrow();
    await shop.open.db.transaction().execute((tx) => returnToGiftCards(tx, id, 1000));
    expect(await timesOf(own.id)).toEqual([
      ['paid', 198.9, true],
      ['returned', 10, false],
    ]);
    expect(await read(own.id)).toMatchObject({ left: 101.1, spent: 198.9 });
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('that a payment in progress holds is no spent money: it is told, and comes back where that fails', async () => {
    const own = await bought(50);
    const placed = await shop.place(basket(own.code));
    expect(await read(own.id)).toMatchObject({ state: 'held', left: 0, held: 50, spent: 0 });
    const found = async (state: string) => (await list({ state, q: own.placed.order_number })).results.length;
    expect([await found('held'), await found('used_up'), await found('open')]).toEqual([1, 0, 0]);
    expect((await reissue(own.id)).code).toBe('gift_card_held');
    const [refused] = (await shop.checkout(basket(own.code))).gift_cards;
    expect(refused).toMatchObject({ valid: false, message: expect.stringContaining('palautuvat kortille') });
    const balance = () => shop.call('/api/gift-cards/balance/', { method: 'POST', body: { code: own.code } });
    expect((await balance()).json()).toMatchObject({ balance: 0, held: 50 });
    await shop.pay(placed, 'deny');
    expect(await read(own.id)).toMatchObject({ state: 'open', left: 50, held: 0 });
    expect((await balance()).json()).toMatchObject({ balance: 50, held: 0 });
  });
});

describe('a gift card is blocked (STAFF-49)', () => {
  it('and pays nothing, says why not, and pays again once it is let go', async () => {
    const own = await bought(50);
    expect((await block(own.id, { is_blocked: true, reason: ' ' })).fields).toEqual({ reason: expect.any(String) });
    const asked = await shop.orderOf(basket(own.code));
    expect((await block(own.id, { is_blocked: true, reason: 'stolen' })).status).toBe(200);
    const [refused] = (await shop.checkout(basket(own.code))).gift_cards;
    expect(refused).toMatchObject({ valid: false, used: 0, message: expect.stringContaining('suljettu') });
    // The field asks for both kinds of code: no word about a discount hides why the card does not pay.
    const typed = { ...basket(own.code), cart: { gift_cards: [own.code], discount_codes: [own.code] } };
    expect((await shop.checkout(typed)).discount_codes).toMatchObject([{ valid: false, message: '' }]);
    const placed = await shop.send({ ...asked, expected_payable: asked.expected_total - 50 });
    expect([placed.statusCode, placed.json().error.code]).toEqual([409, 'total_changed']);
    const balance = await shop.call('/api/gift-cards/balance/', { method: 'POST', body: { code: own.code } });
    expect([balance.statusCode, balance.json().error.fields.code]).toEqual([400, expect.stringContaining('suljettu')]);
    expect((await seen(own.placed)).gift_cards).toMatchObject([{ is_blocked: true, left: 50 }]);
    await block(own.id, { is_blocked: false, reason: 'found' });
    expect((await shop.checkout(basket(own.code))).gift_cards).toMatchObject([{ valid: true, used: 50 }]);
  });

  it('and a payment that holds its money already goes on; what is cancelled comes back to it', async () => {
    const own = await bought(50);
    const placed = await shop.place(basket(own.code));
    await block(own.id, { is_blocked: true, reason: 'asked' });
    expect(await read(own.id)).toMatchObject({ left: 0, spent: 0, held: 50, state: 'blocked' });
    await shop.pay(placed, 'approve', 'lost');
    expect((await read(own.id)).bookings.at(-1)).toMatchObject({ kind: 'paid', amount: 50 });
    await cancel(placed);
    expect(await read(own.id)).toMatchObject({ left: 50, spent: 0, state: 'blocked' });
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('over nobody else’s newer state (STAFF-42), and the log takes it back (STAFF-41)', async () => {
    const own = await bought(50);
    const { standing } = await read(own.id);
    await block(own.id, { is_blocked: true, reason: 'first' });
    expect((await block(own.id, { is_blocked: true, reason: 'second' }, standing)).code).toBe('changed_meanwhile');
    expect((await reissue(own.id, { was: standing })).code).toBe('changed_meanwhile');
    const log = async () => (await call<StaffLogResponse>('log/?about=gift_card')).answer.results;
    const [write] = await log();
    expect(write).toMatchObject({ name: own.code.slice(-4), after: { is_blocked: true, reason: 'first' } });
    expect((await call(`log/${write?.id}/undo/`, { method: 'POST', body: {} })).status).toBe(200);
    expect((await read(own.id)).standing).toEqual(standing);
    expect((await call(`log/${write?.id}/undo/`, { method: 'POST', body: {} })).code).toBe('changed_meanwhile');
  });
});

describe('a gift card gets a new code (STAFF-50)', () => {
  it('by mail; the old one ends and says so, and what is left moves to the cent', async () => {
    const own = await bought(300);
    const used = await spend(own.code);
    expect((await reissue(own.id)).status).toBe(200);
    const code = await codeOf(own.id);
    expect(code).not.toBe(own.code);
    await shop.app.outboxWorker.drain();
    const mails = shop.mails().filter((mail) => mail.includes(code));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(own.code.slice(-4));
    expect(mails[0]).not.toContain(own.code);
    const [old, next] = (await shop.checkout({ ...basket(own.code), cart: { gift_cards: [own.code, code] } }))
      .gift_cards;
    expect(old).toMatchObject({ valid: false, used: 0, message: expect.stringContaining('uusi on lähetetty') });
    expect(next).toMatchObject({ valid: true, used: 91.1 });
    const { results } = await list({ q: own.code.slice(-4), state: 'replaced' });
    const ended = results.find(({ order_number }) => order_number === own.placed.order_number);
    expect(ended).toMatchObject({ left: 0, value: 300, state: 'replaced' });
    expect(await read(ended?.id ?? 0)).toMatchObject({
      replaced_by: { id: own.id, hint: code.slice(-4) },
      bookings: [{ kind: 'moved', amount: 91.1, card: { id: own.id } }],
    });
    // The order that the old code paid gives its money back to the card that goes on.
    await cancel(used);
    expect(await read(own.id)).toMatchObject({ left: 300, spent: 0, mail: 'sent' });
    expect((await block(ended?.id ?? 0, { is_blocked: true, reason: 'x' })).code).toBe('gift_card_replaced');
    expect((await reissue(ended?.id ?? 0)).code).toBe('gift_card_replaced');
    const resent = await call(`gift-cards/${ended?.id}/resend/`, { method: 'POST', body: {} });
    expect(resent.code).toBe('gift_card_replaced');
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('to a corrected address that was written twice, and stays there; the log holds neither code nor address', async () => {
    const own = await bought(50);
    const email = 'corrected@example.fi';
    expect((await reissue(own.id, { email, email_again: 'other@example.fi' })).fields).toHaveProperty('email_again');
    expect((await reissue(own.id, { email })).fields).toHaveProperty('email_again');
    expect((await reissue(own.id, { email: 'nowhere', email_again: 'nowhere' })).fields).toHaveProperty('email');
    expect((await reissue(own.id, { email, email_again: email })).status).toBe(200);
    expect((await list({ q: email })).results.map(({ id }) => id)).toContain(own.id);
    await reissue(own.id);
    expect((await read(own.id)).email).toBe(email);
    expect((await list({ q: own.placed.order_number })).results).toHaveLength(3);
    const code = await codeOf(own.id);
    const { rows } = await shop.open.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('entity', '=', 'gift_card')
      .execute()
      .then((found) => ({ rows: JSON.stringify(found) }));
    for (const secret of [email, code, own.code]) expect(rows).not.toContain(secret);
    const [write] = (await call<StaffLogResponse>('log/?about=gift_card')).answer.results;
    expect(write).toMatchObject({ action: 'gift_card_reissue', name: code.slice(-4), can_be_undone: false });
    expect((await call(`log/${write?.id}/undo/`, { method: 'POST', body: {} })).status).toBe(404);
  });

  it('that stays blocked, or pays, only by the word of who sends it, with a reason', async () => {
    const own = await bought(50);
    await block(own.id, { is_blocked: true, reason: 'lost' });
    expect(Object.keys((await reissue(own.id)).fields ?? {})).toEqual(['keeps_block', 'reason']);
    expect((await reissue(own.id, { keeps_block: false, reason: ' ' })).fields).toHaveProperty('reason');
    expect((await reissue(own.id, { keeps_block: true, reason: 'police asked' })).status).toBe(200);
    expect((await read(own.id)).standing).toMatchObject({ is_blocked: true, reason: 'police asked' });
    const code = await codeOf(own.id);
    expect((await shop.checkout(basket(code))).gift_cards).toMatchObject([{ valid: false, used: 0 }]);
    await shop.app.outboxWorker.drain();
    const [mail = ''] = shop.mails().filter((each) => each.includes(code));
    expect(mail).toContain('toistaiseksi suljettu');
    expect((await reissue(own.id, { keeps_block: false, reason: 'solved' })).status).toBe(200);
    expect((await read(own.id)).standing).toMatchObject({ is_blocked: false, reason: 'solved' });
    const log = (await call<StaffLogResponse>('log/?about=gift_card')).answer.results;
    expect(log[0]?.after).toMatchObject({ is_blocked: false, reason: 'solved' });
    expect(log[1]?.after).toMatchObject({ reason: 'police asked' });
    expect((await shop.checkout(basket(await codeOf(own.id)))).gift_cards).toMatchObject([{ valid: true, used: 50 }]);
  });

  it('elsewhere, and the address before is told so in its language, without code or new address', async () => {
    const own = await bought(50, { email: 'before@example.fi' });
    const tell = async (email?: string) => {
      expect((await reissue(own.id, email ? { email, email_again: email } : {})).status).toBe(200);
      const rows = await shop.open.db
        .selectFrom('outbox')
        .select('payload')
        .where('dedupe_key', 'like', `gift_card_moved ${own.id} %`)
        .where('sent_at', 'is', null)
        .execute();
      await shop.app.outboxWorker.drain();
      return rows.map(({ payload }) => (payload as { to: string }).to);
    };
    expect(await tell()).toEqual([]);
    const { hint } = (await read(own.id)).standing;
    expect(await tell('after@example.fi')).toEqual(['before@example.fi']);
    expect(await tell('AFTER@example.fi')).toEqual([]);
    expect(await tell('third@example.fi')).toEqual(['AFTER@example.fi']);
    const [mail = '', ...more] = shop.mails().filter((each) => each.includes(hint) && each.includes('suljemme kortin'));
    expect(more).toEqual([]);
    expect(mail).not.toContain('after@example.fi');
    expect(mail).not.toMatch(/[2-9A-Z]{4}-[2-9A-Z]{4}-/);
  });

  it('where it has money that may be spent: not while it is frozen, used up, or expired', async () => {
    const own = await bought(50);
    await call(`orders/${own.placed.order_number}/status/`, {
      method: 'POST',
      body: { status: 'manual_cancellation' },
    });
    expect((await reissue(own.id)).code).toBe('gift_card_frozen');
    const used = await bought(50);
    await spend(used.code);
    expect((await reissue(used.id)).code).toBe('gift_card_used_up');
    const old = await bought(50);
    await shop.open.db.updateTable('gift_cards').set({ expires_on: '2026-01-01' }).where('id', '=', old.id).execute();
    expect((await reissue(old.id)).code).toBe('gift_card_expired');
  });

  it('by an admin, where it holds more than others may give back (STAFF-19)', async () => {
    const own = await bought(510);
    expect(await reissue(own.id)).toMatchObject({ status: 403, code: 'gift_card_needs_admin' });
    expect((await reissue(own.id, {}, 'admin')).status).toBe(200);
  });

  it('by an admin too, where an order that it paid may give back more than others may', async () => {
    const own = await bought(600);
    await spend(own.code);
    expect((await read(own.id)).left).toBeLessThan(500);
    expect(await reissue(own.id)).toMatchObject({ status: 403, code: 'gift_card_needs_admin' });
    expect((await reissue(own.id, {}, 'admin')).status).toBe(200);
  });

  it('once, when two ask at the same moment', async () => {
    const own = await bought(50);
    const { standing: was } = await read(own.id);
    const both = await Promise.all([reissue(own.id, { was }), reissue(own.id, { was })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list({ q: own.placed.order_number, state: 'replaced' })).results).toHaveLength(1);
  });

  it('and an order that is placed meanwhile pays with the old code whole or not at all', async () => {
    const own = await bought(50);
    const asked = await shop.orderOf(basket(own.code));
    // As the payment page sends it: without what is left to pay, the order would be placed without the card.
    const order = { ...asked, expected_payable: asked.expected_total - 50 };
    const [placed, sent] = await Promise.all([shop.send(order), reissue(own.id)]);
    const isPaid = placed.statusCode < 300;
    expect(isPaid || placed.statusCode === 409).toBe(true);
    const card = await read(own.id);
    expect([card.left, card.spent + card.held]).toEqual(isPaid ? [0, 50] : [50, 0]);
    expect([200, 409]).toContain(sent.status);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('where an address is known or written: a card without an order needs one', async () => {
    const { id } = await shop.open.db
      .insertInto('gift_cards')
      .values({ code_hash: hashGiftCardCode('FOUND'), initial_minor: 5000, balance_minor: 5000 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await reissue(id)).fields).toHaveProperty('email');
    const email = 'finder@example.fi';
    expect((await reissue(id, { email, email_again: 'Finder@example.fi' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ email, order_number: null });
  });
});

describe('the mail with a code (STAFF-50)', () => {
  it('that waits goes out at once; one that went out is not kept', async () => {
    const own = await bought(50);
    const later = new Date(Date.now() + 600_000);
    const ofMail = shop.open.db.updateTable('outbox').where('dedupe_key', 'like', 'gift_card %');
    await ofMail.set({ available_at: later, last_error: 'down' }).where('sent_at', 'is', null).execute();
    expect((await call(`gift-cards/${own.id}/resend/`, { method: 'POST', body: {} })).status).toBe(200);
    await shop.app.outboxWorker.drain();
    expect(shop.mails().filter((mail) => mail.includes(own.code))).toHaveLength(1);
    expect((await read(own.id)).mail).toBe('sent');
    expect((await call(`gift-cards/${own.id}/resend/`, { method: 'POST', body: {} })).code).toBe('gift_card_mailed');
  });

  it('that a process is sending now is sent by it alone, and no new code joins it', async () => {
    const own = await bought(50);
    await claimEntries(shop.open.db, ['mail'], 100);
    expect((await read(own.id)).mail).toBe('leaving');
    const resend = () => call(`gift-cards/${own.id}/resend/`, { method: 'POST', body: {} });
    expect((await resend()).code).toBe('gift_card_mail_leaving');
    expect((await reissue(own.id)).code).toBe('gift_card_mail_leaving');
    await shop.app.outboxWorker.drain();
    expect(shop.mails().filter((mail) => mail.includes(own.code))).toEqual([]);
    // The process died: when its time is over, the mail waits again.
    const past = new Date(Date.now() - 1000);
    await shop.open.db.updateTable('outbox').set({ leased_until: past }).where('sent_at', 'is', null).execute();
    expect((await resend()).status).toBe(200);
    await shop.app.outboxWorker.drain();
    expect(shop.mails().filter((mail) => mail.includes(own.code))).toHaveLength(1);
  });

  it('that did not go out yet never brings a code that ended', async () => {
    const own = await bought(50);
    await reissue(own.id);
    await shop.app.outboxWorker.drain();
    expect(shop.mails().filter((mail) => mail.includes(own.code))).toEqual([]);
  });
});
