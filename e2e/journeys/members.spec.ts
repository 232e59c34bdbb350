import { expect, test } from './journey-test.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { join } from './new-account.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { jacketSlug, Shopper } from './shopper.ts';

/**
 * Rules STAFF-6, STAFF-8, STAFF-11 to STAFF-13, STAFF-22 to STAFF-26, SESSION-82: a member's card, a company's account, and
 * the staff who confirm it and buy for the customer.
 */
test('a scout’s company is confirmed by the staff, who then buy for it', async ({ page }) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const main = page.locator('main');
  const part = (key: string) =>
    main.locator('details', { has: page.getByRole('heading', { name: say(key), exact: true }) });
  const save = say('settings.save');
  const { email } = await join(shopper, 'partio', { last_name: 'Partio' });

  await shopper.open('/member-discounts/');
  await shopper.settled();
  await pressOn(page, main.locator('a[href$="#memberships"]'));
  const card = part('membership.title');
  await card.getByLabel(say('membership.scout_group')).fill('Metsänkävijät');
  await card.getByRole('button', { name: save }).press('Enter');
  await expect(card.getByRole('alert')).toContainText(say('form.required'));
  await card.getByLabel(say('membership.scout_id')).fill('123 456');
  await card.getByRole('button', { name: save }).press('Enter');
  await expect(page.getByText(say('membership.saved'))).toBeVisible();
  await part('membership.gift_category').locator('summary').press('Enter');
  await part('membership.gift_category').getByRole('radio').nth(1).check({ force: true });
  await part('membership.gift_category').getByRole('button', { name: save }).press('Enter');
  await expect(page.getByText(say('membership.gift_saved'))).toBeVisible();
  const company = part('membership.organisation');
  await company.locator('summary').press('Enter');
  await company.getByLabel(say('membership.company')).fill('Metsä Oy');
  await company.getByLabel(say('membership.vat_number')).fill('0112038-8');
  await company.getByRole('button', { name: say('membership.company_ask') }).press('Enter');
  await expect(company.getByRole('alert')).toContainText(shopper.word('api', 'validation.company_id'));
  await company.getByLabel(say('membership.vat_number')).fill('0112038-9');
  await company.getByRole('button', { name: say('membership.company_ask') }).press('Enter');
  await expect(company.getByText(say('membership.company_waits', { name: 'Metsä Oy' }))).toBeVisible();
  await expectGoodScreen(shopper, 'the settings of a member');
  await page.getByRole('button', { name: say('account.sign_out') }).click();

  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/');
  await pressOn(page, main.getByRole('link', { name: say('staff_room.todo.organisations') }));
  await expect(page).toHaveURL(/organisation=waiting/);
  await main.getByRole('searchbox').fill(email);
  await main.getByRole('searchbox').press('Enter');
  await expect(main.getByRole('status')).toContainText('1');
  await expectGoodScreen(shopper, 'customers');
  // Narrowed by keyboard: what is on is told, and taken off by a press.
  await tabTo(page, main.getByRole('combobox', { name: say('staff_customers.kind') }));
  await main.getByRole('combobox', { name: say('staff_customers.kind') }).selectOption('scout');
  await pressOn(page, main.locator('summary', { hasText: say('staff_room.more_filters') }));
  await tabTo(page, main.getByRole('combobox', { name: say('staff_customers.has_ordered') }));
  await main.getByRole('combobox', { name: say('staff_customers.has_ordered') }).selectOption('yes');
  await pressOn(page, main.getByRole('button', { name: say('staff_customers.find') }));
  await expect(page).toHaveURL(/kind=scout.*orders=yes|orders=yes.*kind=scout/);
  await expect(main.getByRole('status')).toHaveText(say('staff_customers.found_other', { count: '0' }));
  const on = main.getByRole('list', { name: say('staff_room.filters_on') });
  await expect(on.getByRole('link')).toHaveCount(4);
  await expectGoodScreen(shopper, 'customers by filters');
  await pressOn(page, on.getByRole('link', { name: say('staff_customers.has_ordered') }));
  await expect(page).not.toHaveURL(/orders=/);
  await expect(main.getByRole('status')).toHaveText(say('staff_customers.found_one', { count: '1' }));
  await pressOn(
    page,
    main
      .getByRole('region', { name: say('staff.customers') })
      .getByRole('listitem')
      .getByRole('link'),
  );
  await expect(main.getByRole('heading', { level: 2, name: 'Aino Partio' })).toBeVisible();
  await main.getByRole('button', { name: say('staff_customers.confirm') }).press('Enter');
  await expect(page.getByText(say('staff_customers.confirm_done'))).toBeVisible();
  await main.getByRole('textbox', { name: say('staff_customers.comment') }).fill('Lahja annettu');
  await main.getByRole('button', { name: save }).press('Enter');
  await expect(page.getByText(say('staff_customers.comment_saved'))).toBeVisible();
  await main.getByRole('button', { name: say('staff_customers.act_begin') }).press('Enter');
  const sign = page.getByRole('region', { name: say('staff.acting_label') });
  await expect(sign).toContainText('Aino Partio');
  await expectGoodScreen(shopper, 'a customer for whom the staff buy');

  await page.goto('/en/');
  await expect(sign).toContainText('Aino Partio');
  const slug = (await (await page.request.get(`/api/products/productmodel/${jacketSlug}/?taxAreaId=1`)).json()) as {
    id: number;
    products: { id: number }[];
    model_url: string;
  };
  await page.goto(`/en${slug.model_url.replace(/^\/en(?=\/)/, '')}`);
  await expect(sign).toBeVisible();
  await page.getByRole('button', { name: say('staff.page_data') }).press('Enter');
  const data = page.getByRole('region', { name: say('staff.page_data') });
  await expect(data).toContainText(String(slug.id));
  const rooms = await data
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(rooms.map((room) => room.replace(/\d+/, 'N'))).toEqual([
    '/en/staff/groups/N/',
    '/en/staff/products/N/',
    '/en/staff/customers/N/',
  ]);
  await page.keyboard.press('Escape');
  await shopper.open('/checkout/');
  await expect(sign).toBeVisible();
  await shopper.open('/staff/customers/999999/');
  await expect(main).toContainText(say('staff_customers.not_found'));
  await sign.getByRole('button', { name: say('staff.acting_end') }).press('Enter');
  await expect(sign).toHaveCount(0);
  expect(unexpected(shopper)).toEqual([]);
});

