import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { jacketSlug, Shopper } from './shopper.ts';

/** STAFF-58: a word that staff explain by keyboard is marked in a product's text and opens its popup, until they remove it. */
test('an admin explains a word, changes, removes and brings back its explanation by keyboard', async ({ page }) => {
  test.setTimeout(240_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const keyword = (key: string, values?: Record<string, string>) => say(`staff_keywords.${key}`, values);
  const english = { language: 'English' };
  const headers = { 'accept-language': 'en' };
  const path = `/api/products/productmodel/${jacketSlug}/`;
  const textOfJacket = async () => {
    const answer = await page.request.get(path, { headers });
    return ((await answer.json()) as { long_description_html: string }).long_description_html;
  };
  const marks = async () =>
    [...(await textOfJacket()).matchAll(/<button[^>]*>([^<]*)/g)].map(([, word = '']) => word.toLowerCase());
  // A word of the text that nothing marks or links yet.
  const plain = (await textOfJacket()).replace(/<(a|button|h\d)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
  const word = /\p{Ll}{7,}/u.exec(plain)?.[0] ?? '';
  expect(word).not.toBe('');
  const main = page.getByRole('main');
  const row = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: word, exact: true }) });
  await shopper.signIn('admin@havu.example');

  await test.step('a word without an explanation is refused beside its field, and made with one', async () => {
    await shopper.open('/staff/keywords/');
    await expectGoodScreen(shopper, 'the list of keywords');
    await pressOn(page, page.locator('summary').filter({ hasText: keyword('new') }));
    const make = page.getByRole('button', { name: keyword('make') });
    const form = page.locator('form').filter({ has: make });
    await typeInto(page, form.getByLabel(keyword('word', english)), word);
    await page.keyboard.press('Enter');
    await expect(form.getByLabel(keyword('text', english))).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel(keyword('word', english))).toHaveValue(word);
    await expectGoodScreen(shopper, 'a keyword that is refused');
    await typeInto(page, form.getByLabel(keyword('text', english)), 'What it means.');
    await typeInto(page, form.getByLabel(keyword('url', english)), '/stores/');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('What it means.');
    await expect.poll(marks).toContain(word);
  });

  await test.step('its word opens what shoppers read, as in the text of the product', async () => {
    const popup = page.getByRole('dialog', { name: word });
    await pressOn(page, row.getByRole('button', { name: word, exact: true }));
    await expect(popup.getByText('What it means.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await shopper.openJacket();
    await shopper.settled();
    await main.locator('button[data-keyword]').filter({ hasText: word }).press('Enter');
    await expect(popup.getByText('What it means.')).toBeVisible();
    await expect(popup.getByRole('link')).toHaveAttribute('href', shopper.path('/stores/'));
  });

  await test.step('what is changed is what shoppers read', async () => {
    await shopper.open(`/staff/keywords/?q=${word}`);
    await pressOn(page, row.locator('summary'));
    await typeInto(page, row.getByLabel(keyword('text', english)), 'Said better.');
    await tabTo(page, row.getByRole('button', { name: say('settings.save') }));
    await expectGoodScreen(shopper, 'a keyword that is changed');
    await page.keyboard.press('Enter');
    await expect(page.getByText(keyword('saved', { word })).first()).toBeVisible();
    const popups = async () => (await page.request.get('/api/keyword-popups/', { headers })).text();
    await expect.poll(popups).toContain('Said better.');
  });

  await test.step('removed, it is marked no more; the log brings it back, and takes all of it back', async () => {
    await pressOn(page, row.getByRole('button', { name: keyword('remove_named', { word }) }));
    await expect(row).toHaveCount(0);
    await expect.poll(marks).not.toContain(word);
    // What was taken back stands in the log too, above the changes before.
    for (const place of [0, 2, 4]) {
      await shopper.open('/staff/log/?about=keyword');
      const write = main.getByRole('listitem').filter({ hasText: word }).nth(place);
      await pressOn(page, write.getByRole('button', { name: say('staff_products.undo') }));
      await expect(page.getByText(say('staff_products.undone')).first()).toBeVisible();
      if (place === 0) await expect.poll(marks).toContain(word);
    }
    await expect.poll(marks).not.toContain(word);
  });
});
