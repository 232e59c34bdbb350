import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

/** What is limited, what is on its way, and which size fits. */
const say = (shopper: Shopper, key: string, values = {}) => shopper.word('mf-product', key, values);

test('delivery limitations are told, and what is sold out says when it comes', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.route('**/api/product/extra/?*type=1*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const limits = { isDeliveryMethodLimitations: true, perInternationalPackage: 2, allowedDeliveryMethods: ['truck'] };
    Object.assign(answer.delivery_method_limit, limits);
    await route.fulfill({ response, json: answer });
  });
  await shopper.open('/kaamos/x/kuura-3l-shell-jacket/?color=lichen&size=M');
  await shopper.settled();
  await expect(page.getByText(say(shopper, 'delivery.limited'))).toBeVisible();
  await expect(page.getByText(say(shopper, 'delivery.per_package_other', { count: '2' }))).toBeVisible();
  await expect(page.getByText(/^Expected in stock \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(shopper.button('mf-product', 'buy.sold_out').first()).toBeDisabled();
  await checkAxe(page, 'limited delivery');
  expect(shopper.complaints).toEqual([]);
});

test('size tables as figures and as pictures; a malformed one takes nothing with it', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  let change: (table: Record<string, unknown>) => void = () => {};
  await page.route('**/api/product/extra/?*type=2*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    change(answer.sizetables[0]);
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/media/**made-up**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  const guide = page.getByRole('dialog', { name: say(shopper, 'size_guide.title') });
  const open = async (next: typeof change) => {
    change = next;
    await shopper.openJacket();
    await shopper.settled();
    await shopper.button('mf-product', 'choose.size_guide').click();
  };
  await open(() => {});
  await expect(guide.getByRole('rowheader', { name: /Chest \(cm\)/ })).toBeVisible();
  await expect(guide.getByRole('columnheader', { name: 'XXL', exact: true })).toBeAttached();
  await expect(guide.getByRole('img')).toHaveCount(0);
  await checkAxe(page, 'size table');

  const pictured = { parsed_sizetable: null, sizetable: '/media/made-up-table', images: ['/media/made-up-measure'] };
  await open((table) => Object.assign(table, pictured));
  await expect(guide.getByRole('img')).toBeVisible();
  await expect(guide.locator('img[src*="made-up-measure"]')).toHaveCount(1);
  await expect(guide.getByRole('table')).toHaveCount(0);
  await checkAxe(page, 'pictured size table');
  await open((table) => Object.assign(table, pictured, { hide_image: true, images: [] }));
  await expect(guide).toBeVisible();
  await expect(guide.locator('img')).toHaveCount(0);
  expect(shopper.complaints).toEqual([]);

  // React names the part that broke in the console; the page goes on without it.
  await open((table) => Object.assign(table, { parsed_sizetable: { rows: 'x' } }));
  await expect(guide).toHaveCount(0);
  await shopper.chooseVariant();
  await shopper.addToCart();
});

test('the page about delivery tells of every country its ways, prices and law, folded under its name (CONTENT-30)', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/delivery/');
  await shopper.settled();
  const main = page.getByRole('main');
  await expect(main.getByRole('group')).toHaveCount(65);
  const sweden = main.getByRole('group').filter({ hasText: /^Sweden/ });
  await expect(sweden.getByRole('list')).toBeHidden();
  await sweden.locator('summary').focus();
  await page.keyboard.press('Enter');
  for (const line of [
    /^PostNord pickup point: 7\.90\s€, free from 79\s€, \d+–\d+ working days on the way$/,
    /^UPS to the door: 11\.90\s€, free from 150\s€, /,
    /^Right of withdrawal: 14 days/,
    /within 100 days: /,
    /for faults for 3 years/,
    /^Prices include VAT 25%$/,
  ])
    await expect(sweden.getByRole('listitem').filter({ hasText: line })).toBeVisible();
  const abroad = main.getByRole('group').filter({ hasText: /^United States/ });
  await abroad.locator('summary').click();
  await expect(abroad.getByRole('listitem').last()).toContainText('without VAT');
  await checkAxe(page, 'delivery by country');
  expect(shopper.complaints).toEqual([]);
});
