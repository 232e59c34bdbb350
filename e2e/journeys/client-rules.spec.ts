import type { Page, Route } from '@playwright/test';
import { openPayment } from './basket.ts';
import { expect, quiet, test } from './journey-test.ts';
import { pressOn } from './keyboard.ts';
import { languagesByTurns } from './languages-by-turns.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** What a browser does about failures, each made at its edge (ERR-3 to ERR-14, ERR-29, ROUTE-126, ROUTE-127). */

const resources = /\/api\/resources\//;
const refusal = (data: unknown) => ({
  status: 500,
  json: { error: { code: 'made_up', message: 'That page is being moved.', data } },
});
const storesLink = async (shopper: Shopper) => (await shopper.foot()).locator('a[href$="/stores/"]').first();
const button = (shopper: Shopper, key: string, role: 'button' | 'link') =>
  shopper.page.getByRole('main').getByRole(role, { name: shopper.word('shell', `error.${key}`), exact: true });

async function openQuestions(shopper: Shopper): Promise<void> {
  await shopper.open('/faq/');
  await shopper.settled();
}

test('a failure whose data name a page of the shop leads there at once, and back leads past it (ERR-4, ERR-5)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await page.route(resources, (route) => route.fulfill(refusal(JSON.stringify({ redirect: '/experiences/' }))));
  await openQuestions(shopper);
  await pressOn(page, await storesLink(shopper));
  await page.waitForURL('**/en/experiences/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(shopper.word('mf-catalog', 'experiences.title'));
  await page.goBack();
  await expect(title).toHaveText(shopper.word('mf-catalog', 'faq.title'));
});

test('data that cannot be parsed, or lead elsewhere, leave the screen as it is, and the log is told (ERR-5, ERR-6)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  for (const [data, isTold] of [
    ['{"redirect":', true],
    ['{"redirect":"https://elsewhere.example/"}', false],
  ] as const) {
    await page.route(resources, (route) => route.fulfill(refusal(data)));
    const told: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/') told.push(url.searchParams.get('err') ?? '');
    });
    await openQuestions(shopper);
    await (await storesLink(shopper)).press('Enter');
    await expect(page.getByText('That page is being moved.')).toBeVisible();
    await expect.poll(() => told.length).toBeGreaterThan(isTold ? 1 : 0);
    expect(told.some((line) => line.includes('Failed to parse error data'))).toBe(isTold);
    await expect(page).toHaveURL(/\/en\/stores\/$/);
    await page.unroute(resources);
  }
});

for (const language of languagesByTurns)
  test(`a page whose resources do not come says so, and leads by keyboard to the front page, in ${language} (ERR-11 to ERR-14, ROUTE-74)`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language);
    await page.route(resources, (route) => route.abort());
    await openQuestions(shopper);
    await (await storesLink(shopper)).press('Enter');
    const main = page.getByRole('main');
    await expect(main).toContainText(shopper.word('shell', 'error.resources'));
    await expect(main).toContainText('503');
    await expect(main.getByRole('link', { name: 'service@havu.example' })).toBeVisible();
    await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(button(shopper, 'retry', 'button')).toBeVisible();
    if (language !== 'fi' && language !== 'en') await expectGoodScreen(shopper, 'a page whose resources do not come');
    await pressOn(page, button(shopper, 'front_page', 'link'));
    await expect(page).toHaveURL(new URL(shopper.path('/'), page.url()).href);
    await expect(main).not.toContainText('503');
  });

/** Answers the first calls as told, and lets the others through. @returns what was asked so far */
async function answerFirst(page: Page, calls: RegExp, ...answers: readonly Parameters<Route['fulfill']>[0][]) {
  const asked: Record<string, string>[] = [];
  await page.route(calls, async (route) => {
    const answer = answers[asked.length];
    asked.push(route.request().headers());
    await (answer ? route.fulfill(answer) : route.continue());
  });
  return asked;
}

