import {
  type ApiError,
  type Attachment,
  type Complaint,
  type DraftAttachments,
  type Locale,
  localeCodes,
  type ReturnCase,
  type StaffReturn,
  type WithdrawOrderResponse,
} from 'mf-shared/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onDayBefore } from '../../testing/days-ago.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { translate } from '../../texts/translate.ts';

/** A case that has as many megabytes as it may, and a letter with more: each form is within its own limit (AFTER-73). */
describe('a case that is full', () => {
  let shop: SellingService;
  let staff: string;
  let picture: Buffer;
  beforeAll(async () => {
    shop = await sellingService();
    await shop.fillShelves(110, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
    picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#486' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => shop.close());

  let callers = 0;
  const from = () => `10.5.${++callers >> 8}.${callers & 255}`;
  const post = (path: string, body: object, own: { authorization?: string; locale?: Locale } = {}) =>
    shop.call(path, { method: 'POST', body, locale: 'en', from: from(), ...own });
  const drafted = async (of: 'complaint' | 'return', megabytes: number) => {
    const draft = crypto.randomUUID().replaceAll('-', '');
    const sent = await shop.app.inject({
      ...{ method: 'POST', url: `/api/attachments/?key=${draft}&name=seam.jpg&of=${of}` },
      payload: Buffer.concat([picture, Buffer.alloc(megabytes * 1024 * 1024)]),
      headers: { 'content-type': 'application/octet-stream', 'x-draft': draft },
      remoteAddress: from(),
    });
    if (sent.statusCode !== 200) throw new Error(sent.body);
    return { draft, attachments: [sent.json<Attachment>().id] };
  };
  const inDraft = async (draft: string) => {
    const list = await shop.call('/api/attachments/', { headers: { 'x-draft': draft } });
    return list.json<DraftAttachments>().results.map(({ id }) => id);
  };

  /** @param path of the case, whose letters go below it */
  async function staysAsItIs(path: string, of: 'complaint' | 'return', most: number): Promise<void> {
    const read = async () => (await shop.call(path, { locale: 'en', from: from() })).json<ReturnCase | Complaint>();
    const idsOf = ({ events }: Pick<ReturnCase | Complaint, 'events'>) =>
      events.flatMap(({ attachments }) => attachments.map(({ id }) => id));
    const before = await read();
    expect(idsOf(before)).toHaveLength(1);
    const files = await drafted(of, 10);
    const letter = { body: 'And this.', requestKey: crypto.randomUUID(), ...files };
    for (const locale of localeCodes) {
      const refused = await post(`${path}messages/`, letter, { locale });
      expect(refused.statusCode).toBe(413);
      expect(refused.json<ApiError>().error).toMatchObject({
        ...{ code: 'attachment_too_large' },
        message: translate(locale, 'errors.attachment_too_large', { size: most }),
      });
    }
    const after = await read();
    expect([idsOf(after), after.events.length]).toEqual([idsOf(before), before.events.length]);
    expect(await inDraft(files.draft)).toEqual(files.attachments);
    // The same letter goes without them.
    expect((await post(`${path}messages/`, { ...letter, attachments: [] })).statusCode).toBe(200);
  }

  it('keeps its complaint and the letter’s files, and tells in six languages how much it may have (AFTER-73)', async () => {
    const filed = await post('/api/reclamations/', {
      ...{ salesChannel: 'store', store: '2', receipt: '4711-22', timeOfPurchase: '2026-10-01', wish: 'repair' },
      ...{ customerName: 'Aino Lehtonen', phone: '040 555 0101', email: 'aino@example.fi' },
      rows: [{ rowId: '1', manufacturer: 'Kuura', model: 'Jacket', color: '', size: 'M', complaint: 'It broke.' }],
      ...{ requestKey: crypto.randomUUID(), ...(await drafted('complaint', 10)) },
    });
    await staysAsItIs(`/api/reclamations/${filed.json<Complaint>().code}/`, 'complaint', 15);
  });

  it('keeps its return and the letter’s files, and tells in six languages how much it may have (AFTER-73)', async () => {
    const placed = await shop.place({ rows: [[110, 1]] });
    await shop.pay(placed, 'approve', 'lost');
    const { order_number } = placed;
    const byStaff = { authorization: staff };
    for (const status of ['ready_for_packing', 'shipped', 'delivered'])
      await post(`/api/staff/orders/${order_number}/status/`, { status }, byStaff);
    await shop.open.db
      .updateTable('order_status_history')
      .set({ at: onDayBefore(20) })
      .where('status', '=', 'delivered')
      .execute();
    const form = {
      ...{ order_number, key: placed.order_key },
      lines: [{ productId: 110, amount: 1, reason: 'faulty' }],
    };
    const told = (await post('/api/returns/', form)).json<WithdrawOrderResponse>();
    const declared = await post('/api/returns/', { ...form, confirmation: told.confirmation });
    const path = `/api/returns/${declared.json<WithdrawOrderResponse>().code}/`;
    const shown = await shop.call(`/api/staff/returns/${order_number}-1/`, { ...byStaff, from: from() });
    await post(`/api/staff/returns/${shown.json<StaffReturn>().id}/receive/`, { store: null }, byStaff);
    const first = { body: 'The seam.', requestKey: crypto.randomUUID(), ...(await drafted('return', 20)) };
    expect((await post(`${path}messages/`, first)).statusCode).toBe(200);
    await staysAsItIs(path, 'return', 25);
  });
});
