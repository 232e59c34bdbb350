import { localeCodes } from 'mf-shared/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailsTo, ownMailbox } from '../../testing/mailbox.ts';
import { variant } from '../../testing/small-rows.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { until } from '../../testing/until.ts';
import { mayMailStranger } from '../mail/limit-recipient.ts';
import { loadServiceSecret } from '../secrets/service-secret.ts';
import { stopWishesLink } from './stop-wishes.ts';
import { forgetOldWishes, tellWishes } from './tell-wishes.ts';

const dayMs = 86_400_000;
/** Sold out in the small shop: a shoe without a colour, and a jacket whose last piece is promised. */
const [shoe, jacket] = [140, 103];
/** Sold in gift campaigns only. */
const gift = 130;

let shop: TestService;
const mailbox = ownMailbox();
beforeAll(async () => {
  shop = await testService({ ...mailbox, PUBLIC_URL: 'https://havu.example' });
});
afterAll(() => shop.close());
beforeEach(() => shop.open.db.deleteFrom('availability_notifications').execute());

let people = 0;
const newAddress = () => `wish${++people}@havu.example`;

const ask = (email: string, own: object = {}, from = `10.8.0.${++people % 250}`) =>
  shop.call('/api/product_availability_email_notify/', {
    ...{ method: 'POST', locale: 'en', from },
    body: { email, product_id: shoe, lang_code: 'en', ...own },
  });

/** Pieces on the shelf of the central warehouse. */
async function setStock(variantId: number, quantity: number): Promise<void> {
  await shop.open.db
    .insertInto('stock')
    .values({ variant_id: variantId, store_id: 20, quantity, reserved: 0 })
    .onConflict((conflict) => conflict.columns(['variant_id', 'store_id']).doUpdateSet({ quantity }))
    .execute();
}

const sweep = (now = new Date()) => tellWishes(shop.open.db, now);
const waiting = async (email: string) => {
  const row = await shop.open.db
    .selectFrom('availability_notifications')
    .select('notified_at')
    .where('email', '=', email)
    .executeTakeFirst();
  return row && row.notified_at === null;
};
const mails = (email: string) => mailsTo(shop, mailbox, email);

it('sends one mail, however many processes look at once, and none for the next restock (PRODUCT-109)', async () => {
  await setStock(shoe, 0);
  const email = newAddress();
  expect((await ask(email)).statusCode).toBe(200);
  await sweep();
  expect([await waiting(email), (await mails(email)).length]).toEqual([true, 0]);

  await setStock(shoe, 3);
  await Promise.all(Array.from({ length: 50 }, () => sweep()));
  expect(await mails(email)).toHaveLength(1);
  expect(await waiting(email)).toBe(false);

  await setStock(shoe, 0);
  await sweep();
  await setStock(shoe, 5);
  await sweep();
  expect(await mails(email)).toHaveLength(1);
});

