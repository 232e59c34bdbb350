import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { languagesByTurns } from './languages-by-turns.ts';
import { expectFits } from './screens.ts';
import { Shopper } from './shopper.ts';

/** The merchant's pages in every language, and their ways by keyboard alone. */

const pages = [
  ['/rental/', 'mf-account', 'rental.front_title'],
  ['/rental/rentle/', 'mf-account', 'rental.book_title'],
  ['/experiences/', 'mf-catalog', 'experiences.title'],
  ['/faq/', 'mf-catalog', 'faq.title'],
  ['/responsibility/', 'mf-catalog', 'responsibility.title'],
  ['/womens-and-mens-shoes/', 'mf-catalog', 'shoes.title'],
  ['/shoe-wizard/', 'mf-catalog', 'shoe_wizard.title'],
  ['/accounts/login/', 'mf-account', 'login.title'],
] as const;

for (const language of languagesByTurns)
  test(`each page has its words and fits its screen, in ${language} (ROUTE-28, ROUTE-67 to ROUTE-71, RENTAL-1)`, {
    // The longest words; of the others the screens are made narrow in passing.
    tag: language === 'de' ? '@phone' : [],
  }, async ({ page }) => {
    const shopper = new Shopper(page, language);
    const isPhone = (page.viewportSize()?.width ?? 0) < 900;
    for (const [path, room, key] of pages) {
      await shopper.open(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.word(room, key));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // No key of a text that is missing.
      await expect(page.getByRole('main').getByText(/^[a-z_]+\.[a-z_.]+$/)).toHaveCount(0);
      await expectFits(page, path);
      // On a desk another alphabet: other journeys look at these pages in English.
      if (language === (isPhone ? 'de' : 'ru')) await checkAxe(page, `${language} ${path}`);
    }
    expect(shopper.complaints).toEqual([]);
  });

/** The second weekday from now, as a field for a date takes it from the keyboard. */
function weekday(): string {
  const day = new Date(Date.now() + 2 * 86_400_000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  const [year, month, date] = day.toISOString().slice(0, 10).split('-');
  return `${month}${date}${year}`;
}

test('by keyboard: a guest reserves a rental (RENTAL-4 to RENTAL-7)', async ({ page }) => {
  const shopper = new Shopper(page);
  const say = (key: string) => shopper.word('mf-account', key);
  const field = (key: string) => page.getByRole('main').getByLabel(say(key), { exact: true });
  await shopper.open('/rental/');
  await shopper.settled();
  await pressOn(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: say('rental.reserve'), exact: true })
      .first(),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('rental.book_title'));
  await shopper.settled();
  for (const key of ['rental.first', 'rental.last']) {
    await tabTo(page, field(key));
    await page.keyboard.type(weekday());
  }
  const size = field('rental.size');
  await expect(size.locator('option').nth(1)).toContainText(/\(|free/i);
  await tabTo(page, size);
  await page.keyboard.press('ArrowDown');
  await typeInto(page, field('form.name'), 'Aino Lehtonen');
  await typeInto(page, field('login.email'), `keys.${Date.now()}@example.fi`);
  await typeInto(page, field('form.phone'), '040 555 0101');
  await pressOn(page, page.getByRole('button', { name: say('rental.reserve'), exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d{4,}/);
  expect(shopper.complaints).toEqual([]);
});

test('by keyboard: a reader goes from the shoes through the guide to its list (ROUTE-70, ROUTE-71)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const say = (key: string) => shopper.word('mf-catalog', key);
  const main = page.getByRole('main');
  await shopper.open('/womens-and-mens-shoes/');
  await shopper.settled();
  await pressOn(page, main.getByRole('link', { name: say('shoes.wizard') }));
  for (const key of ['activity', 'gender', 'width']) {
    const question = main.getByRole('region', { name: say(`shoe_wizard.ask_${key}`), exact: true });
    await pressOn(page, question.getByRole('link').first());
    await expect(question).toHaveCount(0);
  }
  await pressOn(page, main.getByRole('link', { name: /in the list$/ }));
  await expect(page).toHaveURL(/\/footwear\/\?activity=.*width=/);
  await expect(main.locator('article').first()).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});
