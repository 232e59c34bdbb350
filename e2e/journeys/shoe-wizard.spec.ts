import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

const off = '?featureFlag_shoe_wizard=0';
const flagCookie = 'so_feature_flags';

test('who turned the flag off has no shoe wizard and no way there, for that visit only (ROUTE-70, CONF-57, CONF-58)', async ({
  page,
  browser,
}) => {
  const shopper = new Shopper(page);
  const title = shopper.word('mf-catalog', 'shoe_wizard.title');
  const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
  expect((await shopper.open(`/shoe-wizard/${off}`))?.status()).toBe(404);
  await shopper.settled();
  await expect(page).toHaveURL(new RegExp(`${shopper.path('/shoe-wizard/')}$`));
  const kept = (await page.context().cookies()).find(({ name }) => name === flagCookie);
  expect(kept?.expires).toBe(-1);
  await expect(heading).toHaveCount(0);
  await shopper.open('/womens-and-mens-shoes/');
  await expect(page.getByRole('heading', { level: 1, name: shopper.word('mf-catalog', 'shoes.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: shopper.word('mf-catalog', 'shoes.wizard') })).toHaveCount(0);
  await shopper.open('/menu/footwear/');
  await expect(page.locator('main a[href$="/womens-and-mens-shoes/"]')).toHaveCount(1);
  await expect(page.locator('main a[href$="/shoe-wizard/"]')).toHaveCount(0);

  const other = await browser.newContext();
  const visit = new Shopper(await other.newPage());
  const answer = await visit.page.goto(new URL(shopper.path('/shoe-wizard/'), page.url()).href);
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toContain(`${title}</h1>`);
  await other.close();

  expect((await shopper.open('/shoe-wizard/?featureFlag_shoe_wizard=1'))?.status()).toBe(200);
  await expect(heading).toBeVisible();
});

test('the menu of a desk leads to the shoe wizard and to the shoes for women and men (ROUTE-70, ROUTE-71)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  for (const [path, title] of [
    ['/shoe-wizard/', 'shoe_wizard.title'],
    ['/womens-and-mens-shoes/', 'shoes.title'],
  ] as const) {
    await shopper.open('/');
    await shopper.settled();
    const menu = page.getByRole('navigation', { name: shopper.word('shell', 'frame.products') });
    await menu.getByRole('link', { name: 'Footwear', exact: true }).first().focus();
    await page.keyboard.press('ArrowDown');
    await menu.locator(`a[href$="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: shopper.word('mf-catalog', title) })).toBeVisible();
  }
  await page.getByRole('link', { name: shopper.word('mf-catalog', 'shoes.wizard') }).click();
  await expect(page).toHaveURL(new RegExp(`${shopper.path('/shoe-wizard/')}$`));
  expect(shopper.complaints).toEqual([]);
});

test('the menu of a phone leads to both (ROUTE-70, ROUTE-71)', { tag: '@phone-only' }, async ({ page }) => {
  const shopper = new Shopper(page);
  for (const path of ['/shoe-wizard/', '/womens-and-mens-shoes/']) {
    await shopper.open('/menu/footwear/');
    await shopper.settled();
    await page.locator(`main a[href$="${path}"]`).click();
    await page.waitForURL(`**${shopper.path(path)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(shopper.complaints).toEqual([]);
});

test('for staff the flag stays, and their bar turns it off (CONF-57)', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signIn('staff@havu.example');
  await shopper.open('/womens-and-mens-shoes/?featureFlag_shoe_wizard=1');
  await shopper.settled();
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === flagCookie)?.expires ?? -1;
  await expect.poll(kept).toBeGreaterThan(0);
  const turnOff = page.getByRole('link', {
    name: shopper.word('mf-account', 'staff.flag_off', { name: 'shoe_wizard' }),
  });
  await expectGoodScreen(shopper, 'shoes for staff with a flag');
  await turnOff.click();
  await expect(turnOff).toHaveCount(0);
  await expect(page.getByRole('link', { name: shopper.word('mf-catalog', 'shoes.wizard') })).toHaveCount(0);
});

test('answers narrow the shoes, history goes back, the list has the same shoes (ROUTE-70)', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open('/shoe-wizard/');
  await shopper.settled();
  const question = (key: string) =>
    page.getByRole('region', { name: shopper.word('mf-catalog', `shoe_wizard.ask_${key}`), exact: true });
  await expectGoodScreen(shopper, 'the first question');
  await question('activity').getByRole('link').first().click();
  await question('gender').getByRole('link').first().click();
  await expect(page).toHaveURL(/gender=/);
  await question('width').getByRole('link').first().click();
  // The address changes once the next question is there: a way back before that leads one question further.
  await expect(page).toHaveURL(/width=/);
  await page.goBack();
  await expect(question('width')).toBeVisible();
  await page.goForward();
  await question('last').getByRole('link').first().click();
  await expectGoodScreen(shopper, 'a later question');
  const left = Number((await page.getByRole('main').getByRole('status').first().textContent())?.match(/\d+/)?.[0]);
  await page.getByRole('link', { name: /in the list$/ }).click();
  await expect(page).toHaveURL(/\/footwear\/\?activity=.*width=/);
  await expect(page.locator('main article')).toHaveCount(Math.min(left, 60));
  expect(shopper.complaints).toEqual([]);
});

test('an address that leaves nothing tells which answer to take back, and the end says why a shoe fits (ROUTE-70)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open('/shoe-wizard/running/?season=winter');
  await shopper.settled();
  await expect(page.getByText(shopper.word('mf-catalog', 'shoe_wizard.none'))).toBeVisible();
  await expectGoodScreen(shopper, 'nothing left');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Without/ })
    .first()
    .click();
  await expect(page.getByText(shopper.word('mf-catalog', 'shoe_wizard.none'))).toHaveCount(0);
  await shopper.open('/shoe-wizard/hiking/?gender=women&width=any&last=any&season=any&size=any');
  await shopper.settled();
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.getByText(/^Why it fits: Hiking/).first()).toBeVisible();
  await expectGoodScreen(shopper, 'shoes that fit');
});
