import { readFile } from 'node:fs/promises';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { Shopper } from './shopper.ts';

/** STAFF-63: subscriptions are found, reminded, taken along and ended by keyboard; nobody is subscribed without the mailed link. */
test('an admin finds who gets a newsletter, keeps the addresses and ends a subscription, all by keyboard', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const letter = (key: string, values?: Record<string, string>) => say(`staff_newsletters.${key}`, values);
  const mark = Date.now().toString(36);
  const [reader, waiting] = [`reader.${mark}@example.fi`, `waiting.${mark}@example.fi`];
  const ask = (email: string) =>
    page.request.post('/api/newsletters/forest/', { data: { email }, headers: { 'accept-language': 'en' } });
  const main = page.getByRole('main');
  const row = (email: string) => main.getByRole('row').filter({ hasText: email });
  const findIt = async (words: string) => {
    await typeInto(page, page.getByLabel(letter('search'), { exact: true }), words);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(words).replaceAll('.', '\\.')}`));
  };
  expect((await ask(reader)).status()).toBe(200);
  expect((await ask(waiting)).status()).toBe(200);
  const subject = shopper.word('api', 'mails.newsletter_forest.subject');
  const token = new URL(await mailedLink(page, reader, subject), 'https://shop.example').searchParams.get('confirm');
  expect((await page.request.post('/api/newsletters/confirm/', { data: { token } })).status()).toBe(200);
  await mailedLink(page, waiting, subject);
  await shopper.signIn('admin@havu.example');

  await test.step('both are found by words of their address, and by how they stand', async () => {
    await shopper.open('/staff/newsletters/');
    await expect(row(waiting)).toBeVisible();
    await findIt(mark);
    await expect(row(reader)).toContainText(letter('status_confirmed'));
    await expect(row(waiting)).toContainText(letter('status_asked'));
    await expectGoodScreen(shopper, 'the lists of newsletters');
    const counts = page.getByRole('table', { name: letter('counts') });
    const asked = `${say('letter.forest.title')}, ${letter('status_asked')}`;
    await pressOn(page, counts.getByRole('link', { name: new RegExp(asked) }));
    await expect(page).toHaveURL(/list=forest&status=asked/);
    await expect(row(waiting)).toBeVisible();
    await expect(row(reader)).toHaveCount(0);
  });

  await test.step('a link that was mailed just now is not mailed again', async () => {
    const resend = row(waiting).getByRole('button', { name: `${letter('resend')}: ${waiting}` });
    await pressOn(page, resend);
    await expect(row(waiting)).toContainText(shopper.word('api', 'errors.newsletter_mailed'));
    await expect(resend).toBeFocused();
  });

  await test.step('the confirmed addresses are kept as a file, with the link that ends each', async () => {
    await shopper.open(`/staff/newsletters/?q=${mark}`);
    await expect(row(reader)).toBeVisible();
    await pressOn(page, page.locator('summary').filter({ hasText: letter('file') }));
    const keep = page.getByRole('button', { name: letter('keep') });
    await pressOn(page, keep);
    const list = page.locator('#newsletter-file-list');
    await expect(list).toHaveAttribute('aria-invalid', 'true');
    await expectGoodScreen(shopper, 'a file of no newsletter');
    await tabTo(page, list);
    await page.keyboard.press('ArrowDown');
    await expect(list).toHaveValue('forest');
    const download = page.waitForEvent('download');
    await pressOn(page, keep);
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toBe('email,language,confirmed_at,unsubscribe_link');
    expect(lines.filter((line) => line.startsWith(`${reader},en,`))).toEqual([
      expect.stringMatching(/\/en\/forest-newsletter\/\?leave=\d+\.[\w-]{32}$/),
    ]);
    expect(lines.join()).not.toContain(waiting);
  });

  await test.step('a subscription is ended once that was meant', async () => {
    const end = row(reader).getByRole('button', { name: say('staff_systems.end_named', { name: reader }) });
    await pressOn(page, end);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(letter('end_effect', { list: say('letter.forest.title') }));
    await expectGoodScreen(shopper, 'the end of a subscription');
    await pressOn(page, dialog.getByRole('button', { name: say('staff_systems.end_now') }));
    await expect(row(reader)).toContainText(letter('status_left'));
    await expect(end).toBeFocused();
  });

  await test.step('the log tells of the end and of the file', async () => {
    await shopper.open('/staff/log/?about=newsletter_subscription');
    await expect(main.getByRole('listitem').first()).toContainText(letter('log_end', { email: reader }));
    await shopper.open('/staff/log/?about=newsletter_list');
    const taken = main.getByRole('listitem').first();
    await expect(taken).toContainText(letter('log_file', { list: say('letter.forest.title') }));
    await expect(taken).toContainText(letter('addresses'));
    await expect(taken.getByRole('button')).toHaveCount(0);
    await expectGoodScreen(shopper, 'the log of newsletters’ addresses');
  });
  expect(unexpected(shopper)).toEqual([]);
});
