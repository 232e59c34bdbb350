import type { ProductMaking, StaffAttributeList } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-74, STAFF-75: colours, properties and size tables are made, changed, used and taken away by keyboard. */
test('an admin makes a colour, a property that filters a group’s list, and a size table, by keyboard', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const attribute = (key: string, values?: Record<string, string>) => say(`staff_attributes.${key}`, values);
  const mark = Date.now().toString(36);
  const main = page.getByRole('main');
  const named = attribute('name', { language: 'English' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const save = () => pressOn(page, main.getByRole('button', { name: say('settings.save') }).first());
  const make = async (kind: string, name: string) => {
    await shopper.open('/staff/attributes/');
    await pressOn(page, page.locator('summary').filter({ hasText: attribute('new') }));
    await page.locator('#attribute-new-kind').selectOption(kind);
    await typeInto(page, page.getByLabel(named), name);
    await page.keyboard.press('Enter');
  };
  await shopper.signIn('admin@havu.example');

  await test.step('the list tells kinds apart, and is narrowed by words and by kind', async () => {
    await shopper.open('/staff/attributes/');
    await expectGoodScreen(shopper, 'the list of attributes');
    await shopper.open('/staff/attributes/?kind=tag');
    const rows = main.getByRole('listitem');
    await expect(rows.first()).toContainText(attribute('kind_tag'));
    await typeInto(page, page.getByLabel(attribute('search'), { exact: true }), 'no such words anywhere');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(0);
  });

  const colour = `Lichen ${mark}`;
  await test.step('a colour without a code is refused beside its field, and made with one', async () => {
    await shopper.open('/staff/attributes/');
    await pressOn(page, page.locator('summary').filter({ hasText: attribute('new') }));
    await typeInto(page, page.getByLabel(named), colour);
    await typeInto(page, page.locator('#attribute-new-code'), 'grey');
    await page.keyboard.press('Enter');
    await expect(page.locator('#attribute-new-code')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(named)).toHaveValue(colour);
    await expectGoodScreen(shopper, 'a new colour with a problem');
    await typeInto(page, page.locator('#attribute-new-code'), '#9aa583');
    await page.keyboard.press('Enter');
    await expect(heading(colour)).toBeVisible();
    await expectGoodScreen(shopper, 'a colour');
    const headers = { authorization: await shopper.token(), 'accept-language': 'en' };
    const making: ProductMaking = await (await page.request.get('/api/staff/products/making/', { headers })).json();
    expect(making.colours.map(({ name }) => name)).toContain(colour);
  });

  await test.step('what no product has is removed, and comes back by the log', async () => {
    await pressOn(page, page.getByRole('button', { name: attribute('remove_named', { name: colour }) }));
    await expect(page.getByText(attribute('removed', { name: colour })).first()).toBeVisible();
    await shopper.open('/staff/log/?about=colour');
    const write = main.getByRole('listitem').filter({ hasText: colour }).first();
    await pressOn(page, write.getByRole('button', { name: say('staff_products.undo') }));
    await expect(page.getByText(say('staff_products.undone')).first()).toBeVisible();
  });

  const property = `Lining ${mark}`;
  await test.step('a property gets its values, and then filters the list of a group', async () => {
    await make('property', property);
    await expect(heading(property)).toBeVisible();
    for (const [at, value] of ['Fleece', 'Mesh'].entries()) {
      await pressOn(page, page.getByRole('button', { name: attribute('add_value') }));
      const field = page.getByLabel(attribute('value_number', { number: String(at + 1), language: 'English' }));
      await expect(field).toBeFocused();
      await typeInto(page, field, value);
    }
    await save();
    await expect(page.getByText(attribute('saved', { name: property })).first()).toBeVisible();
    await expectGoodScreen(shopper, 'a property with values');
    await shopper.open('/staff/groups/');
    await pressOn(page, main.getByRole('treeitem').first());
    await page.waitForURL('**/staff/groups/*/');
    const filters = page.getByRole('region', { name: say('staff_groups.filters_title') });
    await filters.getByRole('combobox').selectOption({ label: property });
    await pressOn(page, filters.getByRole('button', { name: say('staff_making.add_one') }));
    await expectGoodScreen(shopper, 'a group with its filters');
    await pressOn(page, filters.getByRole('button', { name: say('settings.save') }));
    await expect(page.getByText(/is saved\./).first()).toBeVisible();
    await shopper.open(`/staff/attributes/?q=${mark}&kind=property`);
    await pressOn(page, main.getByRole('link', { name: property }));
    await pressOn(page, page.getByRole('button', { name: attribute('remove_named', { name: property }) }));
    await expect(main.getByRole('alert').first()).toContainText('1');
  });

  await test.step('a wide size table scrolls within its frame', async () => {
    await shopper.open('/staff/attributes/?kind=size_table');
    await pressOn(page, main.getByRole('listitem').first().getByRole('link'));
    await expect(page.getByLabel(attribute('size_number', { number: '2' }), { exact: true })).toBeVisible();
    await expectGoodScreen(shopper, 'a wide size table');
  });

  const table = `Mittens ${mark}`;
  await test.step('a size table is filled cell by cell; a row without a name is refused and loses nothing', async () => {
    await make('size_table', table);
    await expect(heading(table)).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: attribute('add_size') }));
    await typeInto(page, page.getByLabel(attribute('size_number', { number: '1' }), { exact: true }), 'M');
    await pressOn(page, page.getByRole('button', { name: attribute('add_measure') }));
    await typeInto(page, page.getByLabel(attribute('value_of', { name: '1', size: 'M' }), { exact: true }), '20');
    await save();
    await expect(main.getByRole('alert').first()).toContainText(
      shopper.word('api', 'attributes.row_without_name', { at: '1' }),
    );
    await expectGoodScreen(shopper, 'a size table with a problem');
    await typeInto(page, page.getByLabel(attribute('measure_number', { number: '1' }), { exact: true }), 'Palm');
    await save();
    await expect(page.getByText(attribute('saved', { name: table })).first()).toBeVisible();
    const headers = { authorization: await shopper.token() };
    const answer = await page.request.get(`/api/staff/attributes/?q=${mark}&kind=size_table`, { headers });
    expect(((await answer.json()) as StaffAttributeList).results).toMatchObject([{ name: table, used: 0 }]);
  });
});
