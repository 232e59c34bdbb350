import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { tabTo } from './keyboard.ts';
import { Shopper } from './shopper.ts';
import type { Language } from './words.ts';

/** What a product that is ordered for its buyer, or sold in stores only, says of itself; and fields that tell their end. */

const onOrder = '/tievatupa/x/tilaus-2-hiking-tent/';
const inStores = '/skarvind/x/ojanne-3l-mens-shell-trousers/?color=cloudberry&size=XL&type=Long';
const languages = ['en', 'fi', 'sv', 'de', 'fr', 'ru'] as const satisfies Language[];

test('on order and in stores only are told alike in the buy box, the tab and to search engines, in six languages (AVAIL-9, AVAIL-10)', async ({
  page,
}) => {
  for (const language of languages) {
    const shopper = new Shopper(page, language);
    const say = (key: string) => shopper.word('mf-product', key);
    const tab = page.getByRole('tab', { name: new RegExp(`^${say('tabs.availability')}`) });
    const panel = page.getByRole('tabpanel').filter({ visible: true });
    const soldOut = page.getByText(say('buy.sold_out'), { exact: true }).filter({ visible: true });
    const notifier = page.getByRole('textbox', { name: say('notify.email'), exact: true });

    const answer = await shopper.open(onOrder);
    expect(await answer?.text()).toContain('"availability":"https://schema.org/BackOrder"');
    await shopper.settled();
    await expect(shopper.button('mf-product', 'buy.add').first()).toBeEnabled();
    await tab.press('Enter');
    await expect(panel.getByText(say('availability.on-order'))).toBeVisible();
    await expect(soldOut).toHaveCount(0);

    if (language !== 'en' && language !== 'fi') continue;
    // A leg length has a name of its own in each language.
    await shopper.open(language === 'en' ? inStores : inStores.replace('Long', 'Pitkä'));
    await shopper.settled();
    const box = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::header/..');
    await expect(box).toContainText(say('buy.stores_only'));
    await expect(box.getByRole('link', { name: 'Turku Skanssi' })).toBeVisible();
    await expect(shopper.choices('choose.size').getByRole('radio', { checked: true })).toHaveAccessibleName(
      `XL, ${say('buy.stores_only')}`,
    );
    await expect(shopper.button('mf-product', 'buy.add')).toHaveCount(0);
    await expect(notifier).toHaveCount(0);
    if (language === 'en') await checkAxe(page, 'sold in stores only');
    expect(shopper.complaints).toEqual([]);
  }
});

test('by keyboard: a field says how much it takes yet, where that is little, in the plural of each language (CONF-84)', async ({
  page,
}) => {
  for (const [language, one, few] of [
    ['en', '1 character left', '3 characters left'],
    ['fi', '1 merkki jäljellä', '3 merkkiä jäljellä'],
    ['sv', '1 tecken kvar', '3 tecken kvar'],
    ['de', 'Noch 1 Zeichen', 'Noch 3 Zeichen'],
    ['fr', 'Encore 1 caractère', 'Encore 3 caractères'],
    ['ru', 'Остался 1 символ', 'Осталось 3 символа'],
  ] as const) {
    const shopper = new Shopper(page, language);
    await shopper.open('/ask/');
    await shopper.settled();
    const main = page.getByRole('main');
    const message = main.getByLabel(shopper.word('mf-account', 'ask.message'), { exact: true });
    const limit = Number(await message.getAttribute('maxlength'));
    await message.fill('a'.repeat(limit - 11));
    await tabTo(page, message);
    await expect(main.getByText(/\d+.*(?:character|merkki|tecken|Zeichen|caractère|символ)/)).toHaveCount(0);
    await message.press('End');
    await page.keyboard.type('a'.repeat(8));
    await expect(main.getByText(few, { exact: true })).toBeVisible();
    await page.keyboard.type('aa');
    await expect(main.getByText(one, { exact: true })).toBeVisible();
    if (language === 'ru') await checkAxe(page, 'a field that is nearly full');
    expect(shopper.complaints).toEqual([]);
  }
});
