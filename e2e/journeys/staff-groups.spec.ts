import { expect, test } from './journey-test.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';
import { smallPicture } from './small-picture.ts';

/** STAFF-56, ROUTE-137: a group is made, renamed, moved and taken back by keyboard, and its old address leads on. */
test('an admin makes a group, gives it another address and place, and takes it back', async ({ page }) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const group = (key: string, values?: Record<string, string>) => say(`staff_groups.${key}`, values);
  await shopper.signIn('admin@havu.example');

  await test.step('arrows go through the tree, Enter leads to a group', async () => {
    await shopper.open('/staff/groups/');
    const items = page.getByRole('tree').getByRole('treeitem');
    await items.first().focus();
    await page.keyboard.press('End');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(items.first()).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(items.nth(1)).toBeFocused();
    await expect(items.nth(1)).toHaveAttribute('aria-level', '2');
    await expectGoodScreen(shopper, 'the tree of groups');
    await page.keyboard.press('ArrowLeft');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(items.first()).toHaveAttribute('aria-expanded', 'false');
    await typeInto(page, page.getByLabel(group('search'), { exact: true }), 'outlet');
    await page.keyboard.press('Enter');
    await expect(items.first()).toContainText(group('hidden'));
    await items.first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/staff/groups/*/');
  });

  const mark = Date.now().toString(36);
  const [name, first, second] = [`Odds ${mark}`, `odds-${mark}`, `ends-${mark}`];
  const english = { language: 'English' };
  const slug = page.getByLabel(group('slug', english));
  const parent = page.getByRole('combobox', { name: group('parent'), exact: true });

  await test.step('a new one with the address of a page is refused, and made with another one', async () => {
    await shopper.open('/staff/groups/');
    await pressOn(page, page.locator('summary').filter({ hasText: group('new') }));
    await typeInto(page, page.getByLabel(group('name', english)), name);
    await typeInto(page, slug, 'checkout');
    await page.keyboard.press('Enter');
    await expect(slug).toHaveAttribute('aria-invalid', 'true');
    await expectGoodScreen(shopper, 'a group that is refused');
    await typeInto(page, page.getByLabel(group('find_parent')), 'outlet');
    await parent.selectOption({ index: 1 });
    await typeInto(page, slug, first);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('its old address leads to the new one, which staff are told before they save', async () => {
    const shown = page.getByRole('link', { name: group('page') });
    const before = (await shown.getAttribute('href')) ?? '';
    expect(before).toContain(`/${first}/`);
    await typeInto(page, slug, second);
    await expect(page.getByText(`/${second}/`).first()).toBeVisible();
    await expectGoodScreen(shopper, 'a group whose address will change');
    await slug.press('Enter');
    await expect(page.getByText(group('saved', { name })).first()).toBeVisible();
    await expect(async () => expect((await page.request.get(before)).url()).toContain(`/${second}/`)).toPass();
  });

  await test.step('it gets a picture, and says what is shown without one', async () => {
    const form = page.getByRole('region', { name: group('texts'), exact: true });
    // What an earlier save has told may be there still.
    const save = async () => {
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
      await pressOn(page, form.getByRole('button', { name: say('settings.save'), exact: true }));
      await saved;
      await expect(page.getByText(group('saved', { name })).first()).toBeVisible();
    };
    await expect(form.getByText(group('image_hint'))).toBeVisible();
    await form
      .locator('input[type=file]')
      .setInputFiles([{ name: 'group.png', mimeType: 'image/png', buffer: smallPicture() }]);
    await expect(form.getByRole('img', { name: group('image_now') })).toBeVisible();
    await save();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(form.getByRole('img', { name: group('image_now') })).toBeVisible();
    await expectGoodScreen(shopper, 'a group with its picture');
    await pressOn(page, form.getByRole('button', { name: group('no_image'), exact: true }));
    await save();
    await expect(form.getByText(group('image_hint'))).toBeVisible();
  });

  await test.step('it moves among its siblings, and never below itself', async () => {
    const place = page.getByText(new RegExp(group('place_of', { place: '\\d+', all: '\\d+' })));
    const was = (await place.textContent()) ?? '';
    await pressOn(page, page.getByRole('button', { name: group('up'), exact: true }));
    await expect(place).not.toHaveText(was);
    await pressOn(page, page.getByRole('button', { name: group('down'), exact: true }));
    await expect(place).toHaveText(was);
    await parent.selectOption({ value: /groups\/(\d+)\//.exec(page.url())?.[1] ?? '' });
    await pressOn(page, page.getByRole('button', { name: group('move') }));
    await expect(parent).toHaveAttribute('aria-invalid', 'true');
    await expectGoodScreen(shopper, 'a group that cannot stand below itself');
  });

  await test.step('the log takes the new address back, and the making of the empty group', async () => {
    const address = page.url();
    await shopper.open('/staff/log/?about=product_group');
    const writes = page.getByRole('listitem').filter({ hasText: first });
    const undo = { name: say('staff_products.undo') };
    await pressOn(page, writes.filter({ hasText: second }).first().getByRole('button', undo));
    await expect(writes).toHaveCount(3);
    await pressOn(page, writes.last().getByRole('button', undo));
    await expect(writes).toHaveCount(4);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByText(group('missing'))).toBeVisible();
  });
});
