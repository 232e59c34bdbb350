import type {
  Attachment,
  Complaint,
  InspectReturnResponse,
  StaffComplaint,
  StaffReturn,
  StaffStoreReturn,
  StoreReturn,
  WithdrawOrderResponse,
} from 'mf-shared/contract';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onDayBefore } from '../../testing/days-ago.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

interface Declared {
  number: string;
  key: string;
  code: string;
  id: number;
}

/** Each way in which a case with files ends, and what keeps it open: files of a case go two years after its end (AFTER-77). */
describe('files of a case', () => {
  let shop: SellingService;
  let staff: string;
  let picture: Buffer;
  beforeAll(async () => {
    shop = await sellingService({ RETURN_ADDRESS: 'Havu, Palautukset, 01530 Vantaa' });
    await shop.fillShelves(110, 1000);
    staff = (await shop.signedIn({ is_staff: true })).authorization;
    picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#486' } })
      .png()
      .toBuffer();
  });
  afterAll(() => shop.close());

  let callers = 0;
  const from = () => `10.6.${++callers >> 8}.${callers & 255}`;
  async function post<T>(path: string, body: object, authorization?: string): Promise<T> {
    const response = await shop.call(path, {
      ...{ method: 'POST', body, locale: 'en', from: from() },
      ...(authorization ? { authorization } : {}),
    });
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
    return response.json<T>();
  }
  const byStaff = <T = unknown>(path: string, body: object) => post<T>(`/api/staff${path}`, body, staff);
  const read = async <T>(path: string) =>
    (await shop.call(`/api/staff${path}`, { authorization: staff, from: from() })).json<T>();
  const drafted = async (of: 'complaint' | 'return') => {
    const draft = crypto.randomUUID().replaceAll('-', '');
    const sent = await shop.app.inject({
      ...{ method: 'POST', url: `/api/attachments/?key=${draft}&name=seam.png&of=${of}`, payload: picture },
      headers: { 'content-type': 'application/octet-stream', 'x-draft': draft },
      remoteAddress: from(),
    });
    return { draft, attachments: [sent.json<Attachment>().id] };
  };

  const twoYearsAfter = (day: Date) => {
    const later = new Date(day);
    later.setFullYear(day.getFullYear() + 2);
    return later.getTime();
  };
  /** When each file of a case goes: `never` while the case is open. */
  async function expiry(column: 'complaint_id' | 'return_id' | 'store_return_id', id: number | string) {
    const rows = await shop.open.db
      .selectFrom('attachments')
      .select('expires_at')
      .where(column, '=', id as never)
      .execute();
    return rows.map(({ expires_at }) => expires_at?.getTime() ?? 'never');
  }
  /** Its files are kept for as long as it is open, and for two years from the moment in which it ends. */
  async function endsWith(of: Parameters<typeof expiry>, end: () => Promise<unknown>, files = 1): Promise<void> {
    for (const each of await expiry(...of)) expect(each).toBe('never');
    const before = new Date();
    await end();
    const ended = await expiry(...of);
    expect(ended).toHaveLength(files);
    for (const each of ended) {
      expect(each).toBeGreaterThanOrEqual(twoYearsAfter(before));
      expect(each).toBeLessThanOrEqual(twoYearsAfter(new Date()));
    }
  }

  describe('that is a return', () => {
    const ordered = async () => {
      const placed = await shop.place({ rows: [[110, 2]] });
      await shop.pay(placed, 'approve', 'lost');
      return { number: placed.order_number, key: placed.order_key };
    };
    const delivered = async () => {
      const order = await ordered();
      for (const status of ['ready_for_packing', 'shipped', 'delivered'])
        await byStaff(`/orders/${order.number}/status/`, { status });
      const ids = shop.open.db.selectFrom('orders').select('id').where('number', '=', order.number);
      await shop.open.db
        .updateTable('order_status_history')
        .set({ at: onDayBefore(20) })
        .where('status', '=', 'delivered')
        .where('order_id', 'in', ids)
        .execute();
      return order;
    };
    const declared = async (of?: { number: string; key: string }): Promise<Declared> => {
      const { number, key } = of ?? (await delivered());
      const lines = [{ productId: 110, amount: 2, reason: 'faulty' }];
      const form = { order_number: number, key, lines, ...(await drafted('return')) };
      const { confirmation } = await post<WithdrawOrderResponse>('/api/returns/', form);
      const { code } = await post<WithdrawOrderResponse>('/api/returns/', { ...form, confirmation });
      const { id } = await read<StaffReturn>(`/returns/${number}-1/`);
      return { number, key, code: code ?? '', id };
    };
    const received = async () => {
      const found = await declared();
      await byStaff(`/returns/${found.id}/receive/`, { store: null });
      return found;
    };
    const judge = async ({ number }: Declared, line: object) => {
      const path = `/returns/${number}-1/`;
      const { version } = await read<StaffReturn>(path);
      const asked = { version, lines: [{ productId: 110, amount: 2, ...line }] };
      const { total } = await byStaff<InspectReturnResponse>(`${path}inspection/`, asked);
      return byStaff(`${path}inspection/`, { ...asked, total });
    };

    it.each(['refunded', 'closed', 'revoked'])(
      'go two years after it was settled as %s (AFTER-77)',
      async (outcome) => {
        const { number, id } = await declared();
        await endsWith(['return_id', id], () =>
          byStaff(`/orders/${number}/withdrawals/${id}/settle/`, { outcome, restock: false, answer: 'Our words.' }),
        );
      },
    );

    it('go two years after its buyer took it back (AFTER-77)', async () => {
      const { code, id } = await declared();
      await endsWith(['return_id', id], () => post(`/api/returns/${code}/cancel/`, {}));
    });

    it.each([
      ['accepted', { outcome: 'accepted' }],
      ['refused', { outcome: 'refused', reason: 'It was washed.' }],
    ])(
      'go two years after an inspection that ends as %s, with the picture of the staff (AFTER-77)',
      async (_, line) => {
        const found = await received();
        const files = await drafted('return');
        await endsWith(['return_id', found.id], () => judge(found, { ...line, ...files }), 2);
      },
    );

    it('stay while it is asked about or repaired, and go two years after the repair (AFTER-58, AFTER-77)', async () => {
      const found = await received();
      const path = `/returns/${found.number}-1/`;
      for (const status of ['more_info-return', 'processing-return']) {
        const { version } = await read<StaffReturn>(path);
        await byStaff(`${path}move/`, { version, status, body: 'Which seam is it?' });
      }
      await judge(found, { outcome: 'repair' });
      expect((await read<StaffReturn>(path)).status).toBe('fixing-return');
      await endsWith(['return_id', found.id], () => judge(found, { outcome: 'repaired' }));
    });

    it('go two years after the cancellation of its order settled it (AFTER-25, AFTER-77)', async () => {
      const { number, id } = await declared(await ordered());
      await endsWith(['return_id', id], () => byStaff(`/orders/${number}/status/`, { status: 'cancelled' }));
    });
  });

  describe('that is about what a store sold', () => {
    const row = { model: 'Jacket', color: '', size: 'M', amount: 1, price: '29,90', reason: 'faulty' };
    const buyer = { name: 'Aino Lehtonen', phone: '040 555 0101', email: 'aino@example.fi' };
    const filed = async () =>
      post<StoreReturn>('/api/store-returns/', {
        ...{
          store: '2',
          receipt: '4711-22',
          timeOfPurchase: shopDayAfter(new Date(), -10),
          rows: [row],
          payout: 'store',
        },
        ...{ ...buyer, email: `${crypto.randomUUID()}@example.fi`, requestKey: crypto.randomUUID() },
        ...(await drafted('return')),
      });
    const move = async (number: number, status: string, own: object = {}) => {
      const { version } = await read<StaffStoreReturn>(`/store-returns/${number}/`);
      return byStaff(`/store-returns/${number}/move/`, { version, status, body: 'Our words.', ...own });
    };
    const idOf = async (table: 'store_returns' | 'complaints', number: number) =>
      (await shop.open.db.selectFrom(table).select('id').where('number', '=', number).executeTakeFirstOrThrow()).id;

    it.each([
      ['processed-return', { refund: '29.90' }],
      ['rejected-return', { goods: { to: 'kept', store: 2 } }],
    ])('go two years after its return ended as %s (AFTER-77)', async (status, own) => {
      const { number } = await filed();
      await move(number, 'processing-return');
      await endsWith(['store_return_id', await idOf('store_returns', number)], () => move(number, status, own));
    });

    it('go two years after its buyer took the return back (AFTER-77, AFTER-115)', async () => {
      const { number, code } = await filed();
      const of = ['store_return_id', await idOf('store_returns', number)] as const;
      await endsWith([...of], () => post(`/api/store-returns/${code}/cancel/`, {}));
    });

    it.each([
      ...['repaired', 'replaced', 'price_reduced', 'refunded'].map(
        (outcome) => ['processed-return', { outcome }] as const,
      ),
      ['rejected-return', { goods: { to: 'with_buyer' } }] as const,
    ])('go two years after its complaint ended as %s, %o (AFTER-77)', async (status, own) => {
      const { number } = await post<Complaint>('/api/reclamations/', {
        ...{ salesChannel: 'store', store: '2', receipt: '4711-22', timeOfPurchase: '2026-10-01', wish: 'repair' },
        ...{ customerName: buyer.name, phone: buyer.phone, email: buyer.email, requestKey: crypto.randomUUID() },
        rows: [{ rowId: '1', manufacturer: 'Kuura', model: 'Jacket', color: '', size: 'M', complaint: 'It broke.' }],
        ...(await drafted('complaint')),
      });
      const moveTo = async (to: string, more: object = {}) => {
        const { version } = await read<StaffComplaint>(`/reclamations/${number}/`);
        return byStaff(`/reclamations/${number}/move/`, { version, status: to, body: 'Our words.', ...more });
      };
      for (const to of ['processing-return', 'more_info-return', 'processing-return']) await moveTo(to);
      const money = 'outcome' in own && ['price_reduced', 'refunded'].includes(own.outcome);
      await endsWith(['complaint_id', await idOf('complaints', number)], () =>
        moveTo(status, { ...own, ...(money ? { refund: '10', means: 'till' } : {}) }),
      );
    });
  });
});
