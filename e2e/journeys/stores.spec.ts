import { localeCodes } from 'mf-shared/contract';
import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

const thursdayNoon = new Date('2026-11-26T10:00:00Z');
const thursdayNight = new Date('2026-11-26T20:30:00Z');

test('a store says whether it is open, and leads to a map and to what it has in stock (CONTENT-28)', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  await page.clock.setFixedTime(thursdayNoon);
  await shopper.open('/stores/');
  await page.getByRole('link', { name: 'Tampere Hatanpää', exact: true }).filter({ visible: true }).first().click();
  await page.waitForURL('**/en/stores/tampere-hatanpaa/');
  const main = page.getByRole('main');
  await expect(main.getByText(shopper.word('mf-catalog', 'stores.open_until', { time: '20:00' }))).toBeVisible();
  const map = main.getByRole('link', { name: shopper.word('mf-catalog', 'stores.map') });
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/search\?query=Hatan/);
  await checkAxe(page, 'store');
  await main.getByRole('link', { name: shopper.word('mf-catalog', 'stores.in_stock') }).press('Enter');
  await page.waitForURL('**/en/catalog/?store=tampere-hatanpaa');
  await expect(main.getByRole('button', { name: /Tampere Hatanpää/ }).first()).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

test('a closed store says when it opens, in each language (CONTENT-28)', async ({ page }) => {
  await page.clock.setFixedTime(thursdayNight);
  for (const language of localeCodes) {
    const shopper = new Shopper(page, language);
    await shopper.open('/stores/tampere-hatanpaa/');
    const [said = ''] = shopper.word('mf-catalog', 'stores.opens', { when: '|' }).split('|');
    await expect(page.getByRole('main').getByText(said)).toContainText(/10[:.]00/);
  }
});

test('a store says on a public holiday, and on the day before, that its hours may differ (CONTENT-28)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const holiday = (day: string) =>
    page.getByRole('main').getByText(shopper.word('mf-catalog', 'stores.holiday', { day }));
  await page.clock.setFixedTime(new Date('2026-12-23T10:00:00Z'));
  await shopper.open('/stores/tampere-hatanpaa/');
  await expect(holiday('Thursday 24 December')).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-12-24T10:00:00Z'));
  await shopper.open('/stores/tampere-hatanpaa/');
  await expect(holiday('Thursday 24 December')).toBeVisible();
  await expect(holiday('Friday 25 December')).toBeVisible();
  await shopper.open('/stores/');
  await expect(holiday('Thursday 24 December').first()).toBeVisible();
});
