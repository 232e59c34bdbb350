import type { ProductModel } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { jacketSlug, Shopper } from './shopper.ts';
import { smallPicture } from './small-picture.ts';

/** STAFF-66: photographs of one's own, in the room of a product and beside its page. */
test('an admin uploads a picture, puts it first, sees it in the shop, and takes it back', async ({ page }) => {
  test.setTimeout(120_000);
  const admin = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => admin.word('mf-account', key, values);
  const read = async () =>
    (await (await page.request.get(`/api/products/productmodel/${jacketSlug}/?taxAreaId=1`)).json()) as ProductModel;
  const { id, path } = await read().then(({ id, model_url }) => ({ id, path: model_url }));
  await admin.signIn('admin@havu.example');
  await admin.open(`/staff/products/${id}/`);
  const part = page.getByRole('region', { name: say('staff_products.pictures'), exact: true });
  const every = part.getByRole('group', { name: say('staff_products.pictures_every') });
  const pictures = every.getByRole('listitem');
  await expect(part).toBeVisible();
  const before = await pictures.count();

  await test.step('what is no picture is told by its name, and the picture beside it is taken', async () => {
    await every.locator('input[type=file]').setInputFiles([
      { name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('words') },
      { name: 'front.png', mimeType: 'image/png', buffer: smallPicture() },
    ]);
    await expect(every.getByRole('alert')).toContainText('words.png');
    await expect(pictures).toHaveCount(before + 1);
    await expectGoodScreen(admin, 'the pictures of a product');
  });

  await test.step('moved to the front by keyboard and saved, it is what shoppers see', async () => {
    for (let place = before + 1; place > 1; place -= 1) {
      const name = say('staff_products.picture_named', { number: String(place) });
      const up = every.getByRole('button', { name: say('staff_in_order.up_named', { name }), exact: true });
      if (place === before + 1) await tabTo(page, up);
      await expect(up).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await pressOn(page, part.getByRole('button', { name: say('settings.save') }));
    await expect(page.getByText(say('staff_products.saved')).first()).toBeVisible();
    await expect.poll(async () => (await read()).extra_images[0]?.full_url).toMatch(/^\/media\/imported\//);
    await admin.open(path);
    const shown = page.getByRole('main').locator('img[src*="/media/imported/"]').first();
    await expect(shown).toBeAttached();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('beside the page it is taken away, and nothing of it is left', async () => {
    await page.getByRole('button', { name: say('staff.edit_here') }).press('Enter');
    const dock = page.getByRole('complementary', { name: say('staff.edit_here') });
    const beside = dock.getByRole('region', { name: say('staff_products.pictures'), exact: true });
    const name = say('staff_products.picture_named', { number: '1' });
    const away = say('staff_in_order.remove_named', { name });
    await beside
      .getByRole('group', { name: say('staff_products.pictures_every') })
      .getByRole('button', { name: away, exact: true })
      .click();
    await beside.getByRole('button', { name: say('settings.save') }).click();
    await expect(page.getByText(say('staff_products.saved')).first()).toBeVisible();
    await expect.poll(async () => JSON.stringify(await read())).not.toContain('/media/imported/');
    await expect(page.getByRole('main').locator('img[src*="/media/imported/"]')).toHaveCount(0);
  });
  expect(unexpected(admin)).toEqual([]);
});