test('a read is asked for again until it comes, unless that takes too long (ERR-29)', async ({ page }) => {
  const shopper = new Shopper(page);
  const title = page.getByRole('heading', { level: 1 });
  const busy = (retryAfter: string) => ({ status: 429, headers: { 'retry-after': retryAfter }, body: '' });
  let asked = await answerFirst(page, resources, { status: 503, body: '' }, busy('1'));
  await openQuestions(shopper);
  await (await storesLink(shopper)).press('Enter');
  await expect(title).toHaveText(shopper.word('mf-catalog', 'stores.title'));
  expect(asked).toHaveLength(3);

  // A page does not wait a minute before it asks again; what is refused for good is not asked again.
  for (const answer of [busy('60'), { status: 409, json: {} }]) {
    await page.unroute(resources);
    asked = await answerFirst(page, resources, answer);
    await openQuestions(shopper);
    await (await storesLink(shopper)).press('Enter');
    await expect(title).toHaveText(shopper.word('shell', 'error.title'));
    expect(asked).toHaveLength(1);
  }
});

test('an order whose answer got lost is sent again with its key and placed once; a message is sent once (ERR-29)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openPayment(shopper);
  const keys: (string | undefined)[] = [];
  const numbers = new Set<string>();
  await page.route('**/api/orders/', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    numbers.add(((await answer.json()) as { order_number: string }).order_number);
    await (keys.length < 3 ? route.fulfill({ status: 502, body: '' }) : route.fulfill({ response: answer }));
  });
  await shopper.payWith(/paypal/i);
  await page.locator('button[name="decision"]').first().waitFor();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(numbers.size).toBe(1);

  await shopper.open('/ask/');
  await shopper.settled();
  const main = page.getByRole('main');
  const field = (key: string) => main.getByLabel(shopper.word('mf-account', key), { exact: true });
  await field('ask.message').fill('Where is my parcel?');
  await field('form.name').fill('Aino');
  await field('login.email').fill('aino.lehtonen@example.fi');
  let sent = 0;
  await page.route('**/api/**', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    return route.fulfill({ status: 503, body: '' });
  });
  await main.getByRole('button', { name: shopper.word('mf-account', 'ask.submit') }).press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(field('ask.message')).toHaveValue('Where is my parcel?');
  expect(sent).toBe(1);
});

test('a part whose file is gone loads the document anew where the release moved on, once, and never over what was typed (ROUTE-126, ROUTE-127)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  let failed = 0;
  let documents = 0;
  let isNewer = false;
  await page.route(/\/assets\/frame-rest\..*\.js/, (route) => {
    failed += 1;
    return route.abort();
  });
  await page.route('**/remotes/current.json', async (route) => {
    const response = await route.fetch();
    const live = (await response.json()) as { remotes: Record<string, string> };
    if (isNewer) live.remotes['mf-catalog'] = 'newer';
    await route.fulfill({ response, json: live });
  });
  page.on('request', (request) => {
    documents += Number(request.isNavigationRequest());
  });
  const press = async () => {
    const before = failed;
    await page
      .getByRole('button', { name: /EN · EUR|English · / })
      .filter({ visible: true })
      .first()
      .press('Enter');
    await expect.poll(() => failed).toBeGreaterThan(before);
  };

  // The same release: the part is asked for again where it stands.
  await shopper.open('/menu/');
  await shopper.settled();
  await press();
  await quiet(page);
  expect(documents).toBe(1);

  // Another one: the document comes anew.
  isNewer = true;
  await expect.poll(() => documents, { timeout: 60_000 }).toBe(2);
  await shopper.settled();

  // And does not do so again soon, or over what was typed.
  await page.evaluate(() => sessionStorage.setItem('havu-reloaded-at', String(Date.now() + 600_000)));
  await press();
  await quiet(page);
  expect(documents).toBe(2);
  await page.getByRole('searchbox').filter({ visible: true }).first().fill('tent');
  await page.evaluate(() => sessionStorage.removeItem('havu-reloaded-at'));
  const before = failed;
  await expect.poll(() => failed, { timeout: 60_000 }).toBeGreaterThan(before);
  await quiet(page);
  expect(documents).toBe(2);
  await expect(page.getByRole('searchbox').filter({ visible: true }).first()).toHaveValue('tent');
});
