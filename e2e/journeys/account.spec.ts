import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';

test('who comes back sees what waits to be picked up, opens it by keyboard, and finds the ways on', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  await shopper.signIn('club@havu.example');

  const coming = page.getByRole('region', { name: say('account.coming') });
  const card = coming.getByRole('link', { name: say('status.ready_for_pick_up') });
  await expect(card).toBeVisible();
  await expect(coming.getByText(say('account.far_pick_up'))).toHaveAttribute('aria-current', 'step');
  await expectGoodScreen(shopper, 'an account with an order that waits');

  await card.press('Enter');
  const orders = page.getByRole('region', { name: say('orders.title'), exact: true });
  const opened = orders.locator('details[open] > summary');
  await expect(opened).toBeFocused();
  await expect(opened).toContainText(say('status.ready_for_pick_up'));
  await expect(orders.getByText(say('orders.story'))).toBeVisible();
  await expectGoodScreen(shopper, 'an account with an open order');

  const ways = page.getByRole('region', { name: say('account.ways') });
  await ways.getByRole('link', { name: say('account.way_return') }).click();
  await page.waitForURL(`**${shopper.path('/returns/')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(unexpected(shopper)).toEqual([]);
});
