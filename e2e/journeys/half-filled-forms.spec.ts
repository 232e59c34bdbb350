import { buy, deliver } from './delivered-order.ts';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { aino, Shopper } from './shopper.ts';
import { smallPicture } from './small-picture.ts';

/** Choices and words in the forms of returns and complaints are still there after signing in on the way. */

async function signInOnTheWay(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const say = (key: string) => shopper.word('mf-account', key);
  const form = page.url();
  await page.getByRole('banner').locator('a[href$="/accounts/login/"]').filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('login.title') })).toBeVisible();
  await page.getByLabel(say('login.email'), { exact: true }).fill('customer@havu.example');
  await page.getByLabel(say('login.password'), { exact: true }).fill('Havu-demo-1');
  await shopper.button('mf-account', 'login.submit').click();
  await expect(page.getByRole('heading', { level: 2, name: say('orders.title') })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(form);
}

test('a half-filled complaint is whole again after signing in', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/reclamation/');
  await shopper.settled();
  const typed = {
    '#complaint-orderNumber': 'S104187',
    '#complaint-email': 'someone.else@example.fi',
    '[id="complaint-rows.0.complaint"]': 'The zip came off on the second day.',
    '#complaint-customerName': 'Aino Lehtonen',
    '#complaint-city': 'Tampere',
  };
  for (const [field, words] of Object.entries(typed)) await page.locator(field).fill(words);
  await signInOnTheWay(shopper);
  for (const [field, words] of Object.entries(typed)) await expect(page.locator(field)).toHaveValue(words);
  await expectGoodScreen(shopper, 'a complaint after signing in');
  expect(unexpected(shopper)).toEqual([]);
});

test('a half-filled return is whole again after signing in', { tag: '@phone' }, async ({ page, browser }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string) => shopper.word('mf-account', key);
  const number = await buy(page, shopper, 2);
  const staffPage = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  const staff = new Shopper(staffPage);
  await staff.signIn('staff@havu.example');
  await deliver(staff, number);

  await page.goto('about:blank');
  await shopper.open('/returns/');
  await page.getByLabel(say('view_order.number')).fill(number);
  await page.getByLabel(say('login.email'), { exact: true }).fill(aino.email);
  await shopper.button('mf-account', 'view_order.submit').click();
  const jacket = page.getByRole('checkbox');
  const pieces = page.getByRole('textbox', { name: say('returns.how_many') });
  const reason = page.getByRole('radio', { name: say('return_reason.too_small') });
  await jacket.check();
  await pieces.fill('1');
  await reason.check();
  await signInOnTheWay(shopper);
  await expect(jacket).toBeChecked();
  await expect(pieces).toHaveValue('1');
  await expect(reason).toBeChecked();
  await page.getByRole('button', { name: say('returns.go_on') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('returns.title_send'));
  expect(unexpected(shopper)).toEqual([]);
});

test('a fault that is found while returning by receipt is complained about with the same photographs (AFTER-134)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  await shopper.open('/returns/#store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('store_return.title'));
  await shopper.settled();
  await page.getByLabel(say('store_return.fields.receipt')).fill('4711-26');
  await page.getByRole('textbox', { name: say('store_return.fields.model'), exact: true }).fill('Kuura shell jacket');
  const picture = { name: 'zip.png', mimeType: 'image/png', buffer: smallPicture() };
  await page.locator('input[type=file]').setInputFiles(picture);
  const file = page.getByRole('list', { name: say('attach.files') }).getByRole('listitem');
  await expect(file).toContainText(say('attach.file_done', { size: '1' }));
  await page.getByLabel(say('store_return.fields.reason')).selectOption('faulty');
  await page.getByRole('link', { name: say('returns.rather_complain') }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('complaint_page.title'));
  await expect(page.getByLabel(say('complaint.fields.receipt'))).toHaveValue('4711-26');
  await expect(file).toContainText('zip.png');
  await expectGoodScreen(shopper, 'a complaint with what a return began');
  await page.goBack();
  await expect(file).toContainText('zip.png');
  expect(unexpected(shopper)).toEqual([]);
});
