import type { Page } from '@playwright/test';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-46, ROUTE-130: a redirect that staff made by keyboard is followed at once, until they take it away. */
test('an admin makes, pastes, removes and brings back redirects by keyboard', async ({ page }) => {
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

/** ROUTE-133: a link inside the shop that leads to what is missing, or sold no more, arrives where staff say. */
test('a shopper who follows a link to an old product arrives at what replaced it', async ({ page, browser }) => {
  const staff = new Shopper(page);
  const own = `old-${Date.now().toString(36)}`;
  const missing = `/kaamos/jackets/${own}-missing/`;
  const removed = `/kaamos/jackets/${own}-removed/`;
  const gone = `/kaamos/jackets/${own}-gone/`;
  await staff.signIn('admin@havu.example');
  for (const [old_path, new_path] of [
    [missing, '/manufacturers/'],
    [removed, '/stores/'],
    [gone, null],
  ]) {
    const headers = { authorization: await staff.token() };
    expect((await page.request.post('/api/staff/redirects/', { headers, data: { old_path, new_path } })).ok()).toBe(
      true,
    );
  }

  const visit = await (await browser.newContext()).newPage();
  const shopper = new Shopper(visit);
  let documents = 0;
  visit.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // The service's answer for a product that vanished from the merchant's files, which it keeps no old one of.
  await visit.route(`**/api/products/productmodel/${own}-removed/**`, (route) =>
    route.fulfill({ status: 410, json: { error: { code: 'removed', message: '' } } }),
  );
  const follow = async (path: string) => {
    await shopper.open('/faq/');
    await shopper.settled();
    await addLink(visit, shopper.path(path));
    documents = 0;
    await visit.getByRole('link', { name: 'Our old favourite' }).click();
  };
  await follow(missing);
  await visit.waitForURL('**/en/manufacturers/');
  await follow(removed);
  await visit.waitForURL('**/en/stores/');

  // What is gone for good says so, and the document does not load itself again; who goes back to it is told so again.
  await follow(`${gone}#reviews`);
  const title = visit.getByRole('heading', { level: 1, name: 'This page is gone' });
  await expect(title).toBeVisible();
  await expectGoodScreen(shopper, 'what is gone for good');
  expect(documents).toBe(1);
  await visit
    .getByRole('main')
    .getByRole('link', { name: shopper.word('shell', 'error.continue') })
    .click();
  await visit.waitForURL(`**${shopper.path('/')}`);
  await visit.goBack();
  await expect(title).toBeVisible();
  expect(documents).toBe(2);
  await visit.context().close();
});

/** Adds a link as one of the shop's texts has it. */
const addLink = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'Our old favourite';
    document.querySelector('main')?.prepend(link);
  }, href);

/** PRODUCT-9, ROUTE-133: staff are asked who they are on a missing page, which does not load itself again for that. */
test('staff stay on a missing page', async ({ page }) => {
  const staff = new Shopper(page);
  await staff.signIn('admin@havu.example');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // What looks for the page once more asks for these.
  const slugs = page.waitForResponse('**/api/route-slugs/');
  await staff.open('/no-such-page-at-all/');
  await slugs;
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: staff.word('shell', 'error.continue') })
    .click();
  await page.waitForURL(`**${staff.path('/')}`);
  await expect(page.getByText('404', { exact: true })).toHaveCount(0);
  expect(documents).toBe(1);
});
