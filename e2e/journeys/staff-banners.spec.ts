import type { Banners, Home } from 'mf-shared/contract';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-69, STAFF-64: a banner is made, written, previewed, shown, removed and brought back by keyboard, and shoppers see it when they should. */
test('an admin makes a banner, a colleague sees it on the front page before shoppers do, and it is taken away again', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const banner = (key: string, values?: Record<string, string>) => say(`staff_banners.${key}`, values);
  const english = { language: 'English' };
  const name = `Frost ${Date.now().toString(36)}`;
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  const field = (key: string) => page.getByLabel(new RegExp(`^${banner(key, english)}`));
  const save = () => pressOn(page, main.getByRole('button', { name: say('settings.save') }));
  const shown = async () => {
    const answer = await page.request.get('/api/banners/', { headers: { 'accept-language': 'en' } });
    return ((await answer.json()) as Banners).dynamicPageBanners.map(({ heading }) => heading);
  };
  await shopper.signIn('admin@havu.example');

  await test.step('banners are found by words and by where they stand', async () => {
    await shopper.open('/staff/banners/?spot=hero');
    await expect(rows.first()).toContainText(banner('spot_hero'));
    await expectGoodScreen(shopper, 'the list of banners');
    await typeInto(page, page.getByLabel(banner('search'), { exact: true }), 'no such words anywhere');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(0);
  });

  await test.step('a new one is made unseen', async () => {
    await shopper.open('/staff/banners/');
    await pressOn(page, page.locator('summary').filter({ hasText: banner('new') }));
    await tabTo(page, page.locator('#banner-new-spot'));
    await page.locator('#banner-new-spot').selectOption('dynamic');
    await typeInto(page, field('heading'), name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByText(banner('hidden'), { exact: true })).toBeVisible();
    expect(await shown()).not.toContain(name);
  });

  await test.step('colours that cannot be read and a button without its way are refused, and what was typed stays', async () => {
    await typeInto(page, field('ground'), '#ffffff');
    await typeInto(page, field('ink'), '#bbbbbb');
    await save();
    await expect(field('ink')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('ground')).toHaveValue('#ffffff');
    await typeInto(page, field('ink'), '#10302a');
    await typeInto(page, field('button'), 'See jackets');
    await save();
    await expect(field('way')).toHaveAttribute('aria-invalid', 'true');
    await expectGoodScreen(shopper, 'a banner with a problem');
    await typeInto(page, field('way'), '/en/clothing/');
    await typeInto(page, field('sort_order'), '0');
    await save();
    await expect(page.getByText(banner('saved', { name })).first()).toBeVisible();
    await expect(field('way')).toHaveValue('/clothing/');
  });

  await test.step('a colleague sees it on the front page by a link', async () => {
    await pressOn(page, main.getByRole('button', { name: say('staff_preview.make'), exact: true }));
    const link = main.getByRole('link', { name: new RegExp(say('staff_preview.open', { time: '.*' })) });
    await expect(link).toBeVisible();
    const context = await browser.newContext();
    const colleague = new Shopper(await context.newPage());
    await colleague.page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    await expect(colleague.page.getByText(colleague.word('mf-shared/ui/preview', 'hidden'))).toBeVisible();
    const tile = colleague.page.getByRole('article').filter({ hasText: name });
    await expect(tile.getByRole('link', { name: 'See jackets' })).toHaveAttribute('href', '/en/clothing/');
    await expect(tile.getByRole('heading')).toHaveCSS('color', 'rgb(16, 48, 42)');
    await expectGoodScreen(colleague, 'the front page with a banner that is typed');
    await context.close();
    expect(await shown()).not.toContain(name);
  });

  await test.step('it is shown once staff say so, and taken away in one press', async () => {
    await pressOn(page, page.getByLabel(banner('is_active')), 'Space');
    await save();
    await expect(main.getByText(banner('running'))).toBeVisible();
    await expect.poll(shown).toContain(name);
    await expectGoodScreen(shopper, 'a banner that is shown');
    await pressOn(page, main.getByRole('button', { name: banner('remove_named', { name }) }));
    await expect(page.getByText(banner('removed', { name })).first()).toBeVisible();
    await expect.poll(shown).not.toContain(name);
  });

  await test.step('the log tells of it in words, and brings it back', async () => {
    await shopper.open('/staff/log/?about=banner');
    await expect(main.getByText(name).first()).toBeVisible();
    await expect(main.getByText('staff_banners.')).toHaveCount(0);
    await expectGoodScreen(shopper, 'banners in the log');
    await pressOn(page, main.getByRole('button', { name: say('staff_products.undo') }).first());
    await expect.poll(shown).toContain(name);
    await shopper.open(`/staff/banners/?q=${encodeURIComponent(name)}`);
    await pressOn(page, rows.first().getByRole('link'));
    await pressOn(page, main.getByRole('button', { name: banner('remove_named', { name }) }));
    await expect.poll(shown).not.toContain(name);
  });
});

