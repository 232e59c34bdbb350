import type { Navigation, PageOrders } from 'mf-shared/contract';
import { shopDay, shopDayAfter } from 'mf-shared/rules/shop-day';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-59: a page is made, written, planned, shown and taken back by keyboard, and shoppers find it when they should. */
test('an admin makes a page, plans it, shows it, and takes all of it back', async ({ page }) => {
  test.setTimeout(300_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const pages = (key: string, values?: Record<string, string>) => say(`staff_pages.${key}`, values);
  const english = { language: 'English' };
  const mark = Date.now().toString(36);
  const [name, slug] = [`Mended at our bench ${mark}`, `mended-${mark}`];
  const asShopper = async () => {
    const answer = await page.request.get(`/en/${slug}/`);
    return `${answer.status()} ${await answer.text()}`;
  };
  const main = page.getByRole('main');
  const day = page.getByLabel(pages('published_on'));
  await shopper.signIn('admin@havu.example');

  await test.step('a new one with an address that something has is refused by its name, and made with its own', async () => {
    const answer = await page.request.get('/api/navigation/', { headers: { 'accept-language': 'en' } });
    const [held] = ((await answer.json()) as Navigation).pages;
    await shopper.open('/staff/pages/');
    await pressOn(page, page.locator('summary').filter({ hasText: pages('new') }));
    const address = page.getByLabel(pages('slug', english));
    await typeInto(page, page.getByLabel(pages('title', english)), name);
    await typeInto(page, address, held?.slug ?? '');
    await page.keyboard.press('Enter');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByText(`“${held?.title}”`).first()).toBeVisible();
    await expectGoodScreen(shopper, 'a page that is refused');
    await typeInto(page, address, slug);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByText(pages('hidden'), { exact: true })).toBeVisible();
    expect(await asShopper()).toMatch(/^404/);
  });

  const save = async () => {
    await pressOn(page, main.getByRole('button', { name: say('settings.save') }));
    await expect(page.getByText(pages('saved', { name })).first()).toBeVisible();
  };

  await test.step('without a text it is not shown; with one it waits for its day', async () => {
    const editor = page.getByRole('textbox', { name: pages('content', english) });
    await pressOn(page, page.getByLabel(pages('is_published')), 'Space');
    await pressOn(page, main.getByRole('button', { name: say('settings.save') }));
    await expect(editor).toHaveAttribute('aria-invalid', 'true');
    await tabTo(page, editor);
    await page.keyboard.type('We mend what we sell.');
    await tabTo(page, day);
    await day.fill(shopDayAfter(Date.now(), 3));
    await save();
    await expect(main.getByText(new RegExp(pages('planned_for', { day: '.+' })))).toBeVisible();
    await expectGoodScreen(shopper, 'a planned page');
    expect(await asShopper()).toMatch(/^404/);
  });

  await test.step('on its day shoppers read it, and find it in the menu', async () => {
    await tabTo(page, day);
    await day.fill(shopDay());
    await save();
    await expect.poll(asShopper).toContain('We mend what we sell.');
    await shopper.open('/faq/');
    await expect((await shopper.foot()).getByRole('link', { name })).toHaveAttribute('href', shopper.path(`/${slug}/`));
  });

  await test.step('each change is taken back from the log, the making of it last', async () => {
    // What was taken back stands in the log too, above the changes before.
    for (const place of [0, 2, 4]) {
      await shopper.open('/staff/log/?about=page');
      const write = main.getByRole('listitem').filter({ hasText: name }).nth(place);
      await pressOn(page, write.getByRole('button', { name: say('staff_products.undo') }));
      await expect(page.getByText(say('staff_products.undone')).first()).toBeVisible();
      if (place === 0) await expect.poll(asShopper).toMatch(/^404/);
    }
    await shopper.open(`/staff/pages/?q=${encodeURIComponent(name)}`);
    await expect(main.getByRole('status').first()).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveCount(0);
  });
});

/** STAFF-59: the pages of a section are put in an order by keyboard, in the room and beside a page, and the foot of the shop shows it. */
test('an admin moves a page up in the menu, the next one beside the page itself, and takes both back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const pages = (key: string, values?: Record<string, string>) => say(`staff_pages.${key}`, values);
  const section = pages('section_service');
  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/pages/');
  const headers = { authorization: await shopper.token(), 'accept-language': 'en' };
  const titles = async (): Promise<string[]> => {
    const answer = await page.request.get('/api/staff/page-order/', { headers });
    const { results }: PageOrders = await answer.json();
    return results.find((each) => each.section === 'service')?.pages.map(({ title }) => title) ?? [];
  };
  const inMenu = async () => {
    const answer = await page.request.get('/api/navigation/', { headers: { 'accept-language': 'en' } });
    const { pages: found }: Navigation = await answer.json();
    return found.filter((each) => each.section === 'service').map(({ slug, title }) => ({ slug, title }));
  };
  const form = page.locator('form').filter({ has: page.getByRole('group', { name: section, exact: true }) });
  const up = (title: string) =>
    form.getByRole('button', { name: say('staff_in_order.up_named', { name: title }), exact: true });
  const moveUp = async (title: string) => {
    await pressOn(page, page.locator('summary').filter({ hasText: pages('order_title') }));
    await pressOn(page, up(title));
    await expect(up(title)).toBeFocused();
    await pressOn(page, form.getByRole('button', { name: say('settings.save'), exact: true }));
    await expect(page.getByText(pages('order_saved', { section })).first()).toBeVisible();
  };
  const usual = await titles();
  const menu = await inMenu();
  const [first = '', second = '', third = ''] = usual;

  await test.step('in the room, the second page of a section becomes the first', async () => {
    await moveUp(second);
    expect((await titles()).slice(0, 3)).toEqual([second, first, third]);
    await expectGoodScreen(shopper, 'the order of pages');
    const shown = (await titles()).filter((each) => menu.some(({ title }) => title === each));
    await expect.poll(async () => (await inMenu()).map(({ title }) => title)).toEqual(shown);
  });

  await test.step('beside a page, the third one moves up, and the foot of the shop shows it', async () => {
    await shopper.open(`/${menu[0]?.slug}/`);
    await pressOn(page, page.getByRole('button', { name: say('staff.edit_here') }));
    await moveUp(third);
    expect((await titles()).slice(0, 3)).toEqual([second, third, first]);
    await expectGoodScreen(shopper, 'a page with the order of its section');
  });

  await test.step('the log tells of both with their section, and takes them back', async () => {
    const main = page.getByRole('main');
    for (const place of [0, 2]) {
      await shopper.open('/staff/log/?about=page');
      const write = main
        .getByRole('listitem')
        .filter({ hasText: pages('order_of', { section }) })
        .nth(place);
      await pressOn(page, write.getByRole('button', { name: say('staff_products.undo') }));
      await expect(page.getByText(say('staff_products.undone')).first()).toBeVisible();
    }
    expect(await titles()).toEqual(usual);
  });
});
