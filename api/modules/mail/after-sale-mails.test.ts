import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Complaint,
  type InspectReturnResponse,
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
import { onDayBefore } from '../../testing/days-ago.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { escapeHtml } from '../../texts/escape-html.ts';
import { translate, writtenText } from '../../texts/translate.ts';
import { remind } from '../reminders/remind.ts';
import { loadServiceSecret } from '../secrets/service-secret.ts';

const dayMs = 86_400_000;
/** Variants of one product: a cheap one, a dearer one, and one that costs the same as that. */
const [cheap, dear, alike] = [103, 101, 100] as const;
/** The text as `words` tells it: no space of its own kind. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const buyerOf = (locale: Locale) => `buyer-${locale}@example.fi`;

/** Every mail that a buyer gets after the sale. */
const afterSale = [
  ...['order_withdrawal', 'order_return', 'order_exchange', 'order_refunded', 'order_cancellation', 'order_cancelled'],
  ...['return_label', 'return_received', 'return_more_info', 'return_letter', 'return_fixing', 'return_repaired'],
  ...['return_refunded', 'return_refused', 'return_cancelled', 'return_reminder', 'return_deadline'],
  ...['exchange_accepted', 'exchange_to_pay', 'exchange_refused', 'exchange_cancelled', 'gift_card'],
  ...['complaint_new', 'complaint_processing', 'complaint_more_info', 'complaint_fixing', 'complaint_processed'],
  ...['complaint_product_needed', 'complaint_product_not_needed'],
  ...['complaint_rejected', 'store_return_new', 'store_return_processing', 'store_return_more_info'],
  ...['store_return_processed', 'store_return_rejected', 'store_return_paid', 'store_return_cancelled'],
  ...['store_return_reminder', 'store_return_answer_reminder', 'complaint_answer_reminder'],
  ...['return_answer_reminder', 'exchange_pay_reminder'],
];

