import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** Pages of the merchant's words, and the ways to them. */

test('paths of templates arrive at the page they stand for (ROUTE-41, ROUTE-50, ROUTE-51)', async ({ page }) => {
  const shopper = new Shopper(page);
  for (const [from, to] of [
    ['/manufacturer/kaamos/?from=mail', '/kaamos/?from=mail'],
    ['/static/privacy/', '/privacy/'],
    ['/static-with-tabs/care-guide/clothing/shell/', '/care-guide/clothing/shell/'],
    ['/product-group/clothing/jackets/', '/clothing/jackets/'],
    ['/product-new/', '/catalog/'],
  ] as const) {
    const answer = await shopper.open(from);
    expect(answer?.status()).toBe(200);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(shopper.path(to));
  }
});

test('a phone’s menu leads to brands, offers and gift cards from its first column (NAV-2)', {
  tag: '@phone-only',
}, async ({ page }) => {
  for (const [key, path] of [
    ['brands', '/manufacturers/'],
    ['offers', '/campaigns/offers/'],
    ['gift_cards', '/service-products/giftcards/'],
  ] as const) {
    const shopper = new Shopper(page);
    await shopper.open('/menu/');
    await shopper.settled();
    const rail = page.getByRole('navigation', { name: shopper.word('shell', 'menu.groups') });
    await rail.getByRole('link', { name: shopper.word('shell', `navigation.${key}`), exact: true }).click();
    await page.waitForURL(`**/en${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(shopper.complaints).toEqual([]);
  }
});

test('corporate deals hold their seven entries in Finnish, and each leads to a page (NAV-8, NAV-9)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page, 'fi');
  await shopper.open('/');
  const column = page.getByRole('contentinfo').getByRole('navigation', {
    name: shopper.word('shell', 'navigation.corporate'),
  });
  const names = [
    'Henkilöstölahjat',
    'Asiakaslahjat',
    'Kesäkauppa',
    'Joulukauppa',
    'Tuotteet logolla',
    'Asiakastarinat',
    'Yritysmyynnin yhteystiedot',
  ];
  for (const name of names) {
    const path = await column.getByRole('link', { name, exact: true }).getAttribute('href');
    await shopper.open(path ?? '');
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }
  await shopper.open('/joulukauppa/');
  await page.getByRole('main').getByRole('link', { name: 'Katso joulukaupan tuotteet' }).click();
  await expect(page.locator('main article').first()).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

test('a shopper searches the questions, opens one and shares its address (ROUTE-67)', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  await shopper.open('/faq/');
  await shopper.settled();
  await expectGoodScreen(shopper, 'questions');
  const questions = page.locator('main details');
  const all = await questions.count();
  expect(all).toBeGreaterThan(9);
  await page.getByLabel(shopper.word('mf-catalog', 'faq.search')).last().fill('SEVERAL cards');
  await expect(questions).toHaveCount(1);
  await questions.first().getByRole('heading').click();
  await expect(questions.first()).toContainText('Several cards can be used');
  await expectGoodScreen(shopper, 'a found question, open');
  await questions
    .first()
    .getByRole('link', { name: shopper.word('mf-catalog', 'faq.link') })
    .click();
  await page.waitForURL('**/en/faq/#use-gift-card');
  await page.reload();
  await expect(page.locator('#use-gift-card')).toBeInViewport();
  await expect(questions).toHaveCount(all);
  await page.getByLabel(shopper.word('mf-catalog', 'faq.search')).last().fill('zzqxv');
  await expect(page.getByRole('heading', { name: shopper.word('mf-catalog', 'faq.none') })).toBeVisible();
  await expectGoodScreen(shopper, 'no question');
  expect(shopper.complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a question opens it, and the search works by its form (ROUTE-67)', async ({ page }) => {
    await page.goto('/en/faq/#use-gift-card');
    await expect(page.locator('#use-gift-card')).toBeVisible();
    await page.goto('/en/faq/?q=hundred');
    await expect(page.locator('main details')).toHaveCount(1);
  });
});

test('questions stand in six languages, under their names, in the footer and the sitemap (ROUTE-67, ROUTE-88)', async ({
  page,
}) => {
  for (const [language, alias] of [
    ['fi', '/usein-kysyttya/'],
    ['sv', '/vanliga-fragor/'],
    ['de', '/haeufige-fragen/'],
    ['fr', '/questions-frequentes/'],
    ['ru', '/voprosy-i-otvety/'],
  ] as const) {
    const shopper = new Shopper(page, language);
    await shopper.open(alias);
    expect(new URL(page.url()).pathname).toBe(shopper.path('/faq/'));
    const title = shopper.word('mf-catalog', 'faq.title');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: title })).toHaveCount(1);
    await expect(page.locator('main details').first()).toBeVisible();
  }
  const sitemap = await (await page.request.get('/sitemap-de-1.xml')).text();
  expect(sitemap).toContain('/de/faq/</loc>');
});

test('the criteria of the sustainable choice are told, and lead to the products that have the label (ROUTE-68, PRODUCT-22)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  await shopper.open('/responsibility/');
  await shopper.settled();
  await expectGoodScreen(shopper, 'responsibility');
  const main = page.getByRole('main');
  await expect(main.locator('ol').last().getByRole('heading', { level: 3 })).toHaveCount(5);
  await main.getByRole('link', { name: /^See \d+ products$/ }).click();
  await expect(main.getByRole('heading', { level: 2, name: 'Products with the label' })).toBeInViewport();
  const cards = page.locator('main article');
  await expect(cards.filter({ hasText: 'Sustainable choice' })).toHaveCount(await cards.count());
  await cards.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Responsibility');
  await main.getByRole('link', { name: 'Sustainable choice' }).first().click();
  await page.waitForURL('**/en/responsibility/');
  expect(shopper.complaints).toEqual([]);
});

test('responsibility stands in six languages, under their names, in the footer and the sitemap (ROUTE-68, ROUTE-99)', async ({
  page,
}) => {
  for (const [language, alias] of [
    ['fi', '/vastuullisuus/'],
    ['sv', '/ansvar/'],
    ['de', '/verantwortung/'],
    ['fr', '/responsabilite/'],
    ['ru', '/otvetstvennost/'],
  ] as const) {
    const shopper = new Shopper(page, language);
    await shopper.open(alias);
    expect(new URL(page.url()).pathname).toBe(shopper.path('/responsibility/'));
    const title = shopper.word('mf-catalog', 'responsibility.title');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: title, exact: true })).toHaveCount(1);
    await expect(page.locator('main article').first()).toBeVisible();
  }
  const sitemap = await (await page.request.get('/sitemap-sv-1.xml')).text();
  expect(sitemap).toContain('/sv/responsibility/</loc>');
});

test('a shopper reads a brand’s story, its articles and its products (ROUTE-28, CONF-44)', async ({ page }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  await shopper.open('/experiences/');
  await shopper.settled();
  await expectGoodScreen(shopper, 'experiences');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Kaamos', 'Rova', 'Norrhem']);
  await main.getByRole('link', { name: 'Kaamos', exact: true }).click();
  await page.waitForURL('**/en/experiences/kaamos/');
  await expect(main.getByRole('heading', { level: 1, name: 'Kaamos' })).toBeVisible();
  await expect(main).toContainText('Kaamos was founded in 1978');
  await expect(main.getByRole('heading', { level: 2, name: 'In the magazine' })).toBeVisible();
  await expect(main.locator('[data-card]').first()).toContainText('Kaamos');
  await expectGoodScreen(shopper, 'an experience');
  expect(shopper.complaints).toEqual([]);
  const unknown = await shopper.open('/experiences/kelo/');
  expect(unknown?.status()).toBe(404);
  const deeper = await shopper.open('/experiences/kaamos/more/');
  expect(deeper?.status()).toBe(404);
});

test('experiences stand in six languages, under their names, in the footer and the sitemap (ROUTE-28, ROUTE-87)', async ({
  page,
}) => {
  for (const [language, alias] of [
    ['fi', '/elamykset/rova/'],
    ['sv', '/upplevelser/rova/'],
    ['de', '/erlebnisse/rova/'],
    ['fr', '/marques-a-vivre/rova/'],
    ['ru', '/vpechatleniya/rova/'],
  ] as const) {
    const shopper = new Shopper(page, language);
    await shopper.open(alias);
    expect(new URL(page.url()).pathname).toBe(shopper.path('/experiences/rova/'));
    await expect(page.getByRole('heading', { level: 1, name: 'Rova' })).toBeVisible();
    const title = shopper.word('mf-catalog', 'experiences.title');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: title, exact: true })).toHaveCount(1);
    await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveAttribute(
      'href',
      /\/de\/experiences\/rova\/$/,
    );
  }
  const sitemap = await (await page.request.get('/sitemap-fr-1.xml')).text();
  expect(sitemap).toContain('/fr/experiences/kaamos/</loc>');
});
