import { randomUUID } from 'node:crypto';
import {
  type Complaint,
  type Locale,
  localeCodes,
  type StaffComplaint,
  type StaffReturn,
  type StaffStoreReturn,
  type StoreReturn,
  type WithdrawOrderResponse,
} from 'mf-shared/contract';
import { longDate } from 'mf-shared/rules/long-date';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceSettings } from '../../service-settings.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { loadServiceSecret } from '../secrets/service-secret.ts';
import { remind } from './remind.ts';

const dayMs = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs);

/** A case that the staff have asked about, by its kind. */
interface Asked {
  /** The page of the case, with its code. */
  link: string;
  answer: (body: string) => Promise<unknown>;
  /** The staff ask once more. */
  askAgain: () => Promise<unknown>;
}

describe('reminders of questions that wait for an answer (AFTER-118)', () => {
  let shop: SellingService;
  let staff: string;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
  });
  afterAll(() => shop.close());

  let callers = 0;
  const post = async (path: string, body: unknown, own: { authorization?: string; locale?: Locale } = {}) => {
    const { authorization, locale = 'en' } = own;
    const response = await shop.call(path, {
      ...{ method: 'POST', body, locale, from: `10.9.${++callers >> 8}.${callers & 255}` },
      ...(authorization ? { authorization } : {}),
    });
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
    return response;
  };
  const byStaff = (path: string, body: unknown) => post(path, body, { authorization: staff });
  const read = async <T>(path: string) => (await shop.call(path, { authorization: staff })).json<T>();
  const remindOn = async (now: Date, environment: NodeJS.ProcessEnv = {}) => {
    const secret = await loadServiceSecret(shop.open.db, null);
    await remind({ db: shop.open.db, secret, settings: serviceSettings(environment) }, now);
  };

  const question = 'Which zip is it?';
  async function askedComplaint(email: string, locale: Locale = 'en'): Promise<Asked> {
    const form = {
      ...{ salesChannel: 'store', store: '2', receipt: '4711-22', timeOfPurchase: '2026-10-01', wish: 'repair' },
      ...{ customerName: 'Aino Lehtonen', phone: '040 555 0101', email, requestKey: randomUUID() },
      rows: [{ rowId: '1', manufacturer: 'Kuura', model: 'Jacket', color: '', size: 'M', complaint: 'The zip broke.' }],
    };
    const { number, code } = (await post('/api/reclamations/', form, { locale })).json<Complaint>();
    const path = `/api/staff/reclamations/${number}/`;
    const move = async (status: string, body = '') =>
      byStaff(`${path}move/`, { version: (await read<StaffComplaint>(path)).version, status, body });
    return asked(`/reclamation/status/#${code}`, `/api/reclamations/${code}/messages/`, move);
  }

  async function askedStoreReturn(email: string, locale: Locale = 'en'): Promise<Asked> {
    const form = {
      ...{ store: '2', receipt: '4711-22', timeOfPurchase: shopDayAfter(new Date(), -10), payout: 'store' },
      ...{ name: 'Aino Lehtonen', email, phone: '040 555 0101', requestKey: randomUUID() },
      rows: [{ model: 'Jacket', size: 'M', amount: 1, price: '29,90', reason: 'too_small' }],
    };
    const { number, code } = (await post('/api/store-returns/', form, { locale })).json<StoreReturn>();
    const path = `/api/staff/store-returns/${number}/`;
    const move = async (status: string, body = '') =>
      byStaff(`${path}move/`, { version: (await read<StaffStoreReturn>(path)).version, status, body });
    return asked(`/returns/status/#${code}`, `/api/store-returns/${code}/messages/`, move);
  }

  async function askedReturn(email: string, locale: Locale = 'en'): Promise<Asked> {
    const basket = { rows: [[110, 1]] as [number, number][], form: { email }, cart: { language_code: locale } };
    const placed = await shop.place(basket);
    await shop.pay(placed, 'approve', 'lost');
    const number = placed.order_number;
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await byStaff(`/api/staff/orders/${number}/status/`, { status });
    const form = { order_number: number, key: placed.order_key, lines: [{ productId: 110, amount: 1 }] };
    const { confirmation } = (await post('/api/returns/', form)).json<WithdrawOrderResponse>();
    const { code = '' } = (await post('/api/returns/', { ...form, confirmation })).json<WithdrawOrderResponse>();
    const path = `/api/staff/returns/${number}-1/`;
    const { id } = await read<StaffReturn>(path);
    await byStaff(`/api/staff/returns/${id}/receive/`, { store: null });
    const move = async (status: string, body = '') => {
      const { version, status: now } = await read<StaffReturn>(path);
      if (now !== status) await byStaff(`${path}move/`, { version, status, body });
    };
    return asked(`/returns/status/#${code}`, `/api/returns/${code}/messages/`, move);
  }

  async function asked(
    link: string,
    letters: string,
    move: (status: string, body?: string) => Promise<unknown>,
  ): Promise<Asked> {
    await move('processing-return');
    await move('more_info-return', question);
    return {
      link,
      answer: (body) => post(letters, { body, requestKey: randomUUID() }),
      askAgain: () => move('more_info-return', 'And the other one?'),
    };
  }

  /** Every reminder says how its receiver gets no more. */
  const remindersTo = async (to: string) => {
    await shop.app.outboxWorker.drain();
    const stop = `accounts/stop_reminders/#${encodeURIComponent(to)}`;
    return shop.mails().filter((mail) => mail.includes(stop));
  };

  const kinds = [
    ['return', askedReturn],
    ['complaint', askedComplaint],
    ['return by receipt', askedStoreReturn],
  ] as const;

  describe.each(kinds)('about a %s', (kind, ask) => {
    const mailbox = (name: string) => `${name}@${kind.replaceAll(' ', '-')}.example.fi`;

    it('come once, some days before the last day, whoever looks, with the question and the way to the page', async () => {
      const to = mailbox('waits');
      const { link } = await ask(to);
      await remindOn(daysFromNow(10));
      expect(await remindersTo(to)).toEqual([]);
      await Promise.all([remindOn(daysFromNow(11)), remindOn(daysFromNow(11))]);
      await remindOn(daysFromNow(13));
      const [mail, ...others] = await remindersTo(to);
      expect(others).toEqual([]);
      expect(mail).toContain(link);
      expect(mail).toContain(question);
      expect(mail).toContain(longDate(shopDayAfter(new Date(), 14), 'en'));
    });

    it('come on the last day still, and not after it', async () => {
      const [last, late] = [mailbox('last-day'), mailbox('late')];
      await ask(late);
      await remindOn(daysFromNow(15));
      expect(await remindersTo(late)).toEqual([]);
      await ask(last);
      await remindOn(daysFromNow(14));
      expect(await remindersTo(last)).toHaveLength(1);
    });

    it('are not for who has answered, also while the mail waited, and come for the next question (AFTER-131)', async () => {
      const [done, quick] = [mailbox('answered'), mailbox('quick')];
      const answered = await ask(done);
      await answered.answer('The left one.');
      await remindOn(daysFromNow(12));
      expect(await remindersTo(done)).toEqual([]);
      await answered.askAgain();
      await remindOn(daysFromNow(12));
      expect((await remindersTo(done)).map((mail) => mail.includes('And the other one?'))).toEqual([true]);
      const other = await ask(quick);
      await remindOn(daysFromNow(12));
      await other.answer('The left one.');
      expect(await remindersTo(quick)).toEqual([]);
    });

    it('come once for each question of a case', async () => {
      const to = mailbox('twice');
      const { answer, askAgain } = await ask(to);
      await remindOn(daysFromNow(12));
      expect(await remindersTo(to)).toHaveLength(1);
      await answer('The left one.');
      await askAgain();
      // The second question is asked after the first reminder.
      await shiftAsked(13);
      await remindOn(daysFromNow(25));
      expect(await remindersTo(to)).toHaveLength(2);
    });

    it('stop with the link of any reminder, and are off by the setting (AFTER-90)', async () => {
      const [stopped, off] = [mailbox('stopped'), mailbox('off')];
      await ask(stopped);
      await ask(off);
      await post('/api/accounts/stop_reminders/', { email: stopped });
      await remindOn(daysFromNow(12), { ANSWER_REMINDER_DAYS: '0' });
      expect(await remindersTo(off)).toEqual([]);
      await remindOn(daysFromNow(12));
      expect([(await remindersTo(stopped)).length, (await remindersTo(off)).length]).toEqual([0, 1]);
    });

    it('come in the language of the case', async () => {
      for (const locale of localeCodes) await ask(mailbox(locale), locale);
      await remindOn(daysFromNow(12));
      for (const locale of localeCodes) {
        const mails = await remindersTo(mailbox(locale));
        expect(mails.map((mail) => /<html lang="(\w+)"/.exec(mail)?.[1])).toEqual([locale]);
        expect(mails[0]).toContain(longDate(shopDayAfter(new Date(), 14), locale));
      }
    });
  });

  /** All questions of now were asked so many days later. */
  async function shiftAsked(days: number): Promise<void> {
    const at = daysFromNow(days);
    const { db } = shop.open;
    await db.updateTable('returns').set({ stage_at: at }).where('stage', '=', 'more_info-return').execute();
    for (const table of ['complaints', 'store_returns'] as const)
      await db.updateTable(table).set({ status_at: at }).where('status', '=', 'more_info-return').execute();
  }
});
