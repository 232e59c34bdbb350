import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-55: a page of text is changed by keyboard, read by shoppers, hidden from them, and taken back. */
test('an admin changes a page in one language, hides it, and takes both back', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(150_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) =>
    shopper.word('mf-account', `staff_pages.${key}`, values);
  const own = `Working with us ${Date.now().toString(36)}`;
  const read = async () => {
    const answer = await page.request.get('/api/static-page/?slug=toihin-meille', {
      headers: { 'accept-language': 'en' },
    });
    return `${answer.status()} ${await answer.text()}`;
  };
  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/pages/');
  await expectGoodScreen(shopper, 'the list of pages');
  const find = page.getByLabel(say('search'), { exact: true });
  await find.fill('wet sock');
  await find.press('Enter');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link').focus();
  await page.keyboard.press('Enter');
  const title = page.getByLabel(say('title', { language: 'English' }));
  const was = await title.inputValue();
  await title.focus();
  await title.fill(own);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('saved', { name: own })).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible();
  await expect.poll(read).toContain(own);
  await expectGoodScreen(shopper, 'a page');

  await page.getByLabel(say('is_published')).focus();
  await page.keyboard.press('Space');
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('hidden'), { exact: true })).toBeVisible();
  await expect.poll(read).toContain('404');

  const undo = async (told: string) => {
    await shopper.open('/staff/log/?about=page');
    const write = page.getByRole('listitem').filter({ hasText: own }).filter({ hasText: told }).first();
    await write.getByRole('button', { name: shopper.word('mf-account', 'staff_products.undo') }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(shopper.word('mf-account', 'staff_products.undone')).first()).toBeVisible();
  };
  await undo(say('is_published'));
  await expect.poll(read).toContain('200');
  await undo(was);
  await expect.poll(read).not.toContain(own);
  await shopper.open('/staff/pages/?q=wet+sock');
  await rows.getByRole('link').click();
  await expect(title).toHaveValue(was);
});
