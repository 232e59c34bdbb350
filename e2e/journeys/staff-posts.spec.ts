import type { PostList } from 'mf-shared/contract';
import { shopDay, shopDayAfter } from 'mf-shared/rules/shop-day';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';
import { smallPicture } from './small-picture.ts';

/** STAFF-57, STAFF-66: a post is written, planned, shown and taken back by keyboard, and shoppers see it when they should. */
test('an admin writes a post, plans it, shows it, and takes all of it back', async ({ page }) => {
  test.setTimeout(240_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const post = (key: string, values?: Record<string, string>) => say(`staff_posts.${key}`, values);
  const english = { language: 'English' };
  const mark = Date.now().toString(36);
  const [name, slug] = [`First snow ${mark}`, `first-snow-${mark}`];
  const asShopper = async () => {
    const answer = await page.request.get(`/en/life-outdoors/blog/${slug}/`);
    return `${answer.status()} ${await answer.text()}`;
  };
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  const field = (key: string) => page.getByLabel(post(key), { exact: true });
  await shopper.signIn('admin@havu.example');

  await test.step('posts are found by words, category and visibility', async () => {
    await shopper.open('/staff/posts/');
    await expect(rows.first()).toBeVisible();
    await expectGoodScreen(shopper, 'the list of posts');
    await typeInto(page, field('search'), 'no such words anywhere');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(0);
  });

  await test.step('a new one with the address of another is refused, and made with its own', async () => {
    const answer = await page.request.get('/api/blog/posts/', { headers: { 'accept-language': 'en' } });
    const taken = ((await answer.json()) as PostList).posts[0]?.slug ?? '';
    const address = page.getByLabel(post('slug', english));
    await shopper.open('/staff/posts/');
    await pressOn(page, page.locator('summary').filter({ hasText: post('new') }));
    await typeInto(page, page.getByLabel(post('title', english)), name);
    await typeInto(page, address, taken);
    await page.keyboard.press('Enter');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(post('title', english))).toHaveValue(name);
    await expectGoodScreen(shopper, 'a post that is refused');
    await typeInto(page, address, slug);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByText(post('hidden'), { exact: true })).toBeVisible();
    expect(await asShopper()).toMatch(/^404/);
  });

  const save = async () => {
    await pressOn(page, main.getByRole('button', { name: say('settings.save') }));
    await expect(page.getByText(post('saved', { name })).first()).toBeVisible();
  };

  await test.step('without a text it is not shown; with one it waits for its day', async () => {
    const editor = page.getByRole('textbox', { name: post('content', english) });
    await pressOn(page, page.getByLabel(post('is_published')), 'Space');
    await pressOn(page, main.getByRole('button', { name: say('settings.save') }));
    await expect(editor).toHaveAttribute('aria-invalid', 'true');
    await tabTo(page, editor);
    await page.keyboard.type('It fell overnight.');
    await typeInto(page, page.getByLabel(post('find_image')), 'jacket');
    const picture = page.getByRole('group', { name: post('image'), exact: true });
    await pressOn(page, picture.getByRole('listitem').getByRole('button').first());
    await expect(picture.getByRole('img')).toBeVisible();
    await tabTo(page, field('published_on'));
    await field('published_on').fill(shopDayAfter(Date.now(), 3));
    await save();
    await expect(main.getByText(new RegExp(post('planned_for', { day: '.+' })))).toBeVisible();
    await expectGoodScreen(shopper, 'a planned post');
    expect(await asShopper()).toMatch(/^404/);
  });

  await test.step('on its day shoppers read it, and see a picture of its own', async () => {
    const choose = page.getByLabel(say('staff_pictures.upload'), { exact: true });
    await tabTo(page, choose);
    await choose.setInputFiles({ name: 'snow.png', mimeType: 'image/png', buffer: smallPicture() });
    await expect(page.getByText(say('staff_pictures.taken_one', { count: '1' }))).toBeVisible();
    await tabTo(page, field('published_on'));
    await field('published_on').fill(shopDay());
    await save();
    await expect.poll(asShopper).toContain('It fell overnight.');
    expect(await asShopper()).toMatch(/<img[^>]*\/media\/imported\//);
    await expect(main.getByRole('link', { name: say('staff_products.as_shoppers') })).toBeVisible();
  });

  await test.step('with another address, the old one leads to it', async () => {
    await typeInto(page, page.getByLabel(post('slug', english)), `${slug}-again`);
    await save();
    const address = async () => (await page.request.get(`/en/life-outdoors/blog/${slug}/`)).url();
    await expect.poll(address).toMatch(new RegExp(`/${slug}-again/$`));
    expect(await asShopper()).toContain('It fell overnight.');
  });

  await test.step('each change is taken back from the log, the making of it last', async () => {
    // What was taken back stands in the log too, above the changes before.
    for (const place of [0, 2, 4, 6]) {
      await shopper.open('/staff/log/?about=post');
      const write = rows.filter({ hasText: name }).nth(place);
      await pressOn(page, write.getByRole('button', { name: say('staff_products.undo') }));
      await expect(page.getByText(say('staff_products.undone')).first()).toBeVisible();
      if (place === 2) await expect.poll(asShopper).toMatch(/^404/);
    }
    await shopper.open(`/staff/posts/?q=${encodeURIComponent(name)}`);
    await expect(main.getByRole('status').first()).toBeVisible();
    await expect(rows).toHaveCount(0);
  });
});
