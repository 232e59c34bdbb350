import { randomUUID } from 'node:crypto';
import type {
  ApiError,
  Locale,
  OwnStoreReturns,
  StaffStoreReturn,
  StaffStoreReturnsResponse,
  StoreReturn,
} from 'mf-shared/contract';
import { localeCodes } from 'mf-shared/contract';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../../audit/find-order-faults.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { personalRecords } from '../accounts/personal-data/personal-records.ts';
import { forgetOldAccounts } from './write-on-store-return.ts';

const iban = 'FI2112345600000785';
const row = { model: 'Kuura shell jacket', color: 'Moss', size: 'M', amount: 2, price: '29,90', reason: 'too_small' };
const dayMs = 86_400_000;
let callers = 0;
/** A caller of its own for each call: those of one are limited. */
function newCaller(): string {
  callers += 1;
  return `10.8.${callers >> 8}.${callers & 255}`;
}

describe('returns of purchases in stores (AFTER-82, AFTER-83)', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService({});
    await shop.open.db.updateTable('stock').set({ reserved: 0 }).execute();
    staff = (await shop.signedIn({ is_staff: true })).authorization;
  });
  afterAll(() => shop.close());

  const form = (own: object = {}) => ({
    ...{ store: '2', receipt: '4711-22', timeOfPurchase: shopDayAfter(new Date(), -10), rows: [row], payout: 'bank' },
    ...{ accountHolder: 'Aino Lehtonen', iban: 'fi21 1234 5600 0007 85', name: 'Aino Lehtonen' },
    ...{ email: `aino.${randomUUID()}@example.fi`, phone: '040 555 0101', requestKey: randomUUID() },
    ...own,
  });
  const post = (path: string, body: unknown, authorization?: string, locale: Locale = 'en') =>
    shop.call(path, {
      ...{ method: 'POST', body, locale, from: newCaller() },
      ...(authorization ? { authorization } : {}),
    });
  const file = (own: object = {}, locale: Locale = 'en') => post('/api/store-returns/', form(own), undefined, locale);
  const filed = async (own: object = {}, locale: Locale = 'en') => {
    const response = await file(own, locale);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<StoreReturn>();
  };
  const read = (code: string) => shop.call(`/api/store-returns/${code}/`, { locale: 'en', from: newCaller() });
  const open = async (number: number) =>
    (await shop.call(`/api/staff/store-returns/${number}/`, { authorization: staff })).json<StaffStoreReturn>();
  const list = async (status: string) =>
    (
      await shop.call(`/api/staff/store-returns/?status=${status}`, { authorization: staff })
    ).json<StaffStoreReturnsResponse>();
  const move = async (number: number, status: string, own: object = {}) => {
    const { version } = await open(number);
    return post(`/api/staff/store-returns/${number}/move/`, { version, status, ...own }, staff);
  };
  const pay = async (number: number, version?: number) =>
    post(`/api/staff/store-returns/${number}/paid/`, { version: version ?? (await open(number)).version }, staff);
  const accepted = async (own: object = {}, refund = '59.80') => {
    const found = await filed(own);
    await move(found.number, 'processing-return');
    expect((await move(found.number, 'processed-return', { refund })).statusCode).toBe(200);
    return found;
  };
  const wrong = ({ statusCode, body }: { statusCode: number; body: string }) => {
    const { error } = JSON.parse(body) as ApiError;
    return [statusCode, error.code, Object.keys(error.fields ?? {})];
  };
  const stored = (number: number) =>
    shop.open.db.selectFrom('store_returns').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

  it('are listed to the customer who made them, with the codes that open them, and to nobody else', async () => {
    const [mine, other] = [await shop.signedIn(), await shop.signedIn()];
    const made = (await post('/api/store-returns/', form(), mine.authorization)).json<StoreReturn>();
    await filed();
    const own = async ({ authorization }: { authorization: string }) =>
      (await shop.call('/api/customer/store-returns/', { authorization })).json<OwnStoreReturns>().results;
    expect(await own(mine)).toMatchObject([{ number: made.number, code: made.code, status: 'new-return' }]);
    expect(await own(other)).toEqual([]);
    expect((await shop.call('/api/customer/store-returns/')).statusCode).toBe(401);
    expect((await read(made.code)).statusCode).toBe(200);
  });

  it('are written down once, and their code opens them', async () => {
    const sent = form();
    const [one, two] = await Promise.all([post('/api/store-returns/', sent), post('/api/store-returns/', sent)]);
    const found = one.json<StoreReturn>();
    expect(two.json<StoreReturn>().number).toBe(found.number);
    expect(found).toMatchObject({ status: 'new-return', told: 59.8, refund: null, payout: 'bank', iban_end: '0785' });
    expect(found.code).toMatch(/^ST(-[0-9A-Z]{4}){3}$/);
    const typed = found.code.toLowerCase().replaceAll('-', ' ');
    expect((await read(encodeURIComponent(typed))).json<StoreReturn>().number).toBe(found.number);
    expect(wrong(await read('ST-0000-0000-0000'))).toEqual([404, 'return_not_found', []]);
    expect(wrong(await post('/api/store-returns/', { ...sent, receipt: 'another' }))).toEqual([
      ...[422, 'idempotency_key_reused'],
      [],
    ]);
  });

  it.each<[string, object, string]>([
    ['no store', { store: '' }, 'store'],
    ['a warehouse for a store', { store: '20' }, 'store'],
    ['no receipt', { receipt: ' ' }, 'receipt'],
    ['a day that is still to come', { timeOfPurchase: shopDayAfter(new Date(), 1) }, 'timeOfPurchase'],
    ['no size, and no word that it has none', { rows: [{ ...row, size: '' }] }, 'rows.0.size'],
    ['a price that is none', { rows: [row, { ...row, price: '0,00' }] }, 'rows.1.price'],
    ['no reason', { rows: [{ ...row, reason: '' }] }, 'rows.0.reason'],
    ['an account number with a typo', { iban: 'FI2112345600000786' }, 'iban'],
    ['no account holder', { accountHolder: '' }, 'accountHolder'],
    ['an email that is none', { email: 'aino' }, 'email'],
    ['a phone that is none', { phone: '12' }, 'phone'],
    ['to a store that is none', { returnStore: '999' }, 'returnStore'],
  ])('with %s are refused, and the field is named', async (_, own, field) => {
    expect(wrong(await file(own))).toEqual([400, 'invalid_request', [field]]);
  });

  it('without a size need none where there is none, and no account where the money comes at the till', async () => {
    const found = await filed({
      rows: [{ ...row, size: 'M', noSize: true }],
      payout: 'store',
      iban: '',
      accountHolder: '',
    });
    expect(found.rows[0]?.size).toBe('');
    expect(await stored(found.number)).toMatchObject({ iban_sealed: null, iban_end: '', account_holder: '' });
  });

  it('are taken for 100 days, and told when the time is over', async () => {
    await filed({ timeOfPurchase: shopDayAfter(new Date(), -100) });
    for (const locale of localeCodes) {
      const late = await file({ timeOfPurchase: shopDayAfter(new Date(), -101) }, locale);
      expect(wrong(late)).toEqual([409, 'store_return_time_over', []]);
      expect(late.body).not.toMatch(/\{\{|store_return_time_over\./);
    }
  });

  it('keep the account encrypted, tell it to who has to pay, and forget it with the payment', async () => {
    const found = await filed();
    const before = await stored(found.number);
    expect(JSON.stringify(before)).not.toContain(iban.slice(4, 14));
    expect((await open(found.number)).account).toBeNull();
    await move(found.number, 'processing-return');
    await move(found.number, 'processed-return', { refund: '59,80', body: 'Thank you.' });
    const due = await open(found.number);
    expect(due).toMatchObject({ refund: 59.8, paid_at: null, account: { holder: 'Aino Lehtonen', iban } });
    expect((await list('to_pay')).results.map(({ number }) => number)).toContain(found.number);
    const answers = await Promise.all([1, 2, 3].map(() => pay(found.number, due.version)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await stored(found.number)).toMatchObject({ iban_sealed: null, account_holder: '', iban_end: '0785' });
    expect((await open(found.number)).account).toBeNull();
    expect((await list('to_pay')).results.map(({ number }) => number)).not.toContain(found.number);
    await shop.app.outboxWorker.drain();
    const told = shop.mails().filter((mail) => mail.includes(String(found.number)));
    expect(
      told.filter((mail) => mail.includes('The transfer is made') || mail.includes('the transfer is made')),
    ).toHaveLength(1);
    expect(told.join()).not.toContain(iban);
  });

  it('are paid at the till with the decision, where the buyer wants it there', async () => {
    const { number } = await accepted({ payout: 'store' }, '50');
    const now = await open(number);
    expect(now).toMatchObject({ status: 'processed-return', refund: 50, next: [] });
    expect(now.paid_at).not.toBeNull();
    expect(wrong(await pay(number))).toEqual([409, 'return_moved', []]);
  });

  it('give back no more than the products cost, and no nonsense', async () => {
    const { number } = await filed();
    await move(number, 'processing-return');
    for (const refund of ['59.81', '0', '-5', 'all', ''])
      expect(wrong(await move(number, 'processed-return', { refund }))).toEqual([400, 'invalid_request', ['refund']]);
    expect((await stored(number)).status).toBe('processing-return');
  });

  it('that are refused say why, and forget the account', async () => {
    const { number } = await filed();
    await move(number, 'processing-return');
    expect(wrong(await move(number, 'rejected-return'))).toEqual([400, 'invalid_request', ['body']]);
    await move(number, 'rejected-return', { body: 'It has been used.' });
    expect(await stored(number)).toMatchObject({ status: 'rejected-return', iban_sealed: null, account_holder: '' });
    expect(wrong(await move(number, 'processing-return'))).toEqual([409, 'return_moved', []]);
  });

  it('go on when the buyer answers, and take no answer once they are over', async () => {
    const { number, code } = await filed();
    await move(number, 'processing-return');
    await move(number, 'more_info-return', { body: 'Which store?' });
    const letter = { body: 'Helsinki.', requestKey: randomUUID() };
    const answers = await Promise.all([1, 2].map(() => post(`/api/store-returns/${code}/messages/`, letter)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { status, events } = await open(number);
    expect([status, events.filter(({ body }) => body === 'Helsinki.').length]).toEqual(['processing-return', 1]);
    await move(number, 'rejected-return', { body: 'No.' });
    const late = { ...letter, requestKey: randomUUID() };
    expect(wrong(await post(`/api/store-returns/${code}/messages/`, late))).toEqual([409, 'return_over', []]);
  });

  it('hide the staff’s notes from buyers, and letters are mailed', async () => {
    const { number, code } = await filed();
    const write = async (body: string, is_internal: boolean) =>
      post(
        `/api/staff/store-returns/${number}/messages/`,
        { version: (await open(number)).version, body, is_internal },
        staff,
      );
    await write('Receipt looks odd', true);
    await write('We look at it', false);
    const seen = (await read(code)).body;
    expect([seen.includes('Receipt looks odd'), seen.includes('We look at it')]).toEqual([false, true]);
    const stale = { version: 1, body: 'x', is_internal: true };
    expect(wrong(await post(`/api/staff/store-returns/${number}/messages/`, stale, staff))).toEqual([
      ...[409, 'return_changed'],
      [],
    ]);
  });

  it('that are handed over at a counter are filed and have arrived in one step, however often it is sent (AFTER-112)', async () => {
    const sent = { ...form({ payout: 'store', accountHolder: '', iban: '', returnStore: '1' }), language: 'sv' };
    const take = (own: object = {}) => post('/api/staff/store-returns/', { ...sent, ...own }, staff);
    expect(wrong(await take({ returnStore: '' }))).toEqual([400, 'invalid_request', ['returnStore']]);
    expect(wrong(await take({ receipt: '' }))).toEqual([400, 'invalid_request', ['receipt']]);
    expect(wrong(await take({ timeOfPurchase: shopDayAfter(new Date(), -101) }))).toEqual([
      ...[409, 'store_return_time_over'],
      [],
    ]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => take()));
    const [number] = new Set(answers.map((answer) => answer.json<StaffStoreReturn>().number));
    if (number === undefined) throw new Error('nothing was taken');
    expect(answers.every((answer) => answer.json<StaffStoreReturn>().number === number)).toBe(true);
    expect(await open(number)).toMatchObject({
      ...{ status: 'processing-return', return_store: 1, told: 59.8 },
      events: [{ status: 'processing-return', by: 'staff' }],
    });
    const log = await shop.open.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('entity', '=', 'store_return')
      .where('entity_id', '=', String(number))
      .execute();
    expect(log).toMatchObject([{ action: 'store_return.taken_at_counter', after: { store: 1, receipt: '4711-22' } }]);
    await shop.app.outboxWorker.drain();
    const mails = shop.mails().filter((mail) => mail.includes(String(number)));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('lang="sv"');
    expect((await move(number, 'processed-return', { refund: '59,80' })).statusCode).toBe(200);
    const customer = (await shop.signedIn({})).authorization;
    expect((await post('/api/staff/store-returns/', sent, customer)).statusCode).toBe(403);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('say how their pieces are and where once they are here, to the staff alone (AFTER-113)', async () => {
    const { number, code } = await filed({ rows: [row, { ...row, model: 'Kuura cap' }] });
    const place = async (rows: object[], version?: number) =>
      post(
        `/api/staff/store-returns/${number}/pieces/`,
        { version: version ?? (await open(number)).version, rows },
        staff,
      );
    const shelf = { condition: 'opened', destination: 'store', store: 2, place: 'B-14-02' };
    const off = { condition: 'damaged', destination: 'written_off', store: 2, place: 'B-1' };
    expect(wrong(await place([shelf, off]))).toEqual([409, 'return_not_here', []]);
    await move(number, 'processing-return');
    expect(wrong(await place([shelf]))).toEqual([400, 'invalid_request', ['rows']]);
    expect(wrong(await place([{ ...shelf, store: null }, off]))).toEqual([400, 'invalid_request', ['rows.0.store']]);
    expect(wrong(await place([{ ...shelf, store: 20 }, off]))).toEqual([400, 'invalid_request', ['rows.0.store']]);
    expect((await place([shelf, off])).json<StaffStoreReturn>().pieces).toEqual([
      shelf,
      { condition: 'damaged', destination: 'written_off', store: null, place: '' },
    ]);
    expect(wrong(await place([shelf, off], 1))).toEqual([409, 'return_changed', []]);
    expect((await read(code)).body).not.toMatch(/B-14-02|written_off/);
    // Pieces that nobody knows by a variant are in no stock of the shop's.
    expect((await open(number)).version).toBeGreaterThan(1);
  });

  it('tell how much is at stake, and which of them is much (AFTER-114)', async () => {
    const before = await list('open');
    const [small, large] = [await filed(), await filed({ rows: [{ ...row, amount: 7 }] })];
    const after = await list('open');
    const atStake = (answer: StaffStoreReturnsResponse) => answer.at_stake[0]?.amount ?? 0;
    expect(Math.round((atStake(after) - atStake(before)) * 100)).toBe(5980 + 20930);
    expect([after.counts.large - before.counts.large, after.at_stake[0]?.currency]).toEqual([1, 'eur']);
    const much = (await list('large')).results.map(({ number }) => number);
    expect([much.includes(large.number), much.includes(small.number)]).toEqual([true, false]);
    const sums = (await list('open&sort=-amount')).results.map(({ told, refund }) => refund ?? told);
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
    // A decided return counts with its refund, as long as that is to be paid.
    await move(large.number, 'processing-return');
    await move(large.number, 'processed-return', { refund: '100' });
    expect(Math.round((atStake(await list('open')) - atStake(before)) * 100)).toBe(5980 + 10000);
    await pay(large.number);
    expect(Math.round((atStake(await list('open')) - atStake(before)) * 100)).toBe(5980);
  });

  it('tell the staff of other returns with the same receipt', async () => {
    const receipt = `R-${randomUUID()}`;
    const [one, two] = [await filed({ receipt }), await filed({ receipt })];
    expect((await open(two.number)).same_receipt).toEqual([one.number]);
  });

  it('are the staff’s alone on their side', async () => {
    const customer = (await shop.signedIn({})).authorization;
    const { number } = await filed();
    const asked = await shop.call(`/api/staff/store-returns/${number}/`, { authorization: customer });
    expect(asked.statusCode).toBe(403);
    expect((await post(`/api/staff/store-returns/${number}/paid/`, { version: 1 }, customer)).statusCode).toBe(403);
  });

  it('are late after five days, in a list of their own (AFTER-93)', async () => {
    const { number } = await filed();
    expect((await list('late')).results.map((each) => each.number)).not.toContain(number);
    await shop.open.db
      .updateTable('store_returns')
      .set({ status_at: new Date(Date.now() - 5 * dayMs - 60_000) })
      .where('number', '=', number)
      .execute();
    const { results, total, counts } = await list('late');
    expect(results.map((each) => each.number)).toContain(number);
    expect(counts.late).toBe(total);
  });

  it('forget accounts that nobody used for half a year', async () => {
    const { number } = await filed();
    await forgetOldAccounts(shop.open.db, new Date(Date.now() + 179 * dayMs));
    expect((await stored(number)).iban_sealed).not.toBeNull();
    await forgetOldAccounts(shop.open.db, new Date(Date.now() + 181 * dayMs));
    expect(await stored(number)).toMatchObject({ iban_sealed: null, account_holder: '' });
  });

  it('write each of their mails in six languages, with the link of the case', async () => {
    for (const locale of localeCodes) {
      const { number, code } = await filed({ payout: 'bank' }, locale);
      await move(number, 'processing-return');
      await move(number, 'more_info-return', { body: 'Words of the shop' });
      await move(number, 'processing-return', { body: 'Words of the shop' });
      await move(number, 'processed-return', { refund: '1' });
      await pay(number);
      await shop.app.outboxWorker.drain();
      const mails = shop.mails().filter((mail) => mail.includes(`#${code}`));
      expect(mails).toHaveLength(6);
      expect(mails.filter((mail) => /\{\{|mails\.|store_returns\./.test(mail))).toEqual([]);
    }
  });

  const logOf = (number: number) =>
    shop.open.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'after'])
      .where('entity', '=', 'store_return')
      .where('entity_id', '=', String(number))
      .orderBy('id')
      .execute();
  const mailsOf = async (number: number, news: string) => {
    const entries = await shop.open.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'store_return_mail')
      .execute();
    const { id } = await stored(number);
    return entries.filter(({ payload }) => {
      const mail = payload as { storeReturnId?: string; news?: string };
      return mail.storeReturnId === id && mail.news === news;
    });
  };
  const cancel = (code: string) => post(`/api/store-returns/${code}/cancel/`, {});
  const track = (code: string, tracking_code: string) =>
    post(`/api/store-returns/${code}/tracking/`, { tracking_code });

  it('are taken back once while nothing has arrived, however often it is said, and forget the account (AFTER-115)', async () => {
    const { number, code, can_cancel } = await filed();
    expect(can_cancel).toBe(true);
    const answers = await Promise.all(Array.from({ length: 50 }, () => cancel(code)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(answers[49]?.json<StoreReturn>()).toMatchObject({
      ...{ status: 'cancelled', can_cancel: false, can_write: false },
      events: [{ status: 'new-return' }, { by: 'buyer', status: 'cancelled' }],
    });
    expect(await stored(number)).toMatchObject({ iban_sealed: null, account_holder: '', version: 2 });
    expect(await open(number)).toMatchObject({ status: 'cancelled', next: [], account: null });
    expect((await list('cancelled')).results.map((each) => each.number)).toContain(number);
    expect((await list('open')).results.map((each) => each.number)).not.toContain(number);
    expect(await logOf(number)).toMatchObject([
      { action: 'store_return.cancelled', actor_id: null, after: { status: 'cancelled' } },
    ]);
    expect(await mailsOf(number, 'cancelled')).toHaveLength(1);
    // It is over: nothing of it is handled, written about or tracked any more.
    expect(wrong(await move(number, 'processing-return'))).toEqual([409, 'return_moved', []]);
    const letter = { body: 'Still there?', requestKey: randomUUID() };
    expect(wrong(await post(`/api/store-returns/${code}/messages/`, letter))).toEqual([409, 'return_over', []]);
    expect(wrong(await track(code, 'JJFI 1'))).toEqual([409, 'return_over', []]);
    const piece = { condition: null, destination: null, store: null, place: '' };
    const pieces = { version: (await open(number)).version, rows: [piece] };
    expect(wrong(await post(`/api/staff/store-returns/${number}/pieces/`, pieces, staff))).toEqual([
      ...[409, 'return_not_here'],
      [],
    ]);
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });

  it('are not taken back once something has arrived, and an unknown code takes nothing back', async () => {
    const { number, code } = await filed();
    await move(number, 'processing-return');
    expect(wrong(await cancel(code))).toEqual([409, 'return_not_cancellable', []]);
    expect(await stored(number)).toMatchObject({ status: 'processing-return' });
    expect(wrong(await cancel('ST-0000-0000-0000'))).toEqual([404, 'return_not_found', []]);
    for (const locale of localeCodes) {
      const told = await post(`/api/store-returns/${code}/cancel/`, {}, undefined, locale);
      expect(told.json<ApiError>().error.message).not.toMatch(/return_not|\{\{/);
    }
  });

  it('are either taken back or received where both happen at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { number, code } = await filed();
      const { version } = await open(number);
      const receive = () =>
        post(`/api/staff/store-returns/${number}/move/`, { version, status: 'processing-return' }, staff);
      const [one, other] = await Promise.all(round % 2 === 0 ? [receive(), cancel(code)] : [cancel(code), receive()]);
      expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409]);
      const { status, version: after } = await stored(number);
      expect([after, ['cancelled', 'processing-return'].includes(status)]).toEqual([2, true]);
      expect(await mailsOf(number, 'cancelled')).toHaveLength(status === 'cancelled' ? 1 : 0);
      expect(await mailsOf(number, 'processing')).toHaveLength(status === 'cancelled' ? 0 : 1);
    }
  });

  it('take the tracking code of a parcel until they are handled; two tabs leave one of their codes (AFTER-116)', async () => {
    const { number, code } = await filed();
    const answers = await Promise.all(['JJFI 1', 'JJFI 2'].map((each) => track(code, each)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect([(await stored(number)).version, (await logOf(number)).length]).toEqual([3, 2]);
    expect((await track(code, ' JJFI 3 ')).json<StoreReturn>().tracking_code).toBe('JJFI 3');
    await track(code, 'JJFI 3');
    expect((await open(number)).tracking_code).toBe('JJFI 3');
    expect((await logOf(number)).at(-1)).toMatchObject({
      ...{ action: 'store_return.tracked', actor_id: null },
      after: { tracking_code: 'JJFI 3' },
    });
    expect(await logOf(number)).toHaveLength(3);
    await move(number, 'processing-return');
    expect((await track(code, 'JJFI 4')).statusCode).toBe(200);
    await move(number, 'rejected-return', { body: 'It was used.', goods: { to: 'with_buyer' } });
    expect(wrong(await track(code, 'JJFI 5'))).toEqual([409, 'return_over', []]);
    expect(wrong(await track(code, 'x'.repeat(61)))).toEqual([400, 'invalid_request', ['tracking_code']]);
  });

  it('go with the person, and are in the copy of the person’s data', async () => {
    const { number } = await filed({ email: 'leaves@example.fi' });
    const record = personalRecords.find(({ name }) => name === 'store_returns');
    const emails = ['leaves@example.fi'];
    const person = { id: 0, email: 'Leaves@example.fi', emails, language: 'fi' as const };
    const copy = JSON.stringify(await record?.read(shop.open.db, person, (file) => ({ ...file, address: '' })));
    expect(copy).toContain('Kuura shell jacket');
    expect(copy).not.toContain('iban_sealed');
    await record?.erase(shop.open.db, person);
    const left = shop.open.db.selectFrom('store_returns').select('id').where('number', '=', number);
    expect(await left.execute()).toEqual([]);
  });

  it('that give back more than was told are found', async () => {
    const { number } = await accepted();
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
    await shop.open.db.updateTable('store_returns').set({ refund_minor: 5981 }).where('number', '=', number).execute();
    expect((await findOrderFaults(shop.open.db)).map(({ subject }) => subject)).toEqual([`store_return:${number}`]);
  });
});
