import type { PostList } from 'mf-shared/contract';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { jacketSlug, Shopper } from './shopper.ts';

/** STAFF-64, ROUTE-146: what is typed is shown to a colleague by its link, in any language, and shoppers see none of it. */
test('an admin previews what is typed in a post, and a colleague reads it before it is saved', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const main = page.getByRole('main');
  const answer = await page.request.get('/api/blog/posts/', { headers: { 'accept-language': 'en' } });
  const post = ((await answer.json()) as PostList).posts[0];
  if (!post) throw new Error('The magazine has no post');
  const asShopper = async () => (await page.request.get(`/en${post.path}`)).text();
  const typed = `Typed at ${Date.now().toString(36)}`;
  const title = page.getByLabel(say('staff_posts.title', { language: 'English' }), { exact: true });
  const link = main.getByRole('link', { name: new RegExp(say('staff_preview.open', { time: '.*' })) });
  let address = '';

  await test.step('the button makes a link, and saves nothing', async () => {
    await shopper.signIn('admin@havu.example');
    await shopper.open(`/staff/posts/?q=${encodeURIComponent(post.title)}`);
    await pressOn(page, main.getByRole('link', { name: post.title }).first());
    await typeInto(page, title, typed);
    await pressOn(page, main.getByRole('button', { name: say('staff_preview.make'), exact: true }));
    await expect(link).toBeVisible();
    await expectGoodScreen(shopper, 'a post with the link of its preview');
    await expect(title).toHaveValue(typed);
    address = (await link.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/en\/preview\/#[\w-]{43}$/);
    expect(await asShopper()).not.toContain(typed);
  });

  const context = await browser.newContext();
  const colleague = new Shopper(await context.newPage());
  await test.step('a colleague who has not signed in reads it, in two languages', async () => {
    const preview = (key: string) => colleague.word('mf-shared/ui/preview', key);
    await colleague.page.goto(new URL(address, page.url()).href);
    await expect(colleague.page.getByRole('heading', { level: 1, name: typed })).toBeVisible();
    await expect(colleague.page.getByText(preview('unsaved'))).toBeVisible();
    await expect(colleague.page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectGoodScreen(colleague, 'a preview');
    const languages = colleague.page.getByRole('navigation', { name: preview('languages') });
    await pressOn(colleague.page, languages.getByRole('link', { name: 'svenska' }));
    await expect(colleague.page).toHaveURL(/\/sv\/preview\/#/);
    await expect(
      colleague.page.getByText(new Shopper(colleague.page, 'sv').word('mf-shared/ui/preview', 'unsaved')),
    ).toBeVisible();
    await expect(colleague.page.getByRole('heading', { level: 1 })).not.toHaveText(typed);
  });

  await test.step('a link that never was says so', async () => {
    await colleague.page.goto(new URL('/en/preview/#made-up', page.url()).href);
    await expect(colleague.page.getByText(colleague.word('mf-shared/ui/preview', 'ended'))).toBeVisible();
  });

  await test.step('what a save would refuse is refused, and what was typed stays', async () => {
    await tabTo(page, page.getByLabel(say('staff_posts.published_on'), { exact: true }));
    await page.getByLabel(say('staff_posts.published_on'), { exact: true }).fill('');
    await pressOn(page, main.getByRole('button', { name: say('staff_preview.make'), exact: true }));
    await expect(page.getByLabel(say('staff_posts.published_on'), { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(title).toHaveValue(typed);
  });

  await test.step('the links of the post end when staff say so', async () => {
    const name = say('staff_systems.end_named', { name: say('staff_preview.all_links') });
    await pressOn(page, main.getByRole('button', { name }));
    const question = page.getByRole('dialog', { name });
    await expectGoodScreen(shopper, 'the end of the links of previews');
    await pressOn(page, question.getByRole('button', { name: say('staff_systems.end_now') }));
    await expect(question).toBeHidden();
    await expect(page.getByText(say('staff_preview.ended'))).toBeVisible();
    await expect(title).toHaveValue(typed);
    await colleague.page.goto(new URL(address, page.url()).href);
    await colleague.page.reload();
    await expect(colleague.page.getByText(colleague.word('mf-shared/ui/preview', 'ended'))).toBeVisible();
  });

  await test.step('a tab that is written just now is read in its page, whose tabs open one another', async () => {
    await shopper.open('/staff/pages/?kind=tabs');
    await pressOn(page, main.getByRole('listitem').first().getByRole('link').first());
    const tab = main.getByRole('listitem').first();
    await pressOn(page, tab.locator('summary').first());
    const name = tab.getByLabel(say('staff_pages.tab_title', { language: 'English' })).first();
    await typeInto(page, name, typed);
    await pressOn(page, tab.getByRole('button', { name: say('staff_preview.make'), exact: true }).first());
    await expect(tab.getByRole('link', { name: new RegExp(say('staff_preview.open', { time: '.*' })) })).toBeVisible();
    const end = say('staff_systems.end_named', { name: say('staff_preview.all_links') });
    await expect(tab.getByRole('button', { name: end }).first()).toBeVisible();
    const href = await tab
      .getByRole('link', { name: new RegExp(say('staff_preview.open', { time: '.*' })) })
      .getAttribute('href');
    await colleague.page.goto(new URL(href ?? '', page.url()).href);
    const tabs = colleague.page.getByRole('article').getByRole('navigation').first().getByRole('link');
    await expect(tabs.first()).toHaveText(typed);
    await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
    await pressOn(colleague.page, tabs.nth(1));
    await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page');
    // The shop's own choice of language keeps the link, too.
    await colleague.page.goto(new URL('/sv/preview/', page.url()).href);
    await expect(colleague.page.getByRole('article')).toBeVisible();
  });

  await test.step('a product is read on its own page, with the name that is typed', async () => {
    const { id } = await (await page.request.get(`/api/products/productmodel/${jacketSlug}/`)).json();
    await shopper.open(`/staff/products/${id}/`);
    const texts = main.getByRole('region', { name: say('staff_products.texts') });
    const name = texts.getByLabel(say('staff_products.name'), { exact: true }).filter({ visible: true });
    await typeInto(page, name, typed);
    await pressOn(page, texts.getByRole('button', { name: say('staff_preview.make'), exact: true }));
    const made = texts.getByRole('link', { name: new RegExp(say('staff_preview.open', { time: '.*' })) });
    await expect(made).toHaveAttribute('href', /^\/en\/preview\/product\/#[\w-]{43}$/);
    await expectGoodScreen(shopper, 'the texts of a product with the link of their preview');
    await colleague.page.goto(new URL((await made.getAttribute('href')) ?? '', page.url()).href);
    await expect(colleague.page.getByRole('heading', { level: 1, name: typed })).toBeVisible();
    await expect(colleague.page.getByText(colleague.word('mf-shared/ui/preview', 'unsaved'))).toBeVisible();
    await expect(colleague.button('mf-product', 'buy.add').first()).toBeVisible();
    await expectGoodScreen(colleague, 'a preview of a product');
    const saved = await page.request.get(`/en/kaamos/x/${jacketSlug}/`);
    expect(saved.status()).toBe(200);
    expect(await saved.text()).not.toContain(typed);
    await context.close();
  });
});
