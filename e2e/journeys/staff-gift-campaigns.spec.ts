import { readFile } from 'node:fs/promises';
import type { StaffGiftCampaigns, StaffProductsResponse } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-61: a gift campaign is made, filled and given codes by keyboard; a shopper redeems one, and one is taken back. */
test('an admin makes a gift campaign with codes, a shopper redeems one, and another one is taken back', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const gift = (key: string, values?: Record<string, string>) => say(`staff_gift-campaigns.${key}`, values);
  const english = { language: 'English' };
  const mark = Date.now().toString(36);
  const [name, slug] = [`Thank you ${mark}`, `thank-you-${mark}`];
  const team = `TEAM-${mark}`.toUpperCase();
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  const codes = page.getByRole('region', { name: gift('codes'), exact: true });
  const validate = async (code: string, product: number) => {
    const data = { code, product_id: product, category_slug: slug };
    const inEnglish = { 'accept-language': 'en' };
    const answer = await page.request.post('/api/giftcampaigns/validate_code/', { data, headers: inEnglish });
    return `${answer.status()} ${await answer.text()}`;
  };
  await shopper.signIn('admin@havu.example');
  const headers = { authorization: await shopper.token(), 'accept-language': 'en' };

  await test.step('one with the address of another is refused, and made with its own', async () => {
    const address = page.getByLabel(gift('slug'), { exact: true });
    await shopper.open('/staff/gift-campaigns/');
    await expect(rows.first()).toBeVisible();
    const listed = await page.request.get('/api/staff/gift-campaigns/', { headers });
    const [other] = ((await listed.json()) as StaffGiftCampaigns).results;
    await expectGoodScreen(shopper, 'the list of gift campaigns');
    await pressOn(page, page.locator('summary').filter({ hasText: gift('new') }));
    await typeInto(page, page.getByLabel(gift('name', english)), name);
    await typeInto(page, address, other?.path.split('/').at(-2) ?? '');
    await page.keyboard.press('Enter');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(gift('name', english))).toHaveValue(name);
    await typeInto(page, address, slug);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByText(gift('hidden'), { exact: true })).toBeVisible();
  });

  await test.step('its gifts are found, and shoppers see them once it is shown', async () => {
    const products = page.getByRole('group', { name: gift('products'), exact: true });
    const known = await page.request.get('/api/staff/products/?q=thermos&state=shown', { headers });
    const found = ((await known.json()) as StaffProductsResponse).results.find(({ stock }) => stock > 20);
    await typeInto(page, page.getByLabel(gift('find_product')), found?.number ?? '');
    await pressOn(page, products.getByRole('button', { name: found?.name ?? '', exact: true }).first());
    await expect(products.getByRole('list').first().getByRole('listitem')).toHaveCount(1);
    await pressOn(page, page.getByLabel(gift('is_active')), 'Space');
    await pressOn(page, main.getByRole('button', { name: say('settings.save') }));
    await expect(page.getByText(gift('saved', { name })).first()).toBeVisible();
    await expect.poll(async () => (await page.request.get(`/en/giftcampaigns/${slug}/`)).status()).toBe(200);
  });

  await test.step('codes are drawn and typed; one that exists is refused, and what was typed stays', async () => {
    const make = async () => {
      await pressOn(page, codes.getByRole('button', { name: gift('make_codes') }));
    };
    await pressOn(page, codes.locator('summary').filter({ hasText: gift('new_codes') }));
    await typeInto(page, page.getByLabel(gift('count')), '30');
    await make();
    await expect(page.getByText(gift('codes_made_other', { count: '30' })).first()).toBeVisible();
    await typeInto(page, page.getByLabel(gift('typed_codes')), `${team} ${team}`);
    await make();
    await expect(page.getByLabel(gift('typed_codes'))).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(gift('typed_codes'))).toHaveValue(`${team} ${team}`);
    await typeInto(page, page.getByLabel(gift('typed_codes')), team);
    await make();
    await expect(codes.getByRole('heading', { name: team })).toBeVisible();
    await expectGoodScreen(shopper, 'a gift campaign with codes');
  });

  await test.step('all of them are kept as a file', async () => {
    const download = page.waitForEvent('download');
    await pressOn(page, codes.getByRole('button', { name: gift('keep') }));
    const file = await (await download).path();
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(32);
    expect(lines.at(-1)).toBe(`${team},0,1,open`);
  });

  await test.step('a code brings the gift, and no more once it is taken back, until the log lets it count again', async () => {
    const answer = await page.request.get(`/api/giftcampaigns/${slug}/`);
    const [product] = (await answer.json()).products;
    const model = await page.request.get(
      `/api/products/productmodel/${product.path.split('/').at(-2)}/?giftcampaign=${slug}`,
    );
    const [variant] = (await model.json()).products;
    expect(await validate(team, variant.id)).toMatch(/^200/);
    await typeInto(page, page.getByLabel(gift('find_code')), team);
    await expect(codes.getByRole('heading', { level: 3 })).toHaveCount(1);
    await pressOn(page, codes.getByRole('button', { name: `${gift('end')}: ${team}` }));
    await expect(page.getByText(gift('ended', { code: team })).first()).toBeVisible();
    expect(await validate(team, variant.id)).toMatch(/^400 .*does not count any more/);
    await shopper.open('/staff/log/?about=gift_code');
    const write = rows.filter({ hasText: team }).first();
    await expect(write).toBeVisible();
    await pressOn(page, write.getByRole('button', { name: say('staff_products.undo') }));
    await expect(page.getByText(say('staff_products.undone')).first()).toBeVisible();
    expect(await validate(team, variant.id)).toMatch(/^200/);
  });

  await test.step('removed, shoppers see it no more', async () => {
    await shopper.open(`/staff/gift-campaigns/?q=${team}`);
    await pressOn(page, rows.getByRole('link', { name }));
    await pressOn(page, main.getByRole('button', { name: gift('remove_named', { name }) }));
    await expect(page.getByText(gift('removed', { name })).first()).toBeVisible();
    await expect.poll(async () => (await page.request.get(`/en/giftcampaigns/${slug}/`)).status()).toBe(404);
  });
});
