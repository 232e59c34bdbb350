import { openCheckout } from './basket.ts';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { join } from './new-account.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';

/** Rules CHECKOUT-81, CHECKOUT-82, SESSION-85, SESSION-86: addresses with a state, and the preferred store. */

const austin = { address: '1100 Congress Ave', postal_code: '78701', city: 'Austin', phone: '+1 512 463 4630' };
const town = 'Austin, TX 78701';

test('by keyboard: an American buyer chooses a state, which order, receipt and staff show (CHECKOUT-81, CHECKOUT-82)', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-checkout', key, values);
  await openCheckout(shopper, { country: 'us', currency: 'usd', form: austin });
  const state = page.getByRole('combobox', { name: say('details.state_us') });
  await expect(state).toBeVisible();
  await expect(
    page
      .getByRole('group', { name: say('delivery.methods') })
      .getByRole('radio')
      .first(),
  ).toBeVisible();

  await pressOn(page, shopper.button('mf-checkout', 'page.to_payment'));
  const missing = page.getByRole('alert').getByRole('link', { name: say('missing.state') });
  await pressOn(page, missing);
  await expect(state).toBeFocused();
  await expect(state).toHaveAccessibleDescription(say('missing.state'));
  await expectGoodScreen(shopper, 'a checkout that misses the state');
  await tabTo(page, state);
  await page.keyboard.type('Texas');
  await expect(state).toHaveValue('US-TX');
  await expect(state).not.toHaveAttribute('aria-invalid');

  await pressOn(page, shopper.button('mf-checkout', 'page.to_payment'));
  await page.waitForURL(`**${shopper.path('/checkout/payment/')}`);
  await expect(page.getByText('78701 Austin, TX')).toBeVisible();
  await shopper.payWithPaypal('approve');
  await expect(page).toHaveURL(/payment_ok/, { timeout: 30_000 });
  const [, number = '', key = ''] = /payment_ok\/([^/]+)\/([^/?]+)/.exec(page.url()) ?? [];
  await expect(page.getByText(town).filter({ visible: true }).first()).toBeVisible();
  await expectGoodScreen(shopper, 'an order to a state');

  await page.goto('about:blank');
  await shopper.open(`/receipt/#${number}/${key}`);
  await expect(page.getByRole('article').getByText(town)).toBeVisible();

  const staffPage = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  const staff = new Shopper(staffPage);
  await staff.signIn('staff@havu.example');
  await staff.open(`/staff/orders/${number}/`);
  await expect(staffPage.getByText(town).filter({ visible: true }).first()).toBeVisible();
  await expectGoodScreen(staff, 'an order to a state, as staff see it');
  expect([...unexpected(shopper), ...unexpected(staff)]).toEqual([]);
});

test('a country that is changed after the state was chosen keeps everything, and says what to choose (CHECKOUT-81)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const say = (key: string) => shopper.word('mf-checkout', key);
  await openCheckout(shopper, { country: 'us', currency: 'usd', form: austin });
  await page.getByRole('combobox', { name: say('details.state_us') }).selectOption('US-TX');
  const { origin } = new URL(page.url());
  const goTo = async (country: string) => {
    await page.context().addCookies([{ name: 'so_delivery_country_code', value: country, url: origin }]);
    await shopper.open('/checkout/');
    await shopper.settled();
  };
  await goTo('ca');
  const province = page.getByRole('combobox', { name: say('details.state_ca') });
  await expect(province).toHaveValue('');
  await expect(province).toHaveAccessibleDescription(say('invalid.state'));
  await expect(shopper.field('city')).toHaveValue('Austin');
  await goTo('fi');
  await expect(shopper.field('city')).toHaveValue('Austin');
  await expect(province).toHaveCount(0);
  await goTo('us');
  await expect(page.getByRole('combobox', { name: say('details.state_us') })).toHaveValue('US-TX');
  expect(unexpected(shopper)).toEqual([]);
});

test('a customer saves an address with a state and a preferred store, and the checkout takes both over (SESSION-85, SESSION-86)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string) => shopper.word('mf-account', key);
  await join(shopper, 'osavaltio');
  await shopper.open('/accounts/#settings');
  await shopper.settled();
  const open = (title: string) => pressOn(page, page.locator('summary').filter({ hasText: say(title) }));
  await open('settings.details');
  const details = page.locator('details[open]').filter({ hasText: say('settings.details') });
  for (const [label, words] of Object.entries({
    'form.address': austin.address,
    'form.postcode': austin.postal_code,
    'form.city': austin.city,
    'form.phone': austin.phone,
  }))
    await typeInto(page, details.getByLabel(say(label), { exact: true }), words);
  await tabTo(page, details.getByRole('combobox', { name: say('form.country') }));
  await page.keyboard.type('United States');
  await pressOn(page, details.getByRole('button', { name: say('settings.save') }));
  const state = details.getByRole('combobox', { name: say('form.state_us') });
  await expect(state).toHaveAttribute('aria-invalid', 'true');
  await tabTo(page, state);
  await page.keyboard.type('Texas');
  await pressOn(page, details.getByRole('button', { name: say('settings.save') }));
  await expect(page.getByText(say('settings.saved')).first()).toBeVisible();
  await expect(page.getByText(town).first()).toBeVisible();

  await open('settings.preferred_store');
  const stores = page.getByRole('combobox', { name: say('settings.preferred_store') });
  await expect(stores.getByRole('option').nth(3)).toBeAttached();
  const preferred = (await stores.getByRole('option').last().textContent()) ?? '';
  await stores.selectOption({ label: preferred });
  await expectGoodScreen(shopper, 'settings with a state and a preferred store');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await pressOn(
    page,
    page
      .locator('details[open]')
      .filter({ has: stores })
      .getByRole('button', { name: say('settings.save') }),
  );
  await saved;

  await openCheckout(shopper, { form: { address: '', city: '' } });
  const methods = page.getByRole('group', { name: shopper.word('mf-checkout', 'delivery.methods') });
  await methods
    .getByRole('radio', { name: /^Pickup from a store/ })
    .first()
    .check({ force: true });
  await expect(methods.getByText(preferred).first()).toBeVisible();
  await expect(shopper.field('city')).toHaveValue('');
  await openCheckout(shopper, { country: 'us', currency: 'usd', form: { address: '', city: '', postal_code: '' } });
  await expect(shopper.field('city')).toHaveValue('Austin');
  const filled = page.getByRole('combobox', { name: shopper.word('mf-checkout', 'details.state_us') });
  await expect(filled).toHaveValue('US-TX');
  expect(unexpected(shopper)).toEqual([]);
});
