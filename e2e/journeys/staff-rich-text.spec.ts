import type { SearchResponse, StaticPage } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';

/** CONTENT-31, CONTENT-32: a product and tabs are put into a page by keyboard, and shoppers read both, without scripts too. */
test('an admin puts a product and tabs into a page, and shoppers read both', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const edit = (key: string) => say(`staff_editor.${key}`);
  const mark = Date.now().toString(36);
  const [fit, care] = [`Fit ${mark}`, `Care ${mark}`];
  const label = say('staff_pages.content', { language: 'English' });
  const editor = page.getByRole('textbox', { name: label });
  const main = page.getByRole('main');
  const asked = async <T>(path: string) =>
    (await page.request.get(path, { headers: { 'accept-language': 'en' } })).json() as Promise<T>;
  const read = () => asked<StaticPage>('/api/static-page/?slug=toihin-meille');
  const [product] = (await asked<SearchResponse>('/api/search/?q=jacket&language=en')).products;
  const name = product?.name ?? '';
  /** A button of the toolbar, which is one stop of the Tab key. */
  const pressTool = async (key: string) => {
    const tool = page.getByRole('button', { name: edit(key), exact: true });
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Home');
    for (let step = 0; step < 40 && !(await tool.evaluate((button) => button.matches(':focus'))); step += 1)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  };

  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/pages/?q=wet+sock');
  await pressOn(page, main.getByRole('listitem').getByRole('link'));
  await expect(page.getByRole('toolbar', { name: say('staff_editor.toolbar', { name: label }) })).toBeVisible();
  const slugs = (await read()).slugs;

  await test.step('a product is found by its name and stands in the text', async () => {
    await tabTo(page, editor);
    await page.keyboard.press('Control+End');
    await pressTool('product');
    const search = page.getByLabel(edit('product_search'), { exact: true });
    await typeInto(page, search, 'jacket');
    await expectGoodScreen(shopper, 'the editor with the panel of a product');
    await pressOn(page, page.getByRole('button', { name, exact: true }).first());
    await expect(editor).toBeFocused();
    await expect(editor.getByText(name, { exact: true }).first()).toBeVisible();
  });

  await test.step('tabs are written by keyboard, and a third one is added, taken away and undone', async () => {
    await pressTool('tabs');
    await expect(editor).toBeFocused();
    await page.keyboard.type(fit);
    await page.keyboard.press('Enter');
    await page.keyboard.type('It sits loosely.');
    await pressTool('add_tab');
    await expect(editor).toBeFocused();
    await page.keyboard.type('Third');
    await pressTool('delete_tab');
    await expect(editor.getByText('Third')).toHaveCount(0);
    await expect(editor).toBeFocused();
    await page.keyboard.press('Control+Z');
    await expect(editor.getByText('Third')).toBeVisible();
    await page.keyboard.press('Control+Y');
    await expect(editor.getByText('Third')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type(care);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Wash it cold.');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.type(`Below the tabs ${mark}`);
    await expectGoodScreen(shopper, 'the editor with a product and tabs');
  });

  await test.step('both are saved, and nothing is lost', async () => {
    await pressOn(page, main.getByRole('button', { name: say('settings.save') }).first());
    await expect.poll(async () => (await read()).content).toContain(`Below the tabs ${mark}`);
    const { content, productsInText } = await read();
    expect(productsInText.map((each) => each.name)).toEqual([name]);
    expect(content).toContain(`<summary>${fit}</summary><div><p>It sits loosely.</p></div>`);
    expect(content).not.toContain('Third');
  });

  const path = `/en/${slugs.en}/`;
  await test.step('shoppers read them, and change tabs by keyboard', async () => {
    // A page that was kept is read anew within seconds.
    await expect(async () => {
      await shopper.open(`/${slugs.en}/`);
      await expect(main.getByRole('link', { name }).first()).toBeVisible({ timeout: 2000 });
    }).toPass();
    await shopper.settled();
    await expect(main.getByText('It sits loosely.')).toBeVisible();
    await expect(main.getByText('Wash it cold.')).toBeHidden();
    await pressOn(page, page.locator('summary').filter({ hasText: care }));
    await expect(main.getByText('Wash it cold.')).toBeVisible();
    await expect(main.getByText('It sits loosely.')).toBeHidden();
    await expectGoodScreen(shopper, 'a page with a product and tabs');
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText('It sits loosely.')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the HTML of the server has both, and tabs open without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    const plain = await context.newPage();
    await plain.goto(new URL(path, page.url()).href);
    await expect(plain.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    await plain.locator('summary').filter({ hasText: care }).press('Enter');
    await expect(plain.getByText('Wash it cold.')).toBeVisible();
    expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await context.close();
  });

  await test.step('the change is taken back from the log', async () => {
    expect(unexpected(shopper)).toEqual([]);
    await shopper.open('/staff/log/?about=page');
    const write = page.getByRole('listitem').filter({ hasText: mark }).first();
    await pressOn(page, write.getByRole('button', { name: say('staff_products.undo') }));
    await expect.poll(async () => (await read()).content).not.toContain(mark);
  });
});
