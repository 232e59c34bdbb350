import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';

test('staff find a room, a product and a setting with the keyboard alone, from any page, by their role (STAFF-38)', async ({
  page,
  browser,
}) => {
  const admin = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) =>
    admin.word('mf-account', `staff_palette.${key}`, values);
  await admin.signIn('admin@havu.example');
  await admin.open('/');
  const open = page.getByRole('button', { name: new RegExp(admin.word('mf-account', 'staff.find')) });
  await expect(open).toBeVisible();
  const field = page.getByRole('combobox', { name: say('field') });
  const options = page.getByRole('dialog', { name: say('title') }).getByRole('option');

  const press = async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
  };

  // The button opens it, Escape closes it, and the focus is where it was.
  await open.press('Enter');
  await expect(field).toBeFocused();
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expectGoodScreen(admin, 'the palette with nothing typed');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(open).toBeFocused();

  // A product with a typo in its name, and its price.
  await press();
  await page.keyboard.type('kuura shel jackett');
  await expect(options.filter({ hasText: /^Kuura 3L Shell Jacket/ }).first()).toBeVisible();
  await expect(page.getByText(say('approximate'))).toBeVisible();
  await expectGoodScreen(admin, 'the palette with a product');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/staff\/products\/\d+\//);
  await expect(field).toHaveCount(0);
  await expect(
    page.getByRole('heading', { name: admin.word('mf-account', 'staff_products.price'), exact: true }),
  ).toBeVisible();

  // A setting by a word of its name stands open; what was chosen before comes first.
  await press();
  await expect(options.first()).toContainText('Kuura 3L Shell Jacket');
  await page.keyboard.type(`>${admin.word('mf-account', 'staff_settings.price_ending_max_days.name')}`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/staff\/content\/\?setting=price_ending_max_days/);
  await expect(
    page.getByRole('spinbutton', { name: admin.word('mf-account', 'staff_settings.price_ending_max_days.name') }),
  ).toBeVisible();
  expect(unexpected(admin)).toEqual([]);

  // What staff write is found by its name, in its room.
  await press();
  await page.keyboard.type('winter');
  const written = page.getByRole('dialog').getByRole('group', { name: say('group_written') });
  await expect(written.getByRole('option').first()).toBeVisible();
  await expectGoodScreen(admin, 'the palette with pages');
  await page.keyboard.press('Escape');

  // The service is silent: rooms are found all the same.
  await page.route('**/api/staff/find/**', (route) => route.abort());
  await press();
  await page.keyboard.type('custoomers');
  await expect(page.getByText(say('without'))).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/staff\/customers\//);

  // Other staff see no settings, and shoppers have no palette.
  const context = await browser.newContext();
  const staff = new Shopper(await context.newPage());
  await staff.open('/');
  await staff.settled();
  await staff.page.keyboard.press('Control+k');
  await staff.signIn('staff@havu.example');
  await expect(staff.page.getByRole('combobox', { name: say('field') })).toHaveCount(0);
  await staff.page.getByRole('button', { name: new RegExp(staff.word('mf-account', 'staff.find')) }).click();
  await staff.page
    .getByRole('combobox', { name: say('field') })
    .fill(`>${staff.word('mf-account', 'staff_settings.price_ending_max_days.name')}`);
  await expect(staff.page.getByText(say('nothing'))).toBeVisible();
  await context.close();
});
