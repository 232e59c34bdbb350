import type { Browser, Page } from '@playwright/test';
import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

/** Reviews. */
const say = (shopper: Shopper, key: string, values = {}) => shopper.word('mf-product', key, values);
const panel = (page: Page) => page.getByRole('tabpanel').filter({ visible: true });
const articles = (page: Page) => panel(page).getByRole('article');

/** A product that customer@havu.example has bought. */
const bought = '/kelo/x/kelo-wool-fleece/';

async function openReviews(shopper: Shopper, path?: string): Promise<void> {
  await (path ? shopper.open(path) : shopper.openJacket());
  await shopper.settled();
  await shopper.page.getByRole('tab', { name: new RegExp(`^${say(shopper, 'tabs.reviews')}`) }).click();
  await expect(articles(shopper.page).first()).toBeVisible();
}

test('ten at a time, in three orders, long ones cut, with pictures and how it fits', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const long = `${'The wind never got through, and neither did the rain. '.repeat(6)}The end.`;
  await page.route('**/api/product_reviews/**', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const images = [{ url: '/media/products/kuura-3l-shell-jacket-made-up' }];
    answer.results[0] = { ...answer.results[0], comment: long, images };
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/media/**made-up**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await openReviews(shopper);
  await expect(articles(page)).toHaveCount(10);
  const first = articles(page).first();
  await expect(first).not.toContainText('The end.');
  await expect(first.getByRole('img', { name: /^Picture 1 by / })).toBeVisible();
  await first.getByRole('button', { name: say(shopper, 'reviews.read_more') }).click();
  await expect(first).toContainText('The end.');
  await expect(
    first
      .getByRole('img', { name: /^\d(\.5)? of 5/ })
      .or(first.getByRole('img', { name: /5 stars/ }))
      .first(),
  ).toBeVisible();
  await expect(first).toContainText(/\d\d\.\d\d\.\d{4}/);
  await expect(panel(page).getByText(new RegExp(`^${say(shopper, 'reviews.fit_title')}: `))).toBeVisible();
  await checkAxe(page, 'reviews');
  await shopper.button('mf-product', 'reviews.more').click();
  await expect(articles(page)).toHaveCount(20);
  const order = panel(page).getByRole('combobox', { name: say(shopper, 'reviews.sort') });
  await order.selectOption('votes');
  await expect(articles(page)).toHaveCount(10);
  const likes = () =>
    articles(page).evaluateAll((shown) =>
      shown.map((it) => {
        const [up = 0, down = 0] = [...it.querySelectorAll('button[aria-pressed]')].map((button) =>
          Number(button.textContent),
        );
        return up - down;
      }),
    );
  await expect.poll(async () => (await likes()).toString()).toBe((await likes()).toSorted((a, b) => b - a).toString());
  expect(shopper.complaints).toEqual([]);
});

test('how it fits stands under the sizes in the server’s HTML, where enough reviewers tell', async ({ page }) => {
  const shopper = new Shopper(page);
  const answer = await shopper.openJacket();
  const note = /(?:Runs slightly large|True to size)\. \d+ of \d+ reviewers took their usual size\./;
  expect(await answer?.text()).toMatch(note);
  await shopper.settled();
  await expect(page.getByText(note)).toBeVisible();
  // Reviews of a flask tell no fit.
  await shopper.open('/termosa/x/yksi-vacuum-flask/');
  await shopper.settled();
  await expect(page.getByText(/reviewers took their usual size/)).toHaveCount(0);
  expect(shopper.complaints).toEqual([]);
});

test('a vote shows at once, is undone by the same press, and is taken back where it fails (REVIEW-15 to REVIEW-17)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openReviews(shopper);
  const helpful = () =>
    articles(page)
      .nth(3)
      .getByRole('button', { name: /^Helpful/ });
  await helpful().click();
  await expect(page.getByText(say(shopper, 'reviews.login'))).toBeVisible();
  await expect(page).toHaveURL(/\/accounts\/login\/\?next=/);
  await shopper.signIn('customer@havu.example');
  await openReviews(shopper);
  const before = Number(await helpful().textContent());
  const wasPressed = (await helpful().getAttribute('aria-pressed')) === 'true';
  const shows = (count: number, isPressed: boolean) =>
    Promise.all([
      expect(helpful()).toHaveText(String(count)),
      expect(helpful()).toHaveAttribute('aria-pressed', String(isPressed)),
    ]);
  await helpful().click();
  await shows(before + (wasPressed ? -1 : 1), !wasPressed);
  await expect(helpful()).toBeEnabled();
  await helpful().click();
  await shows(before, wasPressed);
  await expect(helpful()).toBeEnabled();
  await page.route('**/api/review_votes/', (route) => route.fulfill({ status: 503, json: {} }));
  await helpful().click();
  await expect(helpful()).toBeEnabled();
  await shows(before, wasPressed);
});

const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

/** A visitor whose browser knows no content security policy: what the service lets through would run. */
async function visitor(browser: Browser, baseURL: string | undefined): Promise<Shopper> {
  const context = await browser.newContext({ bypassCSP: true, ...(baseURL ? { baseURL } : {}) });
  return new Shopper(await context.newPage());
}

test('a buyer writes, staff publish, everybody reads words only, and the buyer takes it back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const buyer = new Shopper(page);
  const words = `Kept me dry ${Date.now()}`;
  await buyer.signIn('customer@havu.example');
  await buyer.open(bought);
  await buyer.settled();
  const remove = buyer.button('mf-product', 'own_review.remove');
  const comment = page.getByLabel(say(buyer, 'own_review.comment'), { exact: true });
  await expect(remove.or(comment).first()).toBeVisible();
  if (await remove.isVisible()) await remove.click();
  await comment.fill(`${words} ${hostile}`);
  const stars = page.getByRole('slider', { name: say(buyer, 'own_review.stars') });
  await stars.press('ArrowLeft');
  await expect(stars).toHaveAttribute('aria-valuetext', '3.5 of 5 stars');
  await page.getByRole('slider', { name: say(buyer, 'reviews.fit_title') }).press('ArrowRight');
  await checkAxe(page, 'writing a review');
  await buyer.button('mf-product', 'own_review.submit').click();
  await expect(page.getByText(say(buyer, 'own_review.status_pending'))).toBeVisible();

  const reader = await visitor(browser, baseURL);
  await openReviews(reader, bought);
  await expect(reader.page.getByText(words)).toHaveCount(0);

  const staff = await visitor(browser, baseURL);
  await staff.signIn('staff@havu.example');
  await staff.open(bought);
  await staff.settled();
  const waiting = staff.page.getByRole('article').filter({ hasText: words });
  await expect(waiting).toBeVisible();
  await checkAxe(staff.page, 'reviews that wait');
  await waiting.getByRole('button', { name: say(staff, 'own_review.publish') }).click();
  await expect(waiting).toHaveCount(0);

  const published = articles(reader.page).filter({ hasText: words });
  // A browser may keep the reviews that it has for five seconds.
  await expect(async () => {
    await openReviews(reader, bought);
    await expect(published).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect(published.locator('img[src="x"], script')).toHaveCount(0);
  expect(await reader.page.title()).not.toMatch(/^[12]$/);

  await remove.click();
  await expect(comment).toBeVisible();
  for (const shopper of [buyer, reader, staff]) expect(shopper.complaints).toEqual([]);
  for (const shopper of [reader, staff]) await shopper.page.context().close();
});
