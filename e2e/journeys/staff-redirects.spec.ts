import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-46, ROUTE-130: a redirect that staff made by keyboard is followed at once, until they take it away. */
test('an admin makes, pastes, removes and brings back redirects by keyboard', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const own = `/old-${Date.now().toString(36)}`;
  const leadsTo = async (path: string) => {
    const answer = await page.request.get(`/en${path}`, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location ?? ''];
  };
  // The missing page is known before: no cache may hide what is made later.
  expect(await leadsTo(`${own}/`)).toEqual([404, '']);
  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/redirects/');

  // A page's own address is refused beside its field.
  const open = page.getByText(say('staff_redirects.new'));
  await open.focus();
  await page.keyboard.press('Enter');
  const make = page.getByRole('button', { name: say('staff_redirects.make') });
  const form = page.locator('form').filter({ has: make });
  await form.getByLabel(say('staff_redirects.old_path')).focus();
  await page.keyboard.type('/stores/');
  await form.getByLabel(say('staff_redirects.new_path')).focus();
  await page.keyboard.type('/manufacturers/');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toBeFocused();
  await expectGoodScreen(shopper, 'a redirect that is refused');
  await form.getByLabel(say('staff_redirects.old_path')).fill(own);
  await page.keyboard.press('Enter');
  const row = (path: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: path }) });
  await expect(row(`${own}/`)).toContainText('/manufacturers/');
  await expect(async () => expect(await leadsTo(`${own}/`)).toEqual([301, '/en/manufacturers/'])).toPass();

  // Many at once: with one wrong line nothing is taken over, and what was pasted stays.
  await page.getByText(say('staff_redirects.paste')).focus();
  await page.keyboard.press('Enter');
  const take = page.getByRole('button', { name: say('staff_redirects.take') });
  const lines = page.getByLabel(say('staff_redirects.lines'), { exact: true });
  await lines.fill(`${own}-a/ ${own}/\n${own}-b/ https://elsewhere.example/`);
  await take.focus();
  await page.keyboard.press('Enter');
  const paste = page.locator('form').filter({ has: take });
  await expect(paste.getByRole('listitem')).toContainText(`${own}-b/`);
  await expectGoodScreen(shopper, 'lines that are refused');
  await lines.fill(`${own}-a/ ${own}/\n${own}-b/ 410`);
  await take.focus();
  await page.keyboard.press('Enter');
  await expect(row(`${own}-b/`)).toContainText(say('staff_redirects.gone'));
  await expect(async () => expect(await leadsTo(`${own}-a/`)).toEqual([301, '/en/manufacturers/'])).toPass();
  expect((await leadsTo(`${own}-b/`))[0]).toBe(410);
  await expectGoodScreen(shopper, 'redirects');

  // Taken away, and brought back from the log.
  const remove = page.getByRole('button', { name: say('staff_redirects.remove_named', { path: `${own}-a/` }) });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(row(`${own}-a/`)).toHaveCount(0);
  expect(await leadsTo(`${own}-a/`)).toEqual([404, '']);
  await shopper.open('/staff/log/?about=redirect');
  const write = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `${own}-a/` }) })
    .first();
  await write.getByRole('button', { name: say('staff_products.undo') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('staff_products.undone')).first()).toBeVisible();
  await expect(async () => expect(await leadsTo(`${own}-a/`)).toEqual([301, '/en/manufacturers/'])).toPass();
});
