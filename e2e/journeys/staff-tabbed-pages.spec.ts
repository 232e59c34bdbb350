import type { Locator } from '@playwright/test';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-59: a page with tabs is made by keyboard, its tabs written, moved and removed, and shoppers read what stands there. */
test('an admin makes a page with tabs, and adds, moves and removes tabs', async ({ page }) => {
  test.setTimeout(300_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const pages = (key: string, values?: Record<string, string>) => say(`staff_pages.${key}`, values);
  const english = { language: 'English' };
  const mark = Date.now().toString(36);
  const [name, slug] = [`Care of gear ${mark}`, `gear-care-${mark}`];
  const main = page.getByRole('main');
  const row = (tab: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: tab, exact: true }) });
  const tabsOfShop = async () => {
    const answer = await page.request.get(`/api/static-page-with-tabs/?slug=${slug}`, {
      headers: { 'accept-language': 'en' },
    });
    const { tabs = [] } = (await answer.json()) as { tabs?: { title: string }[] };
    return tabs.map(({ title }) => title);
  };
  const write = async (form: Locator, words: { title: string; slug: string; content: string }) => {
    await typeInto(page, form.getByLabel(pages('tab_title', english)), words.title);
    await typeInto(page, form.getByLabel(pages('tab_slug', english)), words.slug);
    await tabTo(page, form.getByRole('textbox', { name: pages('tab_content', english) }));
    await page.keyboard.type(words.content);
  };
  await shopper.signIn('admin@havu.example');

  await test.step('a page with tabs is made, hidden and without a tab', async () => {
    await shopper.open('/staff/pages/?kind=tabs');
    await expect(main.getByRole('listitem').first()).toBeVisible();
    await expectGoodScreen(shopper, 'the list of pages with tabs');
    await pressOn(page, page.locator('summary').filter({ hasText: pages('new') }));
    const kind = main.locator('form').last().getByLabel(pages('kind'));
    await tabTo(page, kind);
    await kind.selectOption('tabs');
    await typeInto(page, page.getByLabel(pages('title', english)), name);
    await typeInto(page, page.getByLabel(pages('slug', english)), slug);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByText(pages('hidden'), { exact: true })).toBeVisible();
  });

  await test.step('a tab without a text is refused beside its field, and added with one', async () => {
    await pressOn(page, main.getByText(pages('new_tab'), { exact: true }));
    const make = page.getByRole('button', { name: pages('make_tab') });
    const form = main.locator('form').filter({ has: make });
    await typeInto(page, form.getByLabel(pages('tab_title', english)), 'Boots');
    await typeInto(page, form.getByLabel(pages('tab_slug', english)), 'boots');
    await page.keyboard.press('Enter');
    const editor = form.getByRole('textbox', { name: pages('tab_content', english) });
    await expect(editor).toHaveAttribute('aria-invalid', 'true');
    await expectGoodScreen(shopper, 'a tab that is refused');
    await tabTo(page, editor);
    await page.keyboard.type('Wax the leather.');
    await pressOn(page, make);
    await expect(row('Boots')).toBeVisible();
    await write(form, { title: 'Tents', slug: 'tents', content: 'Dry the canvas.' });
    await pressOn(page, make);
    await expect(row('Tents')).toBeVisible();
  });

  await test.step('shown, shoppers read its tabs; moved up by a press, which keeps the focus, the second is the first', async () => {
    await pressOn(page, page.getByLabel(pages('is_published')), 'Space');
    await pressOn(page, main.getByRole('button', { name: say('settings.save') }));
    await expect.poll(tabsOfShop).toEqual(['Boots', 'Tents']);
    const up = row('Tents').getByRole('button', { name: pages('up_named', { name: 'Tents' }) });
    await pressOn(page, up);
    await expect.poll(tabsOfShop).toEqual(['Tents', 'Boots']);
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Tents', 'Boots']);
    await expect(up).toBeFocused();
    await expectGoodScreen(shopper, 'a page with tabs');
  });

  await test.step('a tab is changed, and read at its address', async () => {
    await pressOn(
      page,
      row('Boots')
        .locator('summary')
        .filter({ hasText: pages('change') })
        .first(),
    );
    const title = row('Boots').getByLabel(pages('tab_title', english));
    await typeInto(page, title, 'Shoes');
    await page.keyboard.press('Enter');
    await expect.poll(tabsOfShop).toEqual(['Tents', 'Shoes']);
    const shown = async () => (await page.request.get(`/en/${slug}/boots/`)).text();
    await expect.poll(shown).toContain('Wax the leather.');
  });

  await test.step('another heading of it is planned, waits below its form, and is taken back', async () => {
    const planned = (key: string) => say(`staff_planned.${key}`);
    const title = row('Shoes').getByLabel(pages('tab_title', english));
    await typeInto(page, title, 'Footwear');
    await pressOn(
      page,
      row('Shoes')
        .locator('summary')
        .filter({ hasText: planned('title') }),
    );
    await row('Shoes')
      .getByLabel(planned('due_at'))
      .fill(`${shopDayAfter(Date.now(), 30)}T08:00`);
    await pressOn(page, row('Shoes').getByRole('button', { name: planned('plan'), exact: true }));
    const waiting = row('Shoes').getByRole('list', { name: planned('waiting') });
    await expect(waiting).toContainText(pages('of_tab', { tab: '2', field: pages('tab_title', english) }));
    await expect(title).toHaveValue('Shoes');
    await expectGoodScreen(shopper, 'a planned change of a tab');
    await pressOn(page, waiting.getByRole('button'));
    await expect(waiting).toHaveCount(0);
    expect(await tabsOfShop()).toEqual(['Tents', 'Shoes']);
  });

  await test.step('a tab is removed in one press, and the log brings it back', async () => {
    await pressOn(page, row('Shoes').getByRole('button', { name: pages('remove_named', { name: 'Shoes' }) }));
    await expect.poll(tabsOfShop).toEqual(['Tents']);
    await expect(row('Shoes')).toHaveCount(0);
    await shopper.open('/staff/log/?about=tabbed_page');
    const change = main.getByRole('listitem').filter({ hasText: name }).first();
    await expect(change).toContainText(pages('tab_title', english));
    await expectGoodScreen(shopper, 'changes of a page with tabs');
    await pressOn(page, change.getByRole('button', { name: say('staff_products.undo') }));
    await expect(page.getByText(say('staff_products.undone')).first()).toBeVisible();
    await expect.poll(tabsOfShop).toEqual(['Tents', 'Shoes']);
  });

  await test.step('hidden again, it is no page for shoppers', async () => {
    await shopper.open(`/staff/pages/?q=${encodeURIComponent(name)}`);
    await pressOn(page, main.getByRole('listitem').getByRole('link', { name }));
    await pressOn(page, page.getByLabel(pages('is_published')), 'Space');
    await pressOn(page, main.getByRole('button', { name: say('settings.save') }).first());
    await expect(main.getByText(pages('hidden'), { exact: true })).toBeVisible();
    await expect.poll(tabsOfShop).toEqual([]);
  });
});
