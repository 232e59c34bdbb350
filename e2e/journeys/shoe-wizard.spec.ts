import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

const on = '?featureFlag_shoe_wizard=1';
const flagCookie = 'so_feature_flags';

test('the shoe wizard is there for who set its flag, for that visit only (ROUTE-70, CONF-57, CONF-58)', async ({
  page,
  browser,
}) => {
  const shopper = new Shopper(page);
  const title = shopper.word('mf-catalog', 'shoe_wizard.title');
  const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
  expect((await shopper.open('/shoe-wizard/'))?.status()).toBe(404);
  await expect(heading).toHaveCount(0);

  const answer = await shopper.open(`/shoe-wizard/${on}`);
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toContain(`${title}</h1>`);
  await shopper.settled();
  await expect(page).toHaveURL(new RegExp(`${shopper.path('/shoe-wizard/')}$`));
  const kept = (await page.context().cookies()).find(({ name }) => name === flagCookie);
  expect(kept?.expires).toBe(-1);

  expect((await page.reload())?.status()).toBe(200);
  await expect(heading).toBeVisible();
  await shopper.open('/womens-and-mens-shoes/');
  await shopper.settled();
  await page.getByRole('link', { name: shopper.word('mf-catalog', 'shoes.wizard') }).click();
  await expect(heading).toBeVisible();

  const other = await browser.newContext();
  const visit = new Shopper(await other.newPage());
  expect((await visit.page.goto(new URL(shopper.path('/shoe-wizard/'), page.url()).href))?.status()).toBe(404);
  await other.close();

  expect((await shopper.open('/shoe-wizard/?featureFlag_shoe_wizard=0'))?.status()).toBe(404);
});

test('for staff the flag stays, and their bar turns it off (CONF-57)', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.signIn('staff@havu.example');
  await shopper.open(`/womens-and-mens-shoes/${on}`);
  await shopper.settled();
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === flagCookie)?.expires ?? -1;
  await expect.poll(kept).toBeGreaterThan(0);
  const off = page.getByRole('link', {
    name: shopper.word('mf-account', 'staff.flag_off', { name: 'shoe_wizard' }),
  });
  await expectGoodScreen(shopper, 'shoes for staff with a flag');
  await off.click();
  await expect(off).toHaveCount(0);
  await expect(page.getByRole('link', { name: shopper.word('mf-catalog', 'shoes.wizard') })).toHaveCount(0);
});

test('answers narrow the shoes, history goes back, the list has the same shoes (ROUTE-70)', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open(`/shoe-wizard/${on}`);
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

test('an address that leaves nothing tells which answer to take back, and the end says why a shoe fits (ROUTE-70)', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/shoe-wizard/running/?season=winter&featureFlag_shoe_wizard=1');
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
