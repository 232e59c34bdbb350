import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Complaint, OrderReceipts, StoreReturn, WithdrawOrderResponse } from 'mf-shared/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findOrderFaults } from '../../../audit/find-order-faults.ts';
import { folderStore } from '../../../file-stores/folder-store.ts';
import { mailsTo } from '../../../testing/mailbox.ts';
import { type SellingService, sellingService } from '../../../testing/selling-service.ts';
import { tablesThatName } from '../../../testing/tables-that-name.ts';
import { forgetAttachments } from '../../attachments/forget-attachments.ts';

/** What only this buyer is called, wrote and photographed. */
const email = 'sirkka.tuomaala@havu.example';
const own = {
  name: 'Sirkka-Elina Tuomaala',
  street: 'Käpytikanpolku 9',
  wrote: { return: 'The sleeve is a span too short.', complaint: 'The buckle snapped.', store: 'Bought twice.' },
  letters: { return: 'I found the tags.', complaint: 'It was cold that day.', store: 'I come on Monday.' },
  files: { return: 'sirkan-hiha.png', complaint: 'sirkan-solki.png', store: 'sirkan-kuitti.png' },
};

describe('what an account holds after the sale (SESSION-43, SESSION-63)', () => {
  let shop: SellingService;
  let staff: string;
  let buyer: { id: number; authorization: string };
  let order: { number: string; key: string };
  const folder = mkdtempSync(join(tmpdir(), 'havu-personal-files-'));
  const mailbox = { DATA_DIR: mkdtempSync(join(tmpdir(), 'havu-personal-')) };
  const kept = () =>
    existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((at) => at.isFile()) : [];

  let callers = 0;
  const post = (path: string, body: unknown, authorization = buyer.authorization) =>
    shop.call(path, {
      ...{ method: 'POST', body, locale: 'en', authorization },
      from: `192.0.2.${(++callers % 250) + 1}`,
    });
  async function sent<T>(path: string, body: unknown, authorization?: string): Promise<T> {
    const response = await post(path, body, authorization);
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
    return response.json<T>();
  }
  /** Uploads a picture. @returns the files of a form that holds it */
  async function attached(name: string) {
    const draft = crypto.randomUUID().replaceAll('-', '');
    const payload = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#486' } })
      .png()
      .toBuffer();
    const query = new URLSearchParams({ key: crypto.randomUUID(), name });
    const headers = { 'content-type': 'application/octet-stream', 'x-draft': draft };
    const upload = await shop.app.inject({ method: 'POST', url: `/api/attachments/?${query}`, payload, headers });
    return { draft, attachments: [upload.json<{ id: string }>().id] };
  }

  beforeAll(async () => {
    shop = await sellingService({ ...mailbox, ATTACHMENTS_DIR: folder, BRAND_EMAIL: 'us@havu.example' });
    await shop.fillShelves(110, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
    buyer = await shop.signedIn({ email });
    const [first_name = '', last_name = ''] = own.name.split(' ');
    const form = { first_name, last_name, email, address: own.street };
    const placed = await shop.place({ rows: [[110, 2]], form }, buyer.authorization);
    await shop.pay(placed, 'approve', 'lost');
    order = { number: placed.order_number, key: placed.order_key };
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await sent(`/api/staff/orders/${order.number}/status/`, { status }, staff);

    const asked = {
      ...{ order_number: order.number, key: order.key, way: 'post', message: own.wrote.return },
      lines: [{ productId: 110, amount: 1, reason: 'other' }],
      ...(await attached(own.files.return)),
    };
    const { ways, confirmation } = await sent<WithdrawOrderResponse>('/api/returns/', asked);
    const told = ways.find(({ way }) => way === 'post')?.confirmation ?? confirmation;
    const declared = await sent<WithdrawOrderResponse>('/api/returns/', { ...asked, confirmation: told });
    const requestKey = () => crypto.randomUUID();
    const body = own.letters;
    await sent(`/api/returns/${declared.code}/messages/`, { body: body.return, requestKey: requestKey() });

    const complaint = await sent<Complaint>('/api/reclamations/', {
      ...{ salesChannel: 'store', store: '2', receipt: '4711-22', timeOfPurchase: '2026-10-01', wish: 'repair' },
      ...{ customerName: own.name, phone: '040 555 0101', email, requestKey: requestKey() },
      rows: [
        {
          ...{ rowId: '1', manufacturer: 'Kuura', model: 'Shell jacket', color: 'Moss', size: 'M', price: '265,80' },
          complaint: own.wrote.complaint,
        },
      ],
      ...(await attached(own.files.complaint)),
    });
    await sent(`/api/reclamations/${complaint.code}/messages/`, { body: body.complaint, requestKey: requestKey() });

    const ofStore = await sent<StoreReturn>('/api/store-returns/', {
      ...{ store: '2', receipt: '4711-23', payout: 'store', name: own.name, email, phone: '0405550101' },
      ...{ timeOfPurchase: new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10) },
      rows: [{ model: 'Kuura shell jacket', size: 'M', amount: 1, price: '29,90', reason: 'too_small' }],
      ...{ message: own.wrote.store, requestKey: requestKey() },
      ...(await attached(own.files.store)),
    });
    await sent(`/api/store-returns/${ofStore.code}/messages/`, { body: body.store, requestKey: requestKey() });
  });
  afterAll(() => shop.close());

  it('is exported: returns, complaints, what was written on both sides, and every file (SESSION-84)', async () => {
    const answer = await shop.call('/api/customer/export/', { authorization: buyer.authorization });
    const address = expect.stringContaining('/api/attachments/');
    expect(answer.json()).toMatchObject({
      orders: [
        {
          number: order.number,
          returns: [{ way: 'post', message: own.wrote.return }],
          return_letters: expect.arrayContaining([expect.objectContaining({ body: own.letters.return })]),
          return_files: [{ name: own.files.return, media_type: 'image/jpeg', bytes: expect.any(Number), address }],
        },
      ],
      complaints: [
        {
          rows: [{ facts: { complaint: own.wrote.complaint } }],
          letters: expect.arrayContaining([expect.objectContaining({ body: own.letters.complaint })]),
          files: [{ name: own.files.complaint, media_type: 'image/jpeg', address }],
        },
      ],
      store_returns: [
        {
          ...{ receipt: '4711-23', message: own.wrote.store },
          letters: expect.arrayContaining([expect.objectContaining({ body: own.letters.store })]),
          files: [{ name: own.files.store, media_type: 'image/jpeg', address }],
        },
      ],
    });
  });

  it('is exported with every amount that a complaint gave, for which product, and its postage (AFTER-125, AFTER-129)', async () => {
    const { db } = shop.open;
    const amounts = {
      ...({ given_minor: 2550, given_currency: 'eur', given_means: 'till', given_cards_minor: 0 } as const),
      ...({ given_credited_minor: 0, postage_minor: 690, postage_currency: 'eur', postage_means: 'bank' } as const),
    };
    await db.updateTable('complaints').set(amounts).execute();
    await db.updateTable('complaint_rows').set({ given_minor: 2550 }).execute();
    const answer = await shop.call('/api/customer/export/', { authorization: buyer.authorization });
    expect(answer.json()).toMatchObject({ complaints: [{ ...amounts, rows: [{ given_minor: 2550 }] }] });
    const none = { given_minor: null, given_currency: null, given_means: null } as const;
    const noPostage = { postage_minor: null, postage_currency: null, postage_means: null } as const;
    await db
      .updateTable('complaints')
      .set({ ...none, ...noPostage })
      .execute();
    await db.updateTable('complaint_rows').set({ given_minor: 0 }).execute();
  });

  it('is exported with addresses that open its files for seven days, and no longer (SESSION-84)', async () => {
    const answer = await shop.call('/api/customer/export/', { authorization: buyer.authorization });
    const addresses = [...answer.body.matchAll(/"address":"([^"]*\/api\/attachments\/[^"]*)"/g)].map(
      ([, it = '']) => it,
    );
    expect(addresses).toHaveLength(3);
    const open = async (at: number) => {
      vi.setSystemTime(at);
      const answers = await Promise.all(addresses.map((it) => shop.call(it.slice(it.indexOf('/api/')))));
      vi.useRealTimers();
      return answers.map(({ statusCode, headers }) => [statusCode, String(headers['content-type'])]);
    };
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await open(now + 6.9 * 86_400_000)).toEqual(addresses.map(() => [200, 'image/jpeg']));
    vi.useFakeTimers({ toFake: ['Date'] });
    const later = await open(now + 7.1 * 86_400_000);
    expect(later.map(([status]) => status)).toEqual([404, 404, 404]);
  });

  it('stays while any of it is under way: money may be owed (SESSION-83)', async () => {
    const { db } = shop.open;
    const refusal = async () => {
      const call = { method: 'POST', body: {}, authorization: buyer.authorization, locale: 'en' } as const;
      return (await shop.call('/api/customer/delete/', call)).json().error?.code;
    };
    expect(await refusal()).toBe('cases_under_way');
    const settled_at = new Date();
    await db.updateTable('returns').set({ outcome: 'closed', settled_at }).execute();
    expect(await refusal()).toBe('cases_under_way');
    await db.updateTable('complaints').set({ status: 'rejected-return', ended_at: settled_at }).execute();
    expect(await refusal()).toBe('cases_under_way');
    // Accepted, and its transfer is still to be made.
    const accepted = { status: 'processed-return', refund_minor: 2990, ended_at: settled_at } as const;
    await db.updateTable('store_returns').set(accepted).execute();
    expect(await refusal()).toBe('cases_under_way');
    await db.updateTable('store_returns').set({ paid_at: settled_at }).execute();
  });

  it('is erased with its files, and the books keep what was sold and its receipt', async () => {
    const files = kept().length;
    expect(files).toBe(3);
    const receipts = async () =>
      (await shop.call(`/api/orders/${order.number}/receipts/?key=${order.key}`)).json<OrderReceipts>().receipts;
    const [before] = await receipts();
    await sent('/api/customer/delete/', {});
    const mails = await mailsTo(shop, mailbox, email);
    const token = mails.flatMap(({ link }) => /delete-account\/#([\w-]+)$/.exec(link)?.[1] ?? [])[0];
    await sent('/api/accounts/delete-account/', { token });
    await shop.app.outboxWorker.drain();
    await forgetAttachments(shop.open.db, folderStore(folder), new Date());

    expect(kept()).toEqual([]);
    const words = [email, ...own.name.split(' '), own.street, ...Object.values(own.files)];
    const written = [...Object.values(own.wrote), ...Object.values(own.letters)];
    for (const word of [...words, ...written])
      expect([word, await tablesThatName(shop.open.db, word)]).toEqual([word, []]);

    const lines = await shop.open.db
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select(['l.amount', 'l.row_minor', 'o.total_minor'])
      .where('o.number', '=', order.number)
      .execute();
    expect(lines.map(({ amount }) => amount)).toEqual([2]);
    const [after] = await receipts();
    expect(after).toMatchObject({ number: before?.number, total: before?.total, lines: before?.lines });
    expect(after?.buyer.name).toBe('');
    expect(await findOrderFaults(shop.open.db)).toEqual([]);
  });
});
