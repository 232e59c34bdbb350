import { expect, test } from './journey-test.ts';
import { expectGoodScreen } from './screens.ts';
import { Shopper } from './shopper.ts';

/** STAFF-51: a word that staff explain by keyboard is understood at once by who searches, until they take it away. */
test('an admin tries, makes, removes and brings back words of the search by keyboard', async ({ page }) => {
  test.setTimeout(240_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) =>
    shopper.word('mf-account', `staff_search-words.${key}`, values);
  const own = `zx${Date.now().toString(36)}`;
  // What is typed with five figures or more may be somebody's, and is not counted.
  const missed = own.replace(/\d/g, (figure) => 'abcdefghij'[Number(figure)] ?? '').replace('zx', 'zy');
  const understood = async () => {
    const answer = await page.request.get(`/api/search/?q=${own}&language=en`);
    const { isApproximate, total } = (await answer.json()) as { isApproximate: boolean; total: number };
    return !isApproximate && total > 0;
  };
  expect(await understood()).toBe(false);
  for (let time = 1; time <= 3; time += 1) await page.request.get(`/api/search/?q=${missed}&language=en&counted=1`);
  await shopper.signIn('admin@havu.example');
  await shopper.open('/staff/search-words/?language=en');

  await page.getByText(say('new'), { exact: true }).focus();
  await page.keyboard.press('Enter');
  const make = page.getByRole('button', { name: say('make') });
  const form = page.locator('form').filter({ has: make });
  await form.getByLabel(say('words')).focus();
  await page.keyboard.type(own);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toBeFocused();
  await expectGoodScreen(shopper, 'a group of one word');
  await form.getByLabel(say('words')).fill(`${own}, tent`);

  // What the words would find is told before they are saved.
  await form.getByLabel(say('try')).focus();
  await page.keyboard.type(own);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status').getByRole('link').first()).toBeVisible();
  await expectGoodScreen(shopper, 'words that are tried');
  expect(await understood()).toBe(false);
  await make.focus();
  await page.keyboard.press('Enter');
  const group = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `${own}, tent` }) });
  await expect(group).toBeVisible();
  await expect(async () => expect(await understood()).toBe(true)).toPass();
  await expectGoodScreen(shopper, 'words of the search');

  await group.getByRole('button', { name: say('remove_named', { words: `${own}, tent` }) }).focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveCount(0);
  await expect(async () => expect(await understood()).toBe(false)).toPass();
  await shopper.open('/staff/log/?about=search_words');
  const write = page.getByRole('listitem').filter({ hasText: own }).first();
  await write.getByRole('button', { name: shopper.word('mf-account', 'staff_products.undo') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(shopper.word('mf-account', 'staff_products.undone')).first()).toBeVisible();
  await expect(async () => expect(await understood()).toBe(true)).toPass();
  // Another journey's search is as it was.
  await shopper.open(`/staff/search-words/?language=en&q=${own}`);
  await group.getByRole('button', { name: say('remove_named', { words: `${own}, tent` }) }).click();
  await expect(group).toHaveCount(0);

  // What shoppers did not find is told within two minutes, each with the way to explain it.
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: missed, exact: true }) });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 110_000, intervals: [2_000] });
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  const explain = row.getByLabel(say('words'));
  await expect(explain).toHaveValue(new RegExp(missed));
  await expectGoodScreen(shopper, 'a word that was not found');
  await explain.fill(`${missed}, tent`);
  await expect(row).toContainText(say('finds_nothing'));
  await page.keyboard.press('Enter');
  await expect(row).not.toContainText(say('finds_nothing'));
  await shopper.open(`/staff/search-words/?language=en&q=${missed}`);
  await page.getByRole('button', { name: say('remove_named', { words: `${missed}, tent` }) }).click();
  await expect(row).toContainText(say('finds_nothing'));
});
