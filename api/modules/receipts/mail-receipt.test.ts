import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OrderReceipts } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, ownMailbox } from '../../testing/mailbox.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { translate } from '../../texts/translate.ts';
import { mayMailStranger } from '../mail/limit-recipient.ts';

describe('a receipt by email (AFTER-108)', () => {
  const mailbox = ownMailbox();
  let shop: SellingService;
  let staff: { id: number; authorization: string };
  beforeAll(async () => {
    shop = await sellingService(mailbox);
    await shop.fillShelves(110, 1000);
    staff = await shop.signedIn({ is_staff: true });
  });
  afterAll(() => shop.close());

  let buyers = 0;
  const bought = async (language_code: 'fi' | 'ru' = 'fi', authorization?: string) => {
    const email = `buyer-${++buyers}@example.fi`;
    const placed = await shop.place({ rows: [[110, 1]], form: { email }, cart: { language_code } }, authorization);
    await shop.pay(placed, 'approve', 'lost');
    const { order_number: number, order_key: key } = placed;
    const proof = authorization ? { authorization } : {};
    const path = `/api/orders/${number}/receipts/`;
    const told = await shop.call(authorization ? path : `${path}?key=${key}`, proof);
    return { number, key, email, receipt: told.json<OrderReceipts>().receipts[0]?.number ?? '' };
  };
  type Bought = Awaited<ReturnType<typeof bought>>;
  const ask = ({ number, receipt }: Pick<Bought, 'number' | 'receipt'>, body: object, authorization?: string) =>
    shop.call(`/api/orders/${number}/receipts/${receipt}/mail/`, {
      ...{ method: 'POST', body, locale: 'en' },
      ...(authorization ? { authorization } : {}),
    });
  const askAsStaff = ({ number, receipt }: Bought, { authorization } = staff) =>
    shop.call(`/api/staff/orders/${number}/receipts/${receipt}/mail/`, {
      ...{ method: 'POST', body: {}, locale: 'en', authorization },
    });
  const receiptMails = async ({ email, receipt }: Bought) =>
    (await mailsTo(shop, mailbox, email)).filter(
      ({ html }) => html.includes(`<title>`) && titleOf(html).includes(receipt),
    );
  const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  /** The files of the mails with a PDF that an address got. */
  const attached = async (receipt: string) => {
    const folder = join(mailbox.DATA_DIR, 'outbox');
    const mails = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    return mails
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => mail.includes(`filename=${receipt}.pdf`))
      .map((mail) =>
        Buffer.from(mail.split(`filename=${receipt}.pdf`)[1]?.split('\r\n--')[0]?.split('\r\n\r\n')[1] ?? '', 'base64'),
      );
  };

  it('goes to the address of the order, in its language, with the PDF, for a guest with the key', async () => {
    const order = await bought('ru');
    const answer = await ask(order, { key: order.key });
    expect([answer.statusCode, answer.json()]).toEqual([200, { email: order.email }]);
    const [waiting] = await shop.open.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'receipt_mail')
      .where('sent_at', 'is', null)
      .execute();
    // Neither the file, the address nor the key waits in the outbox.
    expect(Object.keys(waiting?.payload as object).toSorted()).toEqual(['orderId', 'receipt']);
    const [mail, ...others] = await receiptMails(order);
    expect(others).toEqual([]);
    expect(titleOf(mail?.html ?? '')).toBe(
      translate('ru', 'mails.receipt_copy.subject', {
        ...{ title: translate('ru', 'receipt.title.sale'), receipt: order.receipt, number: order.number },
      }),
    );
    expect(mail?.link).toBe(`/ru/receipt/#${order.number}/${order.key}`);
    const [pdf] = await attached(order.receipt);
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf?.subarray(-6).toString()).toContain('%%EOF');
  });

  it('is for the buyer who is signed in, and for nobody else', async () => {
    const owner = await shop.signedIn();
    const other = await shop.signedIn();
    const order = await bought('fi', owner.authorization);
    for (const stranger of [
      ask(order, {}),
      ask(order, { key: 'wrong' }),
      ask(order, { email: order.email }),
      ask(order, {}, other.authorization),
      ask({ ...order, receipt: '2026-999999' }, {}, owner.authorization),
    ])
      expect((await stranger).statusCode).toBe(404);
    expect((await askAsStaff(order, owner)).statusCode).toBe(403);
    expect(await receiptMails(order)).toEqual([]);
    expect((await ask(order, {}, owner.authorization)).statusCode).toBe(200);
    expect(await receiptMails(order)).toHaveLength(1);
  });

  it('never goes to an address that the browser names', async () => {
    const order = await bought();
    await ask(order, { key: order.key, email: 'else@example.fi', to: 'else@example.fi' });
    expect(await receiptMails(order)).toHaveLength(1);
    expect(await mailsTo(shop, mailbox, 'else@example.fi')).toEqual([]);
  });

  it('is sent by the staff to the buyer, which the log tells', async () => {
    const order = await bought();
    expect((await askAsStaff(order)).json()).toEqual({ email: order.email });
    expect(await receiptMails(order)).toHaveLength(1);
    const noted = await shop.open.db
      .selectFrom('audit_log')
      .select(['actor_id', 'entity_id', 'after'])
      .where('action', '=', 'receipt.mail')
      .execute();
    expect(noted).toEqual([{ actor_id: staff.id, entity_id: order.number, after: { receipt: order.receipt } }]);
  });

  it('comes four times an hour of one order at most, however many ask at once, and says so', async () => {
    const order = await bought();
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(order, { key: order.key })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ error: { message: translate('en', 'errors.receipt_mailed_often') } });
    expect((await askAsStaff(order)).statusCode).toBe(429);
    expect(await receiptMails(order)).toHaveLength(4);
  });

  it('comes five times an hour to one address at most, of all its orders together', async () => {
    const first = await bought();
    const second = await bought();
    await shop.open.db
      .updateTable('orders')
      .set({ email: first.email.replace('@', '+again@') })
      .where('number', '=', second.number)
      .execute();
    for (let at = 0; at < 3; at += 1) expect((await ask(first, { key: first.key })).statusCode).toBe(200);
    for (const expected of [200, 200, 429]) expect((await ask(second, { key: second.key })).statusCode).toBe(expected);
    // Other mails are not held back by them.
    expect(await mayMailStranger(shop.open.db, first.email)).toBe(true);
  });

  it('goes nowhere once the person of the order was removed', async () => {
    const order = await bought();
    await shop.open.db.updateTable('orders').set({ email: '' }).where('number', '=', order.number).execute();
    const answer = await ask(order, { key: order.key });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { error: { code: 'receipt_no_address' } }]);
  });
});
