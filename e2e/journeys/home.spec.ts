import { expect, test } from '@playwright/test';
import { Shopper } from './shopper.ts';

/** issue "The catalogue", 10; spec: catalogue §3 Banner, shell §3 General settings. */
test('the front page shows the season, banners, groups, offers, newest, brands and guides @phone', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/');
  await shopper.settled();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The quiet season');
  for (const key of ['groups', 'offers', 'newest', 'brands'])
    await expect(
      page.getByRole('heading', { level: 2, name: shopper.word('mf-catalog', `home.${key}`) }),
    ).toBeVisible();

  // A text banner in its own colours, and a banner with a link per line.
  await expect(page.getByRole('link', { name: /Free delivery over 79/ })).toBeVisible();
  const banner = page.getByRole('article').filter({ hasText: 'Try the boots on before you buy' });
  await expect(banner.getByRole('link', { name: 'Find a store' })).toHaveAttribute('href', '/en/stores/');
  await expect(banner.getByRole('link', { name: 'See footwear' })).toHaveAttribute('href', '/en/footwear/');
  await expect(banner.getByRole('heading')).toHaveCSS('color', 'rgb(23, 36, 31)');

  await banner.getByRole('link', { name: 'See footwear' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Footwear' })).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

test('free delivery is promised as the country’s checkout counts it', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/?delivery_country=ch&currency=chf');
  await expect(page.locator('main')).toContainText(shopper.word('mf-catalog', 'home.promise_returns'));
  const promise = await page
    .locator('main li')
    .filter({ hasText: /deliver/i })
    .first()
    .textContent();
  const validated = await page.request.post('/api/checkout/', {
    data: {
      products: [{ productId: 300101, amount: 1 }],
      country_code: 'ch',
      language_code: 'en',
      currency_code: 'chf',
    },
  });
  const { delivery_threshold: threshold } = (await validated.json()).delivery_thresholds;
  if (threshold) expect(promise).toMatch(/\d/);
  else expect(promise).toBe(shopper.word('mf-catalog', 'home.promise_delivery_abroad'));
});