it('tells product, colour, size and price as the page does, with the variant chosen (PRODUCT-109)', async () => {
  await shop.open.db.updateTable('stock').set({ reserved: 0 }).where('variant_id', '=', jacket).execute();
  const [email, swede] = [newAddress(), newAddress()];
  await ask(email, { product_id: jacket });
  await ask(swede, { product_id: jacket, lang_code: 'sv', country_code: 'SE', currency_code: 'sek' });
  await sweep();
  const [mail] = await mails(email);
  const { pathname, searchParams } = new URL(mail?.link ?? '', 'https://havu.example');
  expect(pathname).toMatch(/^\/en\/kaamos\/.*\/kuura\/$/);
  expect(Object.fromEntries(searchParams)).toEqual({ color: 'oranssi', size: 'M' });
  expect(mail?.html).toContain('Kaamos Kuura shell jacket, Orange, M');
  expect(mail?.html).toContain('249.90\u00a0€');
  expect((await mails(swede))[0]?.html).toMatch(/Priset är nu 27\d\d\u00a0kr/);
  expect(mail?.html).toMatch(/<img src="https:\/\/havu\.example\/media\/products\/kuura-orange\?width=320/);
});

it('tells all who wait, however few pieces there are, each in the language of the wish (PRODUCT-109)', async () => {
  await setStock(shoe, 0);
  const wishes = localeCodes.map((locale) => ({ locale, email: newAddress() }));
  for (const { locale, email } of wishes) await ask(email, { lang_code: locale });
  await setStock(shoe, 1);
  await sweep();
  for (const { locale, email } of wishes)
    expect((await mails(email)).map(({ html }) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual([locale]);
});

it('does not leave where it is sold out again by then; the wish waits and is told once (PRODUCT-109)', async () => {
  await setStock(shoe, 0);
  const email = newAddress();
  await ask(email);
  await setStock(shoe, 1);
  await sweep();
  await setStock(shoe, 0);
  expect(await mails(email)).toEqual([]);
  expect(await waiting(email)).toBe(true);
  await setStock(shoe, 1);
  await sweep();
  expect(await mails(email)).toHaveLength(1);
});

it('is told once where its owner wished anew while the mail waited and everything was sold again (PRODUCT-109)', async () => {
  await setStock(shoe, 0);
  const email = newAddress();
  await ask(email);
  await setStock(shoe, 1);
  await sweep();
  await setStock(shoe, 0);
  await ask(email);
  expect(await mails(email)).toEqual([]);
  await setStock(shoe, 1);
  await sweep();
  expect(await mails(email)).toHaveLength(1);
});

it('never tells of what only stores sell, nor of what nobody may see or order (PRODUCT-109, AVAIL-11)', async () => {
  const { db } = shop.open;
  const email = newAddress();
  await setStock(shoe, 0);
  await ask(email);
  await setStock(shoe, 4);
  const model = (facts: { is_public?: boolean; campaign_only?: boolean }) =>
    db.updateTable('product_models').set(facts).where('id', '=', 14).execute();
  const change = (facts: { blocked_stock?: boolean; is_active?: boolean }) =>
    db.updateTable('variants').set(facts).where('id', '=', shoe).execute();
  await change({ blocked_stock: true });
  await sweep();
  await change({ blocked_stock: false, is_active: false });
  await sweep();
  await change({ is_active: true });
  await model({ is_public: false });
  await sweep();
  await model({ is_public: true, campaign_only: true });
  await sweep();
  expect(await waiting(email)).toBe(true);
  await model({ campaign_only: false });
  await sweep();
  expect(await mails(email)).toHaveLength(1);
});

it('is not taken for what is sold in gift campaigns only: nobody could be told of it (PRODUCT-109)', async () => {
  const email = newAddress();
  const refused = await ask(email, { product_id: gift });
  expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([400, ['product_id']]);
  expect(await waiting(email)).toBeUndefined();
});

it('is told in the language and at the price of the last time that it was made (PRODUCT-109)', async () => {
  await setStock(shoe, 0);
  const email = newAddress();
  await ask(email);
  await ask(email.toUpperCase(), { lang_code: 'sv', country_code: 'SE', currency_code: 'sek' });
  await setStock(shoe, 1);
  await sweep();
  const told = await mails(email);
  expect(told.map(({ html }) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual(['sv']);
  expect(told[0]?.html).toMatch(/\d\u00a0kr/);
});

it('comes by itself soon after stock changed, whoever changed it (PRODUCT-109)', async () => {
  await setStock(shoe, 0);
  const email = newAddress();
  await ask(email);
  await shop.open.db.updateTable('stock').set({ quantity: 2 }).where('variant_id', '=', shoe).execute();
  await until(async () => (await waiting(email)) === false);
  expect(await mails(email)).toHaveLength(1);
});

it('comes later where its mailbox got many mails that strangers ask for (PRODUCT-109)', async () => {
  await setStock(shoe, 2);
  const { db } = shop.open;
  const name = newAddress();
  const alike = Array.from({ length: 7 }, (_, nth) => name.replace('@', `+${nth}@`));
  for (const email of alike) await ask(email);
  await sweep();
  const all = name.replace(/@.*/, '[+]');
  expect(await mails(all)).toHaveLength(5);
  await db.deleteFrom('tries').execute();
  await db
    .updateTable('outbox')
    .set({ available_at: new Date(0) })
    .where('kind', '=', 'wish_mail')
    .where('sent_at', 'is', null)
    .execute();
  expect(await mails(all)).toHaveLength(7);
});

it('holds back no mail of another kind from the same mailbox (PRODUCT-109)', async () => {
  await setStock(shoe, 2);
  const name = newAddress();
  for (let nth = 0; nth < 6; nth += 1) await ask(name.replace('@', `+${nth}@`));
  await sweep();
  expect(await mails(name.replace(/@.*/, '[+]'))).toHaveLength(5);
  expect(await mayMailStranger(shop.open.db, name)).toBe(true);
});

it('is taken back by the link of any mail, with every wish of its address, and by nobody else (PRODUCT-110)', async () => {
  await setStock(shoe, 2);
  const email = newAddress();
  await ask(email);
  await sweep();
  const [mail] = await mails(email);
  const secret = await loadServiceSecret(shop.open.db, null);
  const link = stopWishesLink('https://havu.example', secret, email, 'en');
  expect(mail?.html).toContain(`href="${link}"`);
  await setStock(shoe, 0);
  await ask(email);
  await setStock(shoe, 2);
  await sweep();
  const stop = (key: string) =>
    shop.call('/api/accounts/stop_wishes/', { method: 'POST', body: { email: email.toUpperCase(), key } });
  expect((await stop('x'.repeat(32))).statusCode).toBe(403);
  const key = link.split('/').at(-1) ?? '';
  expect((await stop(key)).statusCode).toBe(200);
  expect((await stop(key)).statusCode).toBe(200);
  // The second mail had not left.
  expect(await mails(email)).toHaveLength(1);
});

it('waits for thirty variants at most, and says so at the field (PRODUCT-110)', async () => {
  await setStock(shoe, 0);
  const { db } = shop.open;
  const email = newAddress();
  const many = Array.from({ length: 30 }, (_, nth) => variant(1000 + nth, 14, null, String(nth)));
  await db.insertInto('variants').values(many).execute();
  const wish = { email: email.toUpperCase(), language: 'fi' };
  await db
    .insertInto('availability_notifications')
    .values(many.map(({ id }) => ({ ...wish, variant_id: id })))
    .execute();
  const refused = await ask(email);
  expect([refused.statusCode, refused.json().error.fields]).toEqual([
    400,
    { email: 'This address already waits for 30 products. We cannot note more for now.' },
  ]);
  await db.deleteFrom('availability_notifications').where('variant_id', '=', 1000).execute();
  expect((await ask(email)).statusCode).toBe(200);
  // It is one of the thirty now.
  expect((await ask(email)).statusCode).toBe(200);
  await db
    .deleteFrom('variants')
    .where(
      'id',
      'in',
      many.map(({ id }) => id),
    )
    .execute();
});

it('is forgotten after a year, and a month after it was told (PRODUCT-111)', async () => {
  await setStock(shoe, 0);
  const { db } = shop.open;
  const [old, young, told] = [newAddress(), newAddress(), newAddress()];
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const wish = { variant_id: shoe, language: 'fi' };
  await db
    .insertInto('availability_notifications')
    .values([
      { ...wish, email: old, created_at: ago(366), asked_at: ago(366) },
      { ...wish, email: young, created_at: ago(400), asked_at: ago(364) },
      { ...wish, email: told, created_at: ago(40), notified_at: ago(31) },
      { ...wish, email: told, created_at: ago(40), notified_at: ago(29) },
    ])
    .execute();
  await setStock(shoe, 1);
  await sweep(now);
  expect([await waiting(old), await waiting(young)]).toEqual([true, false]);
  await forgetOldWishes(db, now);
  const left = await db.selectFrom('availability_notifications').select('email').orderBy('id').execute();
  expect(left.map(({ email }) => email)).toEqual([young, told]);
});
