import type { Page } from '@playwright/test';
import { chatAgent } from '../script-provider.ts';
import { expect, quiet, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** The merchant's script tags: a chat, and the credit promotion of a payment provider (CONF-72). */

const workday = Date.parse('2026-11-25T10:00:00Z');
const sunday = Date.parse('2026-11-29T10:00:00Z');
const isChatThere = (page: Page) => page.evaluate(() => document.documentElement.dataset.chat === 'open');

/** Lets the page believe that it is another day; its clocks go on. */
const setDay = (page: Page, startMs: number) =>
  page.addInitScript((begin) => {
    const real = Date.now.bind(Date);
    const shift = begin - real();
    Date.now = () => real() + shift;
  }, startMs);

/** Answers the question of consent in the footer's dialog. */
async function agreeTo(shopper: Shopper, answer: 'all' | 'none'): Promise<void> {
  await shopper.button('shell', 'consent.open').click();
  await shopper.page
    .getByRole('dialog')
    .getByRole('button', { name: shopper.word('shell', `consent.${answer}`), exact: true })
    .click();
}

test('the chat comes with consent, and its agent’s name goes with the cart (CONTENT-17, CART-29, CART-84)', async ({
  page,
}) => {
  await setDay(page, workday);
  const shopper = new Shopper(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/chat.js')) asked.push(request.url());
  });
  await shopper.openJacket();
  await shopper.chooseVariant();
  await quiet(page);
  await expect(page.getByText(shopper.word('shell', 'footer.chat_hours'))).toHaveCount(1);
  expect(asked).toEqual([]);

  await agreeTo(shopper, 'all');
  await expect.poll(() => isChatThere(page)).toBe(true);
  const validated = page.waitForRequest(
    (request) => request.url().endsWith('/api/checkout/') && (request.postData() ?? '').includes(chatAgent),
  );
  await shopper.addToCart();
  expect(JSON.parse((await validated).postData() ?? '{}')).toMatchObject({
    delivery_extra_data: { giosg_chatter: chatAgent },
  });
  await page.keyboard.press('Escape');
  await expectGoodScreen(shopper, 'a product with a chat');
  expect(asked).toHaveLength(1);
  expect(shopper.complaints).toEqual([]);
});

test('outside its hours the chat does not come, and the footer says when it opens (CONTENT-17)', async ({ page }) => {
  await setDay(page, sunday);
  const shopper = new Shopper(page);
  await page.addInitScript(() =>
    localStorage.setItem('havu-consent', JSON.stringify({ functional: true, isAnswered: true })),
  );
  await shopper.open('/faq/');
  await shopper.settled();
  await expect(page.getByText(shopper.word('shell', 'footer.chat_closed'))).toHaveCount(1);
  await quiet(page);
  expect(await isChatThere(page)).toBe(false);
  expect(shopper.complaints).toEqual([]);
});

test('no script of others is on a payment’s page (CONF-72)', async ({ page }) => {
  const policy = (await page.request.get('/en/checkout/payment/')).headers()['content-security-policy'] ?? '';
  const elsewhere = (await page.request.get('/en/faq/')).headers()['content-security-policy'] ?? '';
  const origins = (of: string) => /script-src ([^;]*)/.exec(of)?.[1]?.split(' ') ?? [];
  const others = origins(elsewhere).filter((origin) => origin !== "'self'");
  expect(others).toHaveLength(1);
  expect(origins(policy)).not.toContain(others[0]);
});

test('the credit promotion comes with consent, and is told the price in cents (PRODUCT-73)', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openJacket();
  await shopper.chooseVariant();
  const place = page.locator('klarna-placement');
  await expect(place).toHaveAttribute('data-locale', 'en-FI');
  await place.scrollIntoViewIfNeeded();
  await quiet(page);
  await expect(place).toBeEmpty();
  const amount = await place.getAttribute('data-purchase-amount');
  expect(Number(amount)).toBeGreaterThan(10_000);
  await agreeTo(shopper, 'all');
  await expect(place).toHaveText(`Pay ${amount} cents in parts, en-FI`);
  await expectGoodScreen(shopper, 'a product with a credit promotion');
  expect(shopper.complaints).toEqual([]);
});
