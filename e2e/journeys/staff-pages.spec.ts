import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-55: a page of text is changed by keyboard, read by shoppers, hidden from them, and taken back. */
test('an admin changes a page in one language, hides it, and takes both back', async ({ page }) => {
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
  // The list has an empty field of the same name in the folded form of a new page.
  await expect(title).toHaveValue(/./);
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

/** CONTENT-29: the editor works by keyboard alone and under the page's policies, and tells what shoppers would not get. */
test('an admin writes a text in the editor, pastes, and hears what is lost', async ({ page }) => {
  test.setTimeout(150_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const own = `Apply today ${Date.now().toString(36)}`;
  const read = async () =>
    (await page.request.get('/api/static-page/?slug=toihin-meille', { headers: { 'accept-language': 'en' } })).text();
  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/pages/?q=wet+sock');
  await page.getByRole('main').getByRole('listitem').getByRole('link').click();
  const label = say('staff_pages.content', { language: 'English' });
  await expect(page.getByRole('toolbar', { name: say('staff_editor.toolbar', { name: label }) })).toBeVisible();
  const editor = page.getByRole('textbox', { name: label });
  await editor.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type(own);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: say('staff_editor.heading_2') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('heading', { level: 2, name: own })).toBeVisible();
  await expect(editor).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  await expect(page.getByLabel(say('staff_editor.address'), { exact: true })).toBeFocused();
  await page.keyboard.type('/stores/');
  await expectGoodScreen(shopper, 'the editor with the panel of a link');
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('link', { name: '/stores/' })).toBeVisible();
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p onclick="x()" style="color: red">Pasted <b>bold</b></p><script>x()</script>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(editor.getByText('bold', { exact: true })).toBeVisible();
  const title = page.getByLabel(say('staff_pages.title', { language: 'English' }));
  await title.press('Enter');
  await expect.poll(read).toContain(`<h2>${own}</h2>`);
  expect(await read()).not.toContain('onclick');

  await page.getByRole('button', { name: say('staff_editor.as_html') }).press('Enter');
  await editor.fill(`${await editor.inputValue()}<marquee>No</marquee>`);
  await title.press('Enter');
  const told = say('staff_editor.lost', { parts: '<marquee>' });
  await expect(page.getByText(told).first()).toBeVisible();
  expect(unexpected(shopper)).toEqual([]);

  await shopper.open('/staff/log/?about=page');
  const write = page.getByRole('listitem').filter({ hasText: own }).first();
  await write.getByRole('button', { name: say('staff_products.undo') }).press('Enter');
  await expect.poll(read).not.toContain(own);
});
