import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-62: a link is put in the menu of a group by keyboard, shoppers follow it from there, and the log takes it back. */
test('an admin adds a link to the menu, puts it first, and takes it back', async ({ page }) => {
  test.setTimeout(240_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const menu = (key: string, values?: Record<string, string>) => say(`staff_menus.${key}`, values);
  const group = 'Clothing';
  const title = `Find us ${Date.now().toString(36)}`;
  const main = page.getByRole('main');
  const links = page.getByRole('group', { name: menu('links'), exact: true });
  const rows = links.locator('ol > li');
  const path = links.getByLabel(menu('path'));
  const save = async () => {
    await pressOn(page, main.getByRole('button', { name: say('settings.save') }));
    await expect(page.getByText(menu('saved', { group })).first()).toBeVisible();
  };
  const inMenu = async () =>
    (await page.request.get('/api/navigation/', { headers: { 'accept-language': 'en' } })).text();
  await shopper.signIn('admin@havu.example');

  await test.step('the room shows the groups of the menu with their links, and leads to each', async () => {
    await shopper.open('/staff/menus/');
    await expectGoodScreen(shopper, 'the menus');
    await pressOn(page, main.getByRole('link', { name: group, exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: menu('of_group', { group }) })).toBeVisible();
  });

  const before = await rows.count();
  await test.step('a group is found and added with its picture and its name in each language', async () => {
    await typeInto(page, links.getByLabel(menu('add')), 'tents');
    const found = links.locator('ul button').first();
    const name = (await found.textContent()) ?? '';
    await pressOn(page, found);
    await expect(rows).toHaveCount(before + 1);
    await pressOn(page, rows.last().getByLabel(menu('change_named', { name })));
    await expect(rows.last().getByRole('img').first()).toBeVisible();
    await expect(rows.last().getByLabel(menu('title', { language: 'German' }))).toHaveValue('Zelte');
  });

  await test.step('an address that no page answers is refused beside its field, and one that a page does is kept', async () => {
    await typeInto(page, rows.last().getByLabel(menu('title', { language: 'English' })), title);
    await typeInto(page, path, '/no-such-page/');
    await page.keyboard.press('Enter');
    await expect(path).toHaveAttribute('aria-invalid', 'true');
    await expectGoodScreen(shopper, 'a link that leads nowhere');
    await typeInto(page, path, '/stores/');
    await save();
    await expect.poll(inMenu).toContain(title);
  });

  await test.step('it is moved to the first place, and keeps the focus on the way', async () => {
    const up = rows
      .filter({ hasText: title })
      .getByRole('button', { name: say('staff_in_order.up_named', { name: title }) });
    await tabTo(page, up);
    for (let place = before; place > 0; place -= 1) {
      await page.keyboard.press('Enter');
      await expect(rows.nth(place - 1)).toContainText(title);
      await expect(up).toBeFocused();
    }
    await expectGoodScreen(shopper, 'the links of a group');
    await save();
  });

  await test.step('shoppers see it in the menu, and follow it', async () => {
    await shopper.open('/');
    await shopper.settled();
    const bar = page.getByRole('navigation', { name: shopper.word('shell', 'frame.products') });
    const link = bar.getByRole('link', { name: title });
    // On a busy machine the pointer may come before the menu that it opens.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await bar.getByRole('link', { name: group, exact: true }).first().hover();
      await expect(link).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    await expect(link).toHaveAttribute('href', shopper.path('/stores/'));
    await link.click();
    await page.waitForURL('**/stores/');
  });

  await test.step('the log takes back the order and then the link', async () => {
    for (const place of [0, 2]) {
      await shopper.open('/staff/log/?about=product_group');
      const write = main.getByRole('listitem').filter({ hasText: title }).nth(place);
      await pressOn(page, write.getByRole('button', { name: say('staff_products.undo') }));
      await expect(page.getByText(say('staff_products.undone')).first()).toBeVisible();
    }
    await expect.poll(inMenu).not.toContain(title);
  });
});
