import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';

const key = 'frontpage_meta_description_ru';

test('two admins change a setting at once, both see both, and the log undoes the last change (STAFF-41, STAFF-42)', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const [one, other] = [new Shopper(page), new Shopper(await context.newPage())];
  const say = (name: string, values?: Record<string, string>) => one.word('mf-account', `staff_log.${name}`, values);
  const save = one.word('mf-account', 'settings.save');
  const nameOfSetting = one.word('mf-account', 'staff_settings.frontpage_meta_description.name');
  const open = async (admin: Shopper) => {
    await admin.signIn('admin@havu.example');
    await admin.open('/staff/content/?setting=frontpage_meta_description');
    const field = admin.page.getByRole('textbox', { name: new RegExp(`^${nameOfSetting} .*Russian`) });
    await expect(field).toBeVisible();
    const form = admin.page.locator('form').filter({ has: field });
    return { field, save: form.getByRole('button', { name: save }), form };
  };
  const mine = await open(one);
  const theirs = await open(other);
  const before = await mine.field.inputValue();
  const [first, second] = [`One ${Date.now()}`, `Two ${Date.now()}`];
  const saved = (admin: Shopper) =>
    admin.page.waitForResponse((answer) => answer.url().includes(key) && answer.request().method() === 'PUT');

  await mine.field.fill(first);
  let answer = saved(one);
  await mine.save.press('Enter');
  expect((await answer).status()).toBe(200);
  await theirs.field.fill(second);
  answer = saved(other);
  await theirs.save.press('Enter');
  expect((await answer).status()).toBe(409);
  await expect(theirs.form.getByText(first)).toBeVisible();
  await expect(theirs.field).toHaveValue(second);
  await expectGoodScreen(other, 'a setting that somebody else changed');
  answer = saved(other);
  await theirs.save.press('Enter');
  expect((await answer).status()).toBe(200);
  await expect(theirs.form.getByText(first)).toHaveCount(0);

  await one.open('/staff/log/?about=setting');
  const write = page.getByRole('listitem').filter({ hasText: second });
  await expect(write).toContainText(first);
  await expectGoodScreen(one, 'the log');
  const undo = one.word('mf-account', 'staff_products.undo');
  await write.getByRole('button', { name: undo }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: second })).toHaveCount(2);
  await page.getByRole('combobox', { name: say('about') }).selectOption({ label: say('about_banner') });
  await page.getByRole('button', { name: say('find') }).click();
  await page.waitForURL(/about=banner/);
  // By a word of what was there, and by days.
  await one.open('/staff/log/');
  await page.getByLabel(say('search'), { exact: true }).fill(second);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: second })).toHaveCount(2);
  await page.getByLabel(say('to'), { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: say('find') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: second })).toHaveCount(0);
  await expectGoodScreen(one, 'the log without an answer');
  await one.open('/staff/content/?setting=frontpage_meta_description');
  await expect(mine.field).toHaveValue(first);
  await mine.field.fill(before);
  answer = saved(one);
  await mine.save.press('Enter');
  expect((await answer).status()).toBe(200);
  expect([...unexpected(one), ...unexpected(other)]).toEqual([]);
  await context.close();
});
