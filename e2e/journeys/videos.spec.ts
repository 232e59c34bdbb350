import type { Page } from '@playwright/test';
import { checkAxe } from './axe.ts';
import { expect, quiet, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

const call = '**/api/product_videos/**';
const place = (page: Page) => page.locator('[data-video-place]');

/** Opens the description, where videos stand. */
async function openDescription(shopper: Shopper): Promise<void> {
  await shopper.openJacket();
  await shopper.settled();
  await shopper.page.getByRole('tab', { name: shopper.word('mf-product', 'tabs.description') }).click();
}

test('a video is asked for and framed with functional consent only', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.includes('/api/product_videos/') || !url.startsWith(baseURL ?? '')) asked.push(url);
  });
  await openDescription(shopper);
  await expect(page.getByText(shopper.word('mf-product', 'videos.needs_consent'))).toBeVisible();
  await checkAxe(page, 'a video without consent');
  await quiet(page);
  expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([]);

  await shopper.button('mf-product', 'videos.agree').click();
  const play = page.getByRole('button', { name: /^Play the video/ });
  await expect(play).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await checkAxe(page, 'a video to start');
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').getByRole('img')).toBeVisible();
  await checkAxe(page, 'a video that plays');
  // The policy frames the provider's player and nobody else's.
  const policy = (await page.request.get(page.url())).headers()['content-security-policy'] ?? '';
  const frames = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(frames).toHaveLength(2);
  expect(await page.locator('iframe').getAttribute('src')).toContain(frames[1]);

  // The answer is kept; taken back in the footer, the player goes at once.
  await page.reload();
  await expect(play).toBeVisible();
  await shopper.button('shell', 'consent.open').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: shopper.word('shell', 'consent.none') })
    .click();
  await expect(shopper.button('mf-product', 'videos.agree')).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

for (const [name, answer] of [
  ['fail', { status: 500, body: '' }],
  ['are malformed', { status: 200, contentType: 'application/json', body: '{"videos":[{"providerVideoId":"../x"}]}' }],
  ['never come', null],
] as const)
  test(`faults: videos that ${name}: silence, and the button works all the same`, async ({ page }) => {
    const shopper = new Shopper(page);
    await page.addInitScript(() =>
      localStorage.setItem('havu-consent', JSON.stringify({ functional: true, isAnswered: true })),
    );
    let asked = 0;
    await page.route(call, (route) => {
      asked += 1;
      return answer ? route.fulfill(answer) : undefined;
    });
    await openDescription(shopper);
    await expect.poll(() => asked).toBeGreaterThan(0);
    if (answer) await expect(place(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await shopper.chooseVariant();
    await shopper.addToCart();
    // The browser itself tells of the answer; the shop says nothing.
    expect(shopper.complaints.filter((text) => !text.includes('500'))).toEqual([]);
  });
