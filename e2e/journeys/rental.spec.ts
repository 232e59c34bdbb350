import { isPublicHoliday } from 'mf-shared/rules/public-holidays';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { Shopper } from './shopper.ts';

/** Products that the stores rent out (RENTAL-1, RENTAL-4 to RENTAL-9). */

/** A weekday from the day after tomorrow on that is no public holiday: stores are open, and a reservation for it never begins today. */
function weekday(): string {
  const day = new Date(Date.now() + 2 * 86_400_000);
  while ([0, 6].includes(day.getUTCDay()) || isPublicHoliday(midnight(day))) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

const midnight = (day: Date) => new Date(day.toISOString().slice(0, 10));

async function reserve(shopper: Shopper, email: string): Promise<string> {
  const { page } = shopper;
  const say = (key: string) => shopper.word('mf-account', key);
  const field = (key: string) => page.getByRole('main').getByLabel(say(key), { exact: true });
  for (const key of ['rental.first', 'rental.last']) await field(key).fill(weekday());
  const size = field('rental.size');
  // The sizes tell how many are free.
  await expect(size.locator('option').nth(1)).toContainText(/\(|free/i);
  await size.selectOption({ index: 1 });
  await field('form.name').fill('Aino Lehtonen');
  await field('login.email').fill(email);
  await field('form.phone').fill('040 555 0101');
  await page.getByRole('button', { name: say('rental.reserve'), exact: true }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/\d{4,}/);
  return /[A-Z]*-?\d{4,}/.exec((await title.textContent()) ?? '')?.[0] ?? '';
}

test('a guest reserves skis and cancels them by the mailed link, which asks first (RENTAL-4 to RENTAL-7)', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  const say = (key: string) => shopper.word('mf-account', key);
  const email = `rental.${Date.now()}@example.fi`;
  await shopper.open('/rental/');
  await shopper.settled();
  await expectGoodScreen(shopper, 'rental');
  await page
    .getByRole('link', { name: say('rental.reserve'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('rental.book_title'));
  await page.getByRole('button', { name: say('rental.reserve'), exact: true }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectGoodScreen(shopper, 'a reservation with problems');
  await reserve(shopper, email);
  await expectGoodScreen(shopper, 'a reservation');

  await page.goto(await mailedLink(page, email, ''));
  await shopper.settled();
  const cancel = page.getByRole('button', { name: say('rental.cancel'), exact: true });
  await expect(cancel).toBeVisible();
  await expectGoodScreen(shopper, 'cancelling a rental');
  await cancel.click();
  await expect(page.getByText(say('rental.cancelled'))).toBeVisible();
  expect(unexpected(shopper)).toEqual([]);
});

test('the staff hand out what was reserved and take it back (RENTAL-8, RENTAL-9)', async ({ page, browser, shop }) => {
  const guest = new Shopper(page);
  await guest.open('/rental/rentle/');
  await guest.settled();
  const number = await reserve(guest, `staff.rental.${Date.now()}@example.fi`);

  const context = await browser.newContext({ baseURL: shop.url });
  const staff = new Shopper(await context.newPage());
  const say = (key: string) => staff.word('mf-account', key);
  await staff.signIn('staff@havu.example');
  await staff.open('/staff/rental/');
  await staff.page.getByLabel(say('staff_rental.day'), { exact: true }).fill(weekday());
  const card = staff.page.getByRole('article', { name: new RegExp(number) }).first();
  await expect(card).toContainText(say('staff_rental.status.reserved'));
  await expectGoodScreen(staff, 'rentals of a day');
  await card.getByRole('button', { name: say('staff_rental.to.handed_out') }).click();
  await expect(card).toContainText(say('staff_rental.status.handed_out'));
  await card.getByRole('button', { name: say('staff_rental.to.returned') }).click();
  await expect(card).toContainText(say('staff_rental.status.returned'));
  expect(unexpected(staff)).toEqual([]);
  await context.close();
});
