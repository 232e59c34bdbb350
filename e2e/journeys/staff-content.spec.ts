import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';

test('admins change a setting, and what cannot be read is refused; others have no way in (STAFF-14, STAFF-34)', async ({
  page,
  browser,
}) => {
  const admin = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) =>
    admin.word('mf-account', `staff_content.${key}`, values);
  const save = admin.word('mf-account', 'settings.save');
  await admin.signIn('admin@havu.example');
  await admin.open('/staff/content/');
  // A setting is found by words of its name, and a wrong value is refused beside its field.
  const settings = page.getByRole('region', { name: say('settings') });
  const nameOf = (key: string) => admin.word('mf-account', `staff_settings.${key}.name`);
  const openSetting = async (key: string) => {
    await settings.getByRole('searchbox', { name: say('find_setting') }).fill(nameOf(key));
    await expect(settings.locator('summary')).toHaveCount(1);
    await settings.locator('summary').press('Enter');
  };
  await openSetting('price_ending_max_days');
  const days = settings.getByRole('spinbutton', { name: nameOf('price_ending_max_days') });
  const before = await days.inputValue();
  await days.fill('10000');
  await settings.getByRole('button', { name: save }).press('Enter');
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await expect(days).toHaveValue('10000');
  await expectGoodScreen(admin, 'a setting with a problem');
  await days.fill('21');
  await settings.getByRole('button', { name: save }).press('Enter');
  await expect(page.getByText(say('setting_saved', { key: nameOf('price_ending_max_days') })).first()).toBeVisible();
  await expect(settings.getByText(say('changed_by', { who: '', time: '' }).split(',')[0]?.trim() ?? '')).toBeVisible();
  await days.fill(before);
  await settings.getByRole('button', { name: save }).press('Enter');
  await openSetting('script_tags');
  const scripts = settings.getByRole('textbox', { name: nameOf('script_tags') });
  await scripts.fill('{ not json');
  await settings.getByRole('button', { name: save }).press('Enter');
  await expect(scripts).toHaveAttribute('aria-invalid', 'true');
  await expect(scripts).toHaveValue('{ not json');
  await openSetting('rental_enabled');
  await expect(settings.getByRole('checkbox', { name: nameOf('rental_enabled') })).toBeVisible();
  expect(unexpected(admin)).toEqual([]);

  const context = await browser.newContext();
  const staff = new Shopper(await context.newPage());
  await staff.signIn('staff@havu.example');
  await staff.open('/staff/content/');
  await expect(staff.page.getByText(staff.word('mf-account', 'staff_room.not_yours'))).toBeVisible();
  await expect(staff.page.getByRole('region', { name: say('settings') })).toHaveCount(0);
  await context.close();
});
