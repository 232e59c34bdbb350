import type { PostList } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';
import type { Language } from './words.ts';

const languages: readonly Language[] = ['fi', 'en', 'sv', 'de', 'fr', 'ru'];

/** Guides, blogs and their place in the navigation (ROUTE-34 to ROUTE-39). */
test('a reader goes from the magazine through an article to a product', { tag: '@phone' }, async ({ page }) => {
  const shopper = new Shopper(page, 'fi');
  const main = page.locator('main');
  await shopper.open('/life-outdoors/');
  await shopper.settled();
  await expect(page.getByRole('heading', { level: 1, name: shopper.word('mf-catalog', 'life.title') })).toBeVisible();
  await expectGoodScreen(shopper, 'magazine');
  await main
    .getByRole('link', { name: shopper.word('mf-catalog', 'life.category.guide'), exact: true })
    .first()
    .click();
  await page.waitForURL(/\/life-outdoors\/guides\/$/);
  await expect(main.getByRole('article')).toHaveCount(8);
  await expectGoodScreen(shopper, 'guides');
  await main.getByRole('article').getByRole('link').first().click();
  await page.waitForURL(/\/life-outdoors\/blog\/.+\/$/);
  await expect(main.locator('article picture img').first()).toBeVisible();
  await expect(main.locator('header time')).toBeVisible();
  await expect(main.locator('header').getByRole('link')).toHaveAttribute('href', /\/bloggers\//);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const html = await (await page.request.get(page.url())).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(data.map(([, json = '']) => JSON.parse(json))).toContainEqual(
    expect.objectContaining({ '@type': 'Article', headline: title, author: expect.anything() }),
  );
  await expectGoodScreen(shopper, 'article');
  const products = main.locator('section').filter({ hasText: shopper.word('mf-catalog', 'life.products') });
  const name = (await products.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  await products.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  expect(shopper.complaints).toEqual([]);
});

test('every article opens in every language, under its own words', async ({ request }) => {
  for (const language of languages) {
    const options = { headers: { 'accept-language': language } };
    const list = (await (await request.get('/api/blog/posts/', options)).json()) as PostList;
    expect(list.posts.length).toBeGreaterThanOrEqual(14);
    const prefix = language === 'fi' ? '' : `/${language}`;
    for (const { path, title } of list.posts) {
      const answer = await request.get(prefix + path);
      expect([path, answer.status()]).toEqual([path, 200]);
      expect(await answer.text()).toContain(title.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
    }
  }
});

test('one article has one address in each language, and old ways lead to it', async ({ request }) => {
  const target = async (path: string) => new URL((await request.get(path)).url()).pathname;
  expect(await target('/en/life-outdoors/blog/kolme-kerrosta/')).toBe('/en/life-outdoors/blog/three-layers/');
  expect(await target('/life-outdoors/kolme-kerrosta/')).toBe('/life-outdoors/blog/kolme-kerrosta/');
  expect(await target('/ulkoelama/blogi/kolme-kerrosta')).toBe('/life-outdoors/blog/kolme-kerrosta/');
});

test('writers have their pages, and what is not there is said so', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/life-outdoors/bloggers/');
  await shopper.settled();
  await expectGoodScreen(shopper, 'writers');
  await page.getByRole('link', { name: 'Outi Aikio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outi Aikio' })).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
  await expectGoodScreen(shopper, 'writer');
  for (const path of [
    '/life-outdoors/blog/nothing/',
    '/life-outdoors/bloggers/nobody/',
    '/life-outdoors/blog/?page=99',
  ]) {
    const answer = await shopper.open(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(unexpected(shopper)).toEqual([]);
});