test('a customer joins the club where a product tells its price (STAFF-31, PRODUCT-72)', async ({ page }) => {
  const shopper = new Shopper(page);
  const say = (key: string) => shopper.word('mf-account', key);
  const main = page.locator('main');
  const jacket = `/kaamos/clothing/jackets/shell-jackets/${jacketSlug}/`;
  await join(shopper, 'kerho');

  await shopper.open(jacket);
  await shopper.settled();
  await expect(main.getByText('269.90 €').first()).toBeVisible();
  await pressOn(page, main.getByRole('link', { name: shopper.word('mf-product', 'price.join'), exact: true }));
  await expect(page).toHaveURL(/#club$/);
  await pressOn(page, main.getByRole('button', { name: say('membership.club_join'), exact: true }));
  await expect(page.getByText(say('membership.club_joined'))).toBeVisible();
  await expect(main.getByRole('button', { name: say('membership.club_leave'), exact: true })).toBeVisible();
  await expectGoodScreen(shopper, 'the settings of a club member');
  await shopper.open(jacket);
  await shopper.settled();
  await expect(main.getByText('249.90 €').first()).toBeVisible();
  await expect(main.getByRole('link', { name: shopper.word('mf-product', 'price.join'), exact: true })).toHaveCount(0);
  expect(unexpected(shopper)).toEqual([]);
});

test('members of the club see a campaign before everybody does (STAFF-5, STAFF-32)', async ({ page }) => {
  const shopper = new Shopper(page);
  const main = page.locator('main');
  const campaign = main.getByRole('link', { name: 'Polar weeks', exact: true });
  await shopper.open('/club-offers/');
  await shopper.settled();
  await pressOn(page, campaign);
  await expect(main.getByRole('heading', { level: 1, name: 'Polar weeks' })).toBeVisible();
  await expect(main.getByText('Members of the club see the offers now, everybody else from')).toBeVisible();
  await expect(shopper.link('mf-catalog', 'club_offers.sign_in')).toBeVisible();
  await expect(main.locator('article')).toHaveCount(0);
  await expectGoodScreen(shopper, 'a campaign that members see first');

  await shopper.signIn('club@havu.example');
  await shopper.open('/club-offers/');
  await shopper.settled();
  await pressOn(page, campaign);
  await expect(main.getByText('You see the offers early, as a member of the club.')).toBeVisible();
  await expect(main.locator('article')).toHaveCount(7);
  await expectGoodScreen(shopper, 'the campaign of a member');
  expect(shopper.complaints).toEqual([]);
});

test('staff who are no members see it as members do, and as others again (STAFF-67)', async ({ page }) => {
  const staff = new Shopper(page);
  const main = page.locator('main');
  const asMember = page.getByRole('button', { name: staff.word('mf-account', 'staff.as_member') });
  const say = (key: string) => page.getByText(staff.word('mf-account', `staff.${key}`)).first();
  await staff.signIn('admin@havu.example');
  await staff.open('/club-offers/');
  await staff.settled();
  await pressOn(page, main.getByRole('link', { name: 'Polar weeks', exact: true }));
  await expect(main.getByRole('heading', { level: 1, name: 'Polar weeks' })).toBeVisible();
  await expect(main.locator('article')).toHaveCount(0);
  await pressOn(page, asMember);
  await expect(say('seen_as_member')).toBeVisible();
  await expect(main.locator('article')).toHaveCount(7);
  await expectGoodScreen(staff, 'a page that staff see as a member');
  // The tab goes on so.
  await page.reload();
  await expect(asMember).toHaveAttribute('aria-pressed', 'true');
  await expect(main.locator('article')).toHaveCount(7);
  await pressOn(page, asMember);
  await expect(say('seen_as_others')).toBeVisible();
  await expect(main.locator('article')).toHaveCount(0);
  expect(unexpected(staff)).toEqual([]);
});
