import { randomUUID } from 'node:crypto';
import type { StoreReturn, WithdrawOrderResponse } from 'mf-shared/contract';
import { type Locale, localeCodes } from 'mf-shared/contract';
import { longDate } from 'mf-shared/rules/long-date';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceSettings } from '../../service-settings.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { loadServiceSecret } from '../secrets/service-secret.ts';
import { remind } from './remind.ts';

const dayMs = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs);

describe('reminders before last days (AFTER-88 to AFTER-90, AFTER-117)', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService({ RETURN_ADDRESS: 'Havu, Palautukset, 01530 Vantaa' });
    await shop.fillShelves(110, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
  });
  afterAll(() => shop.close());

  let callers = 0;
  const post = (path: string, body: unknown, authorization?: string) =>
    shop.call(path, {
      ...{ method: 'POST', body, locale: 'en', from: `192.0.2.${(++callers % 250) + 1}` },
      ...(authorization ? { authorization } : {}),
    });
  /** Reminds as the hourly look does, on another day. */
  const remindOn = async (now: Date, environment: NodeJS.ProcessEnv = {}) => {
    const secret = await loadServiceSecret(shop.open.db, null);
    await remind({ db: shop.open.db, secret, settings: serviceSettings(environment) }, now);
  };
  const delivered = async (
    email: string,
    { authorization, language = 'fi' }: { authorization?: string; language?: string } = {},
  ) => {
    const placed = await shop.place(
      { rows: [[110, 1]], form: { email }, cart: { country_code: 'fi', language_code: language as 'fi' } },
      authorization,
    );
    await shop.pay(placed, 'approve', 'lost');
    const number = placed.order_number;
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await post(`/api/staff/orders/${number}/status/`, { status }, staff);
    return { order_number: number, key: placed.order_key };
  };
  const returned = async (form: { order_number: string; key: string }) => {
    const body = { ...form, lines: [{ productId: 110, amount: 1 }] };
    const { confirmation } = (await post('/api/returns/', body)).json<WithdrawOrderResponse>();
    return (await post('/api/returns/', { ...body, confirmation })).json<WithdrawOrderResponse>().code ?? '';
  };
  const entriesTo = async (to: string, template: string) => {
    const entries = await shop.open.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
    return entries.filter(({ payload }) => {
      const mail = payload as { to?: string; template?: string };
      return mail.to === to && mail.template === template;
    });
  };
  /** Every reminder says how its receiver gets no more. */
  const remindersTo = (to: string) =>
    shop.mails().filter((mail) => mail.includes(`accounts/stop_reminders/#${encodeURIComponent(to)}`));

  it('tell once, some days before, that a declared parcel has not come: until when, where to, and how to get no more', async () => {
    const code = await returned(await delivered('parcel@example.fi'));
    await remindOn(daysFromNow(9));
    expect(await entriesTo('parcel@example.fi', 'return_reminder')).toHaveLength(0);
    await Promise.all([remindOn(daysFromNow(11)), remindOn(daysFromNow(11))]);
    await remindOn(daysFromNow(12));
    expect(await entriesTo('parcel@example.fi', 'return_reminder')).toHaveLength(1);
    await shop.app.outboxWorker.drain();
    const [mail, ...others] = remindersTo('parcel@example.fi');
    expect(others).toEqual([]);
    expect(mail).toContain(`/returns/status/#${code}`);
    expect(mail).toContain('Havu, Palautukset, 01530 Vantaa');
  });

  it('are not for parcels that came, were taken back, or are on their way', async () => {
    const came = await returned(await delivered('came@example.fi'));
    const id = shop.open.db.selectFrom('returns').select('id').orderBy('id', 'desc').limit(1);
    const { id: returnId } = await id.executeTakeFirstOrThrow();
    await post(`/api/staff/returns/${returnId}/receive/`, { store: null }, staff);
    const back = await returned(await delivered('back@example.fi'));
    await post(`/api/returns/${back}/cancel/`, {});
    const sent = await returned(await delivered('sent@example.fi'));
    await post(`/api/returns/${sent}/tracking/`, { tracking_code: 'JJFI123' });
    expect(came).not.toBe('');
    await remindOn(daysFromNow(12));
    for (const name of ['came', 'back', 'sent'])
      expect(await entriesTo(`${name}@example.fi`, 'return_reminder')).toEqual([]);
  });

  it('come in the language of the order', async () => {
    for (const language of localeCodes) await returned(await delivered(`${language}@example.fi`, { language }));
    await remindOn(daysFromNow(12));
    await shop.app.outboxWorker.drain();
    const languages = localeCodes.map((language) =>
      remindersTo(`${language}@example.fi`).map((mail) => /<html lang="(\w+)"/.exec(mail)?.[1]),
    );
    expect(languages).toEqual(localeCodes.map((language) => [language]));
  });

  it('are off by their settings', async () => {
    await returned(await delivered('off@example.fi'));
    await remindOn(daysFromNow(12), { RETURN_REMINDER_DAYS: '0', DEADLINE_REMINDER_DAYS: '0' });
    expect(await entriesTo('off@example.fi', 'return_reminder')).toEqual([]);
  });

  it('of the last day to return unused goods go once to customers who want reminders, while there is something to return', async () => {
    const wants = await shop.signedIn({ email: 'wants@example.fi' });
    const wantsNone = await shop.signedIn({ email: 'none@example.fi' });
    await shop.open.db.updateTable('customers').set({ reminder_consent: true }).where('id', '=', wants.id).execute();
    const { order_number } = await delivered('wants@example.fi', { authorization: wants.authorization });
    await delivered('none@example.fi', { authorization: wantsNone.authorization });
    const { authorization } = wants;
    await returned(await delivered('wants@example.fi', { authorization }));
    await remindOn(daysFromNow(90));
    expect(await entriesTo('wants@example.fi', 'return_deadline')).toEqual([]);
    await remindOn(daysFromNow(95));
    await remindOn(daysFromNow(97));
    const told = await entriesTo('wants@example.fi', 'return_deadline');
    expect(told).toMatchObject([{ payload: { values: { number: order_number } } }]);
    expect(await entriesTo('none@example.fi', 'return_deadline')).toEqual([]);
    await shop.app.outboxWorker.drain();
    expect(remindersTo('wants@example.fi').some((mail) => mail.includes(`/view-order/#${order_number}/`))).toBe(true);
  });

  it('stop, all of them, for an address with and without an account, and come back when they are wanted (SESSION-60)', async () => {
    const { id, authorization } = await shop.signedIn({ email: 'stop@example.fi' });
    await shop.open.db.updateTable('customers').set({ reminder_consent: true }).where('id', '=', id).execute();
    await delivered('stop@example.fi', { authorization });
    await returned(await delivered('guest@example.fi'));
    for (const email of ['Stop@example.fi', 'GUEST@example.fi', 'nobody@example.fi'])
      expect((await post('/api/accounts/stop_reminders/', { email })).json()).toEqual({ ok: true });
    // The table holds no readable address, and no unknown one.
    const stops = await shop.open.db.selectFrom('reminder_stops').selectAll().execute();
    expect(stops).toHaveLength(2);
    expect(JSON.stringify(stops)).not.toContain('example.fi');
    await remindOn(daysFromNow(12));
    await remindOn(daysFromNow(95));
    expect(await entriesTo('guest@example.fi', 'return_reminder')).toEqual([]);
    expect(await entriesTo('stop@example.fi', 'return_deadline')).toEqual([]);
    const wanted = await shop.call('/api/customer/', {
      method: 'PATCH',
      body: { reminder_consent: true },
      authorization,
    });
    expect(wanted.statusCode).toBe(200);
    await remindOn(daysFromNow(96));
    expect(await entriesTo('stop@example.fi', 'return_deadline')).toHaveLength(1);
  });

  describe('of what a store sold and its buyer wants to return (AFTER-117)', () => {
    /** Today is so many days after the purchase. */
    const filed = async (email: string, daysAfter = 85, own: { returnStore?: string; locale?: Locale } = {}) => {
      const { locale = 'en', returnStore = '' } = own;
      const response = await shop.call('/api/store-returns/', {
        ...{ method: 'POST', locale, from: `192.0.2.${(++callers % 250) + 1}` },
        body: {
          ...{ store: '2', receipt: '4711-22', timeOfPurchase: shopDayAfter(new Date(), -daysAfter), returnStore },
          rows: [{ model: 'Jacket', size: 'M', amount: 1, price: '29,90', reason: 'too_small' }],
          ...{ payout: 'store', name: 'Aino Lehtonen', email, phone: '0405550101', requestKey: randomUUID() },
        },
      });
      return response.json<StoreReturn>();
    };
    const reminders = async ({ number }: StoreReturn) => {
      const { db } = shop.open;
      const { id } = await db
        .selectFrom('store_returns')
        .select('id')
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
      const entries = await db.selectFrom('outbox').select('payload').where('kind', '=', 'store_return_mail').execute();
      return entries.filter(({ payload }) => {
        const mail = payload as { storeReturnId?: string; news?: string };
        return mail.storeReturnId === id && mail.news === 'reminder';
      }).length;
    };

    it('come once, some days before, whoever looks: by when, where to, and how to get no more', async () => {
      const found = await filed('store@example.fi');
      await remindOn(daysFromNow(10));
      expect(await reminders(found)).toBe(0);
      await Promise.all([remindOn(daysFromNow(11)), remindOn(daysFromNow(11))]);
      await remindOn(daysFromNow(13));
      expect(await reminders(found)).toBe(1);
      await shop.app.outboxWorker.drain();
      const [mail, ...others] = remindersTo('store@example.fi');
      expect(others).toEqual([]);
      expect(mail).toContain(`/returns/status/#${found.code}`);
      expect(mail).toContain('Havu, Palautukset, 01530 Vantaa');
      expect(mail).toContain(longDate(shopDayAfter(new Date(), 15), 'en'));
    });

    it('are not for what came, was taken back, is on its way, was told just now, or is late already', async () => {
      const came = await filed('store-came@example.fi');
      await post(`/api/staff/store-returns/${came.number}/move/`, { version: 1, status: 'processing-return' }, staff);
      const back = await filed('store-back@example.fi');
      await post(`/api/store-returns/${back.code}/cancel/`, {});
      const sent = await filed('store-sent@example.fi');
      await post(`/api/store-returns/${sent.code}/tracking/`, { tracking_code: 'JJFI123' });
      await remindOn(daysFromNow(12));
      const late = await filed('store-late@example.fi', 90);
      await remindOn(daysFromNow(11));
      const fresh = await filed('store-fresh@example.fi', 98);
      await remindOn(daysFromNow(1));
      await remindOn(daysFromNow(12), { RETURN_REMINDER_DAYS: '0' });
      for (const each of [came, back, sent, late, fresh]) expect(await reminders(each)).toBe(0);
    });

    it('come in the language of the form, and not to who did what they ask for while they waited', async () => {
      for (const locale of localeCodes) await filed(`store-${locale}@example.fi`, 85, { locale });
      const quick = await filed('store-quick@example.fi');
      await remindOn(daysFromNow(12));
      expect(await reminders(quick)).toBe(1);
      await post(`/api/store-returns/${quick.code}/cancel/`, {});
      await shop.app.outboxWorker.drain();
      expect(remindersTo('store-quick@example.fi')).toEqual([]);
      const languages = localeCodes.map((locale) =>
        remindersTo(`store-${locale}@example.fi`).map((mail) => /<html lang="(\w+)"/.exec(mail)?.[1]),
      );
      expect(languages).toEqual(localeCodes.map((locale) => [locale]));
    });

    it('stop for an address that bought in stores alone (AFTER-90)', async () => {
      const found = await filed('store-stop@example.fi');
      await post('/api/accounts/stop_reminders/', { email: 'Store-Stop@example.fi' });
      await remindOn(daysFromNow(12));
      expect(await reminders(found)).toBe(0);
    });
  });

  describe('requests for reviews (REVIEW-21, REVIEW-23)', () => {
    const buyer = async (email: string, agreed: boolean) => {
      const { id, authorization } = await shop.signedIn({ email });
      await shop.open.db.updateTable('customers').set({ review_consent: agreed }).where('id', '=', id).execute();
      return { id, authorization };
    };
    const asked = (email: string) => entriesTo(email, 'review_request');

    it('go once, some days after the order came, to who agreed, with a link that ends them', async () => {
      const { authorization } = await buyer('agreed@example.fi', true);
      const other = await buyer('disagreed@example.fi', false);
      const { order_number } = await delivered('agreed@example.fi', { authorization, language: 'sv' });
      await delivered('disagreed@example.fi', { authorization: other.authorization });
      await delivered('no-account@example.fi');
      await remindOn(daysFromNow(13));
      expect(await asked('agreed@example.fi')).toEqual([]);
      await Promise.all([remindOn(daysFromNow(15)), remindOn(daysFromNow(15))]);
      await remindOn(daysFromNow(16));
      expect(await asked('agreed@example.fi')).toMatchObject([{ payload: { values: { number: order_number } } }]);
      expect(await asked('disagreed@example.fi')).toEqual([]);
      expect(await asked('no-account@example.fi')).toEqual([]);
      await shop.app.outboxWorker.drain();
      const [mail] = shop.mails().filter((each) => each.includes('accounts/stop_review_requests/#agreed%40example.fi'));
      expect(mail).toContain(`/view-order/#${order_number}/`);
      expect(mail).toMatch(/<html lang="sv"/);
    });

    it('are not sent where all was reviewed or given back, where they are off, or long after', async () => {
      const reviewed = await buyer('reviewed@example.fi', true);
      await delivered('reviewed@example.fi', reviewed);
      const model_id = await shop.open.db
        .selectFrom('order_lines')
        .select('model_id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
        .then((line) => line.model_id);
      const review = { model_id, rating: 8, visible_name: 'Aino', comment: 'Warm' };
      expect((await post('/api/reviews/', review, reviewed.authorization)).statusCode).toBe(201);
      const back = await buyer('gave-back@example.fi', true);
      await returned(await delivered('gave-back@example.fi', back));
      const late = await buyer('late@example.fi', true);
      await delivered('late@example.fi', late);
      await remindOn(daysFromNow(15), { REVIEW_REQUEST_DAYS: '0' });
      expect(await asked('late@example.fi')).toEqual([]);
      await remindOn(daysFromNow(45));
      expect(await asked('late@example.fi')).toEqual([]);
      await remindOn(daysFromNow(43));
      for (const name of ['reviewed', 'gave-back']) expect(await asked(`${name}@example.fi`)).toEqual([]);
      expect(await asked('late@example.fi')).toHaveLength(1);
    });

    it('end by the link and come back by the settings', async () => {
      const { authorization } = await buyer('ends@example.fi', true);
      await delivered('ends@example.fi', { authorization });
      for (const email of ['Ends@example.fi', 'nobody@example.fi'])
        expect((await post('/api/accounts/stop_review_requests/', { email })).json()).toEqual({ ok: true });
      await remindOn(daysFromNow(15));
      expect(await asked('ends@example.fi')).toEqual([]);
      const body = { review_consent: true };
      await shop.call('/api/customer/', { method: 'PATCH', body, authorization });
      await remindOn(daysFromNow(16));
      expect(await asked('ends@example.fi')).toHaveLength(1);
    });
  });
});
