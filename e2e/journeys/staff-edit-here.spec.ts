import { expect, test } from './journey-test.ts';
import { pressOn } from './keyboard.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { jacketSlug, Shopper } from './shopper.ts';

/** STAFF-65: what a page shows is changed beside it, seen before it is saved, and read by shoppers after. */
test('an admin edits a group beside its page, and a product on the next one', async ({ page, browser, shop }) => {
  test.setTimeout(180_000);
  const path = '/vaatteet/takit/';
  const admin = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => admin.word('mf-account', key, values);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const dock = page.getByRole('complementary', { name: say('staff.edit_here') });
  const button = page.getByRole('button', { name: say('staff.edit_here') });
  await admin.signIn('admin@havu.example');
  await admin.open(path);
  const before = (await heading.textContent()) ?? '';
  const after = `${before} today`;

  await test.step('the forms open beside the page, which shows what is typed', async () => {
    await button.press('Enter');
    await expect(dock.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(page.locator('main h1 [data-edit-here], main h1[data-edit-here]')).toBeVisible();
    await expectGoodScreen(admin, 'a group with its forms');
    await heading.click();
    const name = dock.getByLabel(say('staff_groups.name', { language: 'English' }));
    await expect(name).toBeFocused();
    await name.fill(after);
    await expect(heading).toHaveText(after);
    await button.press('Enter');
    await expect(dock).toHaveCount(0);
    await expect(heading).toHaveText(before);
  });

  await test.step('saved, it stays, and shoppers read it', async () => {
    await button.press('Enter');
    const name = dock.getByLabel(say('staff_groups.name', { language: 'English' }));
    await expect(name).toHaveValue(after);
    await expect(heading).toHaveText(after);
    await name.press('Enter');
    await expect(page.getByText(say('staff_groups.saved', { name: after })).first()).toBeVisible();
    await expect(heading).toHaveText(after);
    // Nobody typed there: the page was read anew.
    await expect(page.getByRole('main').getByRole('list').first()).toContainText(after);
    const other = await browser.newContext({ baseURL: shop.url });
    const shopper = new Shopper(await other.newPage());
    await expect(async () => {
      await shopper.open(path);
      await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText(after, { timeout: 500 });
    }).toPass();
    expect(await shopper.page.content()).not.toContain('data-edit-here');
    await other.close();
  });

  await test.step('in another language and on the next page the forms are there', async () => {
    await dock.getByRole('link', { name: 'FI', exact: true }).press('Enter');
    await page.waitForURL(`**${path}`);
    const finnish = new Shopper(page, 'fi');
    const inFinnish = page.getByRole('complementary', { name: finnish.word('mf-account', 'staff.edit_here') });
    const nameInFinnish = finnish.word('mf-account', 'staff_groups.name', { language: 'suomi' });
    const nameOfGroup = (await heading.textContent()) ?? '';
    await expect(inFinnish.getByLabel(nameInFinnish)).toHaveValue(nameOfGroup);
    await page.locator(`main a[href*="${jacketSlug}"]`).filter({ visible: true }).first().click();
    await expect(heading).not.toHaveText(nameOfGroup);
    const name = inFinnish.getByLabel(finnish.word('mf-account', 'staff_products.name'), { exact: true });
    await expect(name.filter({ visible: true })).toHaveValue((await heading.textContent()) ?? '');
    await pressOn(page, inFinnish.getByRole('button', { name: finnish.word('mf-account', 'staff_edit.close') }));
    await expect(inFinnish).toHaveCount(0);
  });

  await admin.open('/staff/log/?about=group');
  const write = page.getByRole('listitem').filter({ hasText: after }).first();
  await write.getByRole('button', { name: say('staff_products.undo') }).press('Enter');
  await expect(page.getByText(say('staff_products.undone')).first()).toBeVisible();
  expect(unexpected(admin)).toEqual([]);
});