/** STAFF-77: the parts of the front page are ordered and hidden by keyboard, in the room and beside the page, and shoppers see it. */
test('an admin moves the offers up, hides the head of the front page, and takes both back', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const front = (key: string, values?: Record<string, string>) => say(`staff_banners.${key}`, values);
  const form = page.locator('form').filter({ has: page.getByRole('group', { name: front('front_order') }) });
  const tick = (part: string) => form.getByRole('checkbox', { name: front(part), exact: true });
  const up = (part: string) =>
    form.getByRole('button', { name: say('staff_in_order.up_named', { name: front(part) }) });
  const save = async () => {
    await pressOn(page, form.getByRole('button', { name: say('settings.save') }));
    await expect(page.getByText(front('front_saved')).first()).toBeVisible();
  };
  const parts = async () => {
    const answer = await page.request.get('/api/home/', { headers: { 'accept-language': 'en' } });
    return ((await answer.json()) as Home).parts;
  };
  const usual = await parts();
  const context = await browser.newContext();
  const visitor = new Shopper(await context.newPage());
  const headings = () => visitor.page.getByRole('main').getByRole('heading', { level: 1 });
  await shopper.signIn('admin@havu.example');

  await test.step('in the room, a part is moved up and another one is hidden', async () => {
    await shopper.open('/staff/banners/');
    await pressOn(page, page.locator('summary').filter({ hasText: front('front_title') }));
    for (const _ of ['above the groups', 'above the promises', 'above the lines', 'above the head'])
      await pressOn(page, up('part_offers'));
    await expect(up('part_offers')).toHaveAttribute('aria-disabled', 'true');
    await expect(up('part_offers')).toBeFocused();
    await pressOn(page, tick('part_hero'), 'Space');
    await expectGoodScreen(shopper, 'the order of the front page');
    await save();
    await expect.poll(parts).toEqual(['offers', ...usual.filter((part) => part !== 'offers' && part !== 'hero')]);
  });

  await test.step('shoppers see the page so, with one heading', async () => {
    await expect(async () => {
      await visitor.open('/');
      const first = visitor.page.getByRole('main').getByRole('heading', { level: 2 }).first();
      await expect(first).toHaveText(visitor.word('mf-catalog', 'home.offers'), { timeout: 1000 });
    }).toPass();
    await expect(headings()).toHaveCount(1);
    await expect(visitor.page.locator('img[fetchpriority="high"]')).toHaveCount(0);
    await expectGoodScreen(visitor, 'the front page without its head');
  });

  await test.step('beside the page, the head is shown again, below the offers', async () => {
    await shopper.open('/');
    await pressOn(page, page.getByRole('button', { name: say('staff.edit_here') }));
    await pressOn(page, page.locator('summary').filter({ hasText: front('front_title') }));
    await pressOn(page, tick('part_hero'), 'Space');
    await save();
    await expect.poll(parts).toEqual(['offers', ...usual.filter((part) => part !== 'offers')]);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectGoodScreen(shopper, 'the front page with its head further down');
  });

  await test.step('another order is planned for a time, and taken back before it comes', async () => {
    const planned = (key: string) => say(`staff_planned.${key}`);
    await shopper.open('/staff/banners/');
    await pressOn(page, page.locator('summary').filter({ hasText: front('front_title') }));
    await pressOn(page, tick('part_club'), 'Space');
    await pressOn(page, form.locator('summary').filter({ hasText: planned('title') }));
    await form.getByLabel(planned('due_at')).fill(`${shopDayAfter(Date.now(), 30)}T08:00`);
    await form.getByLabel(new RegExp(`^${planned('until')}`)).fill(`${shopDayAfter(Date.now(), 32)}T08:00`);
    await pressOn(page, form.getByRole('button', { name: planned('plan'), exact: true }));
    const waiting = form.getByRole('list', { name: planned('waiting') });
    await expect(waiting).toContainText(front('front_hidden'));
    await expect(tick('part_club')).toBeChecked();
    await expectGoodScreen(shopper, 'a planned order of the front page');
    await pressOn(page, waiting.getByRole('button'));
    await expect(waiting).toHaveCount(0);
  });

  await test.step('the log tells of both in words, and takes them back', async () => {
    const main = page.getByRole('main');
    const undo = main.getByRole('button', { name: say('staff_products.undo') }).first();
    await shopper.open('/staff/log/?about=front_page');
    await expect(main.getByText(front('front_title')).first()).toBeVisible();
    await expect(main.getByText('staff_banners.')).toHaveCount(0);
    await expectGoodScreen(shopper, 'the front page in the log');
    await pressOn(page, undo);
    await expect.poll(parts).not.toContain('hero');
    await shopper.open('/staff/log/?about=front_page');
    // The newest write is the undo: what it left is what the first change had left.
    await pressOn(page, main.getByRole('button', { name: say('staff_products.undo') }).last());
    await expect.poll(parts).toEqual(usual);
  });
  await context.close();
});