describe('mails after the sale', () => {
  let shop: SellingService;
  let staff: string;
  const folder = mkdtempSync(join(tmpdir(), 'havu-after-sale-mails-'));
  beforeAll(async () => {
    shop = await sellingService({ DATA_DIR: folder, RETURN_ADDRESS: 'Havu, Palautukset, 01530 Vantaa' });
    await shop.open.db.updateTable('delivery_methods').set({ free_from_minor: null }).execute();
    for (const id of [cheap, dear, alike, 110]) await shop.fillShelves(id, 500);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
    for (const locale of localeCodes) await playEverything(locale);
    await remindInTime();
    for (let round = 0; round < 3; round += 1) await shop.app.outboxWorker.drain();
  }, 400_000);
  afterAll(() => shop.close());

  let callers = 0;
  async function post<T>(path: string, body: unknown, locale: Locale, authorization?: string): Promise<T> {
    const response = await shop.call(path, {
      ...{ method: 'POST', body, locale, from: `10.9.${++callers >> 8}.${callers & 255}` },
      ...(authorization ? { authorization } : {}),
    });
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
    return response.json<T>();
  }
  const byStaff = <T = unknown>(path: string, body: unknown) => post<T>(path, body, 'fi', staff);
  const read = async <T>(path: string) => (await shop.call(path, { authorization: staff })).json<T>();

  const placed = async (locale: Locale, variantId: number, own: { authorization?: string } = {}) => {
    const order = await shop.place(
      {
        rows: [[variantId, 2]],
        form: { email: buyerOf(locale), address: 'Käpytie 9 ß, Ångströms väg' },
        cart: { language_code: locale },
      },
      own.authorization,
    );
    await shop.pay(order, 'approve', 'lost');
    return { order_number: order.order_number, key: order.order_key };
  };
  const delivered = async (locale: Locale, daysAgo = 20, variantId = 110) => {
    const proof = await placed(locale, variantId);
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await byStaff(`/api/staff/orders/${proof.order_number}/status/`, { status });
    await shop.open.db
      .updateTable('order_status_history')
      .set({ at: onDayBefore(daysAgo) })
      .where('status', '=', 'delivered')
      .where('order_id', 'in', shop.open.db.selectFrom('orders').select('id').where('number', '=', proof.order_number))
      .execute();
    return proof;
  };
  type Proof = Awaited<ReturnType<typeof delivered>>;
  const declared = async (
    locale: Locale,
    proof: Proof,
    line: object,
    way: 'post' | 'label' = 'post',
    own: object = {},
  ) => {
    const lines = [{ amount: 2, reason: 'too_small', ...line }];
    const form = { ...proof, lines, way, ...(way === 'label' ? { drop_point: 'pn-2' } : {}), ...own };
    const { ways, confirmation } = await post<WithdrawOrderResponse>('/api/returns/', form, locale);
    const told = ways.find((each) => each.way === way)?.confirmation ?? confirmation;
    const { code } = await post<WithdrawOrderResponse>('/api/returns/', { ...form, confirmation: told }, locale);
    const reference = `${proof.order_number}-1`;
    const { id } = await read<StaffReturn>(`/api/staff/returns/${reference}/`);
    return { code, reference, id, number: proof.order_number };
  };
  type Return = Awaited<ReturnType<typeof declared>>;
  const receive = ({ id }: Return) => byStaff(`/api/staff/returns/${id}/receive/`, { store: null });
  const versionOf = async ({ reference }: Return) =>
    (await read<StaffReturn>(`/api/staff/returns/${reference}/`)).version;
  const move = async (found: Return, status: string, body: string) =>
    byStaff(`/api/staff/returns/${found.reference}/move/`, { version: await versionOf(found), status, body });
  const judge = async (found: Return, lines: object[], answer = '') => {
    const path = `/api/staff/returns/${found.reference}/inspection/`;
    const { total } = await byStaff<InspectReturnResponse>(path, { version: await versionOf(found), lines, answer });
    return byStaff(path, { version: await versionOf(found), lines, answer, total });
  };
  const settle = ({ number, id }: Return) =>
    byStaff(`/api/staff/orders/${number}/withdrawals/${id}/settle/`, { outcome: 'refunded', restock: true });

  /** Everything that the mails tell of, once in a language. */
  async function playEverything(locale: Locale): Promise<void> {
    const labelled = await declared(locale, await delivered(locale), { productId: 110 }, 'label');
    // The carrier is asked, and the label is mailed.
    await shop.app.outboxWorker.drain();
    await receive(labelled);
    await move(labelled, 'more_info-return', 'Which zip is it?');
    await move(labelled, 'processing-return', 'Thank you.');
    await judge(labelled, [
      { productId: 110, amount: 1, outcome: 'accepted' },
      { productId: 110, amount: 1, outcome: 'repair' },
    ]);
    await judge(labelled, [{ productId: 110, amount: 1, outcome: 'repaired' }]);

    const whole = await declared(locale, await delivered(locale, 3), { productId: 110 });
    await settle(whole);
    const refused = await declared(locale, await delivered(locale), { productId: 110 });
    await receive(refused);
    await judge(refused, [{ productId: 110, amount: 2, outcome: 'refused', reason: 'It was washed.' }]);
    const kept = await declared(locale, await delivered(locale), { productId: 110 });
    await post(`/api/returns/${kept.code}/cancel/`, {}, locale);
    await settle(await declared(locale, await delivered(locale), { productId: 110 }, 'post', { money: 'gift_card' }));
    const questioned = await declared(locale, await delivered(locale), { productId: 110 });
    await receive(questioned);
    await move(questioned, 'more_info-return', 'Which zip is it?');
    // Its parcel does not come: it is reminded of.
    await declared(locale, await delivered(locale), { productId: 110 });

    const exchange = async (from: number, variantId: number) =>
      declared(locale, await delivered(locale, 20, from), { productId: from, wish: 'exchange', variantId });
    await settle(await exchange(cheap, dear));
    await settle(await exchange(dear, alike));
    const worn = await exchange(dear, alike);
    await receive(worn);
    await judge(worn, [
      { productId: dear, amount: 2, outcome: 'refused', reason: 'It was worn.', destination: 'kept', store: 2 },
    ]);
    await post(`/api/returns/${(await exchange(dear, alike)).code}/cancel/`, {}, locale);

    const cancelled = await placed(locale, 110);
    await post(`/api/orders/${cancelled.order_number}/cancel/`, { key: cancelled.key }, locale);
    await byStaff(`/api/staff/orders/${cancelled.order_number}/status/`, { status: 'cancelled' });

    await complain(locale, ['processing-return', 'more_info-return', 'processing-return', 'fixing-return', 'done']);
    await complain(locale, ['processing-return', 'rejected-return']);
    await complain(locale, ['processing-return', 'replaced']);
    await complain(locale, ['processing-return', 'more_info-return']);
    await returnToStore(locale, ['processing-return', 'more_info-return', 'processing-return', 'done']);
    await returnToStore(locale, ['processing-return', 'rejected-return']);
    await returnToStore(locale, ['cancelled']);
    await returnToStore(locale, ['processing-return', 'more_info-return']);
    // Its products do not come: it is reminded of.
    await returnToStore(locale, []);
  }

  async function complain(locale: Locale, statuses: readonly string[]): Promise<void> {
    const { number } = await post<Complaint>(
      '/api/reclamations/',
      {
        ...{ salesChannel: 'store', store: '2', receipt: '4711-22', timeOfPurchase: '2026-10-01', wish: 'repair' },
        ...{ customerName: 'Aino Lehtonen', phone: '040 555 0101', email: buyerOf(locale) },
        rows: [
          { rowId: '1', manufacturer: 'Kuura', model: 'Jacket', color: '', size: 'M', complaint: 'The zip broke.' },
        ],
        requestKey: crypto.randomUUID(),
      },
      locale,
    );
    for (const is_needed of statuses.includes('done') ? [true, false] : []) {
      const { version } = await read<StaffComplaint>(`/api/staff/reclamations/${number}/`);
      await byStaff(`/api/staff/reclamations/${number}/product/`, { version, is_needed });
      // A mail that the staff have gone back on since is not sent.
      await shop.app.outboxWorker.drain();
    }
    for (const each of statuses) {
      const { version } = await read<StaffComplaint>(`/api/staff/reclamations/${number}/`);
      const outcomes: Readonly<Record<string, object>> = {
        done: { outcome: 'repaired' },
        replaced: { outcome: 'replaced' },
      };
      const outcome = outcomes[each] ?? {};
      const status = each in outcomes ? 'processed-return' : each;
      const goods = each === 'rejected-return' ? { goods: { to: 'with_buyer' } } : {};
      const body = status === 'processing-return' ? '' : 'Our words.';
      await byStaff(`/api/staff/reclamations/${number}/move/`, { version, status, body, ...outcome, ...goods });
    }
  }

  async function returnToStore(locale: Locale, statuses: readonly string[]): Promise<void> {
    const { number, code } = await post<StoreReturn>(
      '/api/store-returns/',
      {
        ...{ store: '2', receipt: '4711-22', timeOfPurchase: shopDayAfter(new Date(), -10), payout: 'bank' },
        ...{ accountHolder: 'Aino Lehtonen', iban: 'FI21 1234 5600 0007 85', name: 'Aino Lehtonen' },
        ...{
          email: `store-${statuses.length}-${buyerOf(locale)}`,
          phone: '040 555 0101',
          requestKey: crypto.randomUUID(),
        },
        rows: [{ model: 'Jacket', color: '', size: 'M', amount: 1, price: '1229,90', reason: 'too_small' }],
      },
      locale,
    );
    const version = async () => (await read<StaffStoreReturn>(`/api/staff/store-returns/${number}/`)).version;
    for (const each of statuses) {
      if (each === 'cancelled') {
        await post(`/api/store-returns/${code}/cancel/`, {}, locale);
        continue;
      }
      const status = each === 'done' ? 'processed-return' : each;
      const own = each === 'done' ? { refund: '1229.90' } : {};
      const goods = each === 'rejected-return' ? { goods: { to: 'kept', store: 2 } } : {};
      const body = status === 'processing-return' ? '' : 'Our words.';
      await byStaff(`/api/staff/store-returns/${number}/move/`, {
        ...{ version: await version(), status, body, ...own, ...goods },
      });
    }
    if (statuses.includes('done'))
      await byStaff(`/api/staff/store-returns/${number}/paid/`, { version: await version() });
  }

  /** Parcels that have not come, and the last day to return what a customer who wants reminders keeps. */
  async function remindInTime(): Promise<void> {
    for (const locale of localeCodes) {
      const { id, authorization } = await shop.signedIn({ email: `customer-${locale}@example.fi` });
      await shop.open.db.updateTable('customers').set({ reminder_consent: true }).where('id', '=', id).execute();
      const { order_number } = await placed(locale, 110, { authorization });
      for (const status of ['ready_for_packing', 'shipped', 'delivered'])
        await byStaff(`/api/staff/orders/${order_number}/status/`, { status });
    }
    const secret = await loadServiceSecret(shop.open.db, null);
    for (const days of [6, 11, 75, 80, 85, 88, 90, 95])
      await remind({ db: shop.open.db, secret, settings: serviceSettings({}) }, new Date(Date.now() + days * dayMs));
  }

  /** Whether one of the mails has the subject of a template. */
  const isAmong = (template: string, locale: Locale, mails: readonly string[]) => {
    const subject = escapeHtml(writtenText(locale, `mails.${template}.subject`)).replace(/[.*+?()|[\]\\^$]/g, '\\$&');
    const title = new RegExp(`<title>${subject.replace(/\{\{\w+\}\}/g, '.+')}</title>`);
    return mails.some((html) => title.test(html));
  };
  const pages = (locale: Locale) =>
    readdirSync(join(folder, 'outbox'))
      .filter((name) => name.endsWith('.html'))
      .map((name) => readFileSync(join(folder, 'outbox', name), 'utf8'))
      .filter((html) => html.includes(`<html lang="${locale}">`))
      // The key of an order is random, and may hold the letters of what is looked for.
      .map((html) => html.replace(/[\w-]{32}/g, 'key'));

  it.each(localeCodes)('are all sent in %s, with nothing left open and links of that language (CONF-110)', (locale) => {
    const found = pages(locale);
    expect(afterSale.filter((template) => !isAmong(template, locale, found))).toEqual([]);
    for (const html of found) {
      expect(html).not.toMatch(/\{\{|\}\}|undefined|NaN|\[object|Invalid Date|[^./]\.\.[^./]/);
      // The name of a text that is missing.
      expect(html).not.toMatch(/\b(?:mails|after_sale|returns|complaints|store_returns|means)\.[a-z_.]+/);
      // A part without words leaves no gap and no sign alone.
      expect(html).not.toMatch(/<p [^>]*>\s*<\/p>|<br><br>|: <\/p>| {2}/);
      for (const [, path = ''] of html.matchAll(/href="https?:\/\/[^/"]+(\/[^"]*)"/g))
        if (path !== '/')
          expect(path).toMatch(locale === 'fi' ? /^\/(?!(?:en|sv|de|fr|ru)\/)/ : new RegExp(`^/${locale}/`));
      // 1,229.90 € is English.
      if (locale !== 'en') expect(html).not.toMatch(/\d\.\d\d(?:\s|&nbsp;|\u00a0)?€/);
    }
  });

  const words = (template: string, part = '') => {
    const found = pages('en').find((html) => isAmong(template, 'en', [html]) && html.includes(part)) ?? '';
    return spaced(found.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');
  };

  it('tells of a cancelled order how much goes back, and how (AFTER-105)', () => {
    expect(words('order_cancelled')).toMatch(
      /Order \d+ is cancelled, and ([\d.]+ €) goes back to you\. This is how it goes back: Klarna \1\. It usually takes 1 to 5 days\./,
    );
  });

  it.each(localeCodes)(
    'says in %s that a new product comes, and how, in the words of the staff (AFTER-138)',
    (locale) => {
      const outcome = translate(locale, 'complaints.outcome.replaced');
      const mails = pages(locale).filter(
        (html) => isAmong('complaint_processed', locale, [html]) && html.includes(escapeHtml(outcome)),
      );
      expect(mails).toHaveLength(1);
      expect(mails[0]).toContain('Our words.');
    },
  );

  it('tells by when a question is to be answered (AFTER-104)', () => {
    const day = spaced(longDate(shopDayAfter(new Date(), 14), 'en'));
    for (const template of ['return_more_info', 'complaint_more_info', 'store_return_more_info'])
      expect(words(template)).toContain(`Answer by ${day} on the page`);
  });

  it('tells where and by when to bring what a store sold (AFTER-107)', () => {
    const day = spaced(longDate(shopDayAfter(new Date(), 90), 'en'));
    expect(words('store_return_new')).toContain(`by ${day} to: Havu, Palautukset, 01530 Vantaa`);
  });

  it('tells what becomes of refused goods (AFTER-106)', () => {
    expect(words('return_refused')).toContain('It was washed. We send it back to you, which costs you nothing.');
    expect(words('complaint_rejected')).toContain('Our words. The product is with you, and there is nothing to do.');
    expect(words('store_return_rejected', 'Our words.')).toMatch(
      /Our words\. You can fetch it until \d+ \w+ \d{4}: \S/,
    );
    expect(words('exchange_refused', 'It was worn.')).toMatch(/It was worn\. You can fetch it until \d+ \w+ \d{4}: \S/);
  });

  it('tells of money that goes back what makes its sum: goods, delivery, and the fee of the way', () => {
    const whole = pages('en').find((html) => isAmong('return_refunded', 'en', [html]) && html.includes('Delivery of'));
    const told = whole?.replace(/<[^>]+>|\u00a0/g, ' ').replace(/\s+/g, ' ');
    expect(told).toMatch(
      /give back 405\.90 €: 2 × [^:]+: accepted, 400 € back\. Delivery of the order: 5\.90 € back\..*Klarna 405\.90 €/,
    );
  });

  it('promises no days of waiting for money that went to a gift card alone', () => {
    const onCard = pages('en').find(
      (html) => isAmong('return_refunded', 'en', [html]) && html.includes('New gift card'),
    );
    expect(onCard).toContain('It is there at once.');
    expect(onCard).not.toContain('1 to 5 days');
  });
});
