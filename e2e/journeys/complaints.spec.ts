import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { mailedLink } from './service.ts';
import { Shopper } from './shopper.ts';
import { smallPicture } from './small-picture.ts';

/** Rules AFTER-50 to AFTER-78 and AFTER-120: a buyer complains and is answered. */

test('a store’s buyer complains by receipt with pictures, is asked, answers, and is refused with a reason', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const email = `valittaja.${Date.now()}@example.fi`;
  const picture = { name: 'zip.png', mimeType: 'image/png', buffer: smallPicture() };
  const label = (name: string) => page.getByLabel(say(`complaint.fields.${name}`), { exact: true });

  expect((await page.request.get('/reklamaatio/')).url()).toMatch(/\/reclamation\/$/);
  await shopper.open('/reclamation/');
  await page.getByLabel(say('complaint.channel_store')).check();
  await expectGoodScreen(shopper, 'complaint');
  await page.getByRole('button', { name: say('complaint.submit') }).click();
  await expect(label('store')).toBeFocused();
  await expectGoodScreen(shopper, 'complaint with errors');

  await label('store').selectOption({ index: 1 });
  await label('receipt').fill('4711-22');
  await label('manufacturer').fill('Kuura');
  await label('model').fill('Shell jacket');
  await label('size').fill('M');
  await label('complaint').fill('The zip came off on the second day.');
  await label('customerName').fill('Aino Lehtonen');
  await page.getByLabel(say('complaint.fields.email'), { exact: true }).fill(email);
  await label('phone').fill('040 555 0101');
  await page.getByRole('button', { name: say('store_return.add') }).click();
  const second = page.getByRole('group', { name: say('store_return.product', { number: '2' }) });
  await expect(second).toBeFocused();
  await page.getByRole('button', { name: say('complaint.submit') }).click();
  await expect(second.getByLabel(say('complaint.fields.manufacturer'))).toBeFocused();
  await second.getByLabel(say('complaint.fields.manufacturer')).fill('Kuura');
  await second.getByLabel(say('complaint.fields.model'), { exact: true }).fill('Wool cap');
  await second.getByLabel(say('complaint.fields.noSize')).check();
  await second.getByLabel(say('complaint.fields.complaint')).fill('It faded in the sun.');
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles([picture, { name: 'trap.png', mimeType: 'image/png', buffer: Buffer.from('<script>') }]);
  const files = page.getByRole('list', { name: say('attach.files') }).getByRole('listitem');
  await expect(files.filter({ hasText: 'zip.png' })).toContainText(say('attach.file_done', { size: '1' }));
  await expect(files.filter({ hasText: 'trap.png' }).getByRole('alert')).toContainText(
    shopper.word('api', 'errors.attachment_kind'),
  );
  await expectGoodScreen(shopper, 'complaint with files');
  await page.reload();
  await expect(label('receipt')).toHaveValue('4711-22');
  await expect(files).toHaveCount(1);
  await page.getByRole('button', { name: say('complaint.submit') }).click();
  await expect(page.getByRole('heading', { name: say('complaint.state.new-return') })).toBeVisible();
  await expect(page.getByText('It faded in the sun.')).toBeVisible();
  await expectGoodScreen(shopper, 'complaint received');

  const staffPage = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  const staff = new Shopper(staffPage);
  await staff.signIn('staff@havu.example');
  await staff.open(`/staff/complaints/?q=${encodeURIComponent(email)}`);
  await staffPage.getByRole('article').getByRole('link').click();
  const work = async (what: string, words: string) => {
    await staffPage.getByLabel(say('staff_complaints.what')).selectOption(what);
    await staffPage.getByLabel(say('staff_complaints.words')).fill(words);
    if (what === 'rejected-return')
      await staffPage.getByLabel(say('staff_returns.field_goods')).selectOption('with_buyer');
    await staffPage.getByRole('button', { name: say('staff_complaints.save') }).click();
    await expect(
      staffPage
        .locator('[aria-labelledby=open-case]')
        .getByText(say(`complaint_status.${what}`))
        .first(),
    ).toBeVisible();
  };
  await expect(staffPage.getByRole('heading', { name: 'Kuura Wool cap' })).toBeVisible();
  await work('processing-return', '');
  await page.reload();
  const way = page.getByRole('region', { name: say('complaint.product') });
  await expect(way).toContainText(shopper.word('api', 'complaints.product.keep'));
  await staffPage.getByRole('button', { name: say('staff_complaints.product.needed') }).click();
  await expect(staffPage.getByText(say('staff_complaints.product.is_true'))).toBeVisible();
  await expectGoodScreen(staff, 'complaint whose product is asked for');
  const needed = shopper.word('api', 'mails.complaint_product_needed.subject').split('{{')[0] ?? '';
  await page.goto(await mailedLink(page, email, needed));
  await page.reload();
  await expect(way).toContainText('01530 Vantaa');
  await expectGoodScreen(shopper, 'complaint whose product is asked for');
  await staffPage.getByRole('button', { name: say('staff_complaints.product.not_needed') }).click();
  await expect(staffPage.getByText(say('staff_complaints.product.is_false'))).toBeVisible();
  await work('more_info-return', 'Which zip is it?');
  await expectGoodScreen(staff, 'complaint for the staff');

  const asked = shopper.word('api', 'mails.complaint_more_info.subject').split('{{')[0] ?? '';
  await page.goto(await mailedLink(page, email, asked));
  // The address is the one that stands there already: a browser does not load it anew by itself.
  await page.reload();
  await expect(page.getByText('Which zip is it?')).toBeVisible();
  await expectGoodScreen(shopper, 'complaint that asks');
  await page.getByLabel(say('complaint.answer')).fill('The long one in front.');
  await choose.setInputFiles([picture]);
  await expect(files).toContainText(say('attach.file_done', { size: '1' }));
  await page.getByRole('button', { name: say('complaint.send_answer') }).click();
  await expect(page.getByRole('heading', { name: say('complaint.state.processing-return') })).toBeVisible();

  await staffPage.reload();
  await expect(staffPage.getByText('The long one in front.')).toBeVisible();
  await work('rejected-return', 'It was cut with a knife.');
  await page.reload();
  await expect(page.getByRole('heading', { name: say('complaint.state.rejected-return') })).toBeVisible();
  await expect(page.getByText('It was cut with a knife.')).toBeVisible();

  await shopper.open('/reclamation/status/ABCD-EFGH-JKMN/');
  await expect(page.getByText(say('complaint.not_found'))).toBeVisible();
  await expectGoodScreen(shopper, 'complaint not found');
  expect(unexpected(shopper).filter((line) => !/status of (?:415|422)/.test(line))).toEqual([]);
  expect(unexpected(staff)).toEqual([]);
});
