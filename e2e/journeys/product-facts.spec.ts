import { expect, test } from './journey-test.ts';
import { choose, jacketSlug, Shopper } from './shopper.ts';

/** Rules LAW-8, LAW-14 to LAW-19: the facts that the law asks a shop to tell, seen where a buyer decides and among its facts. */

const english = /^Outer fabric 100% poly(amide|ester)/;
const french = /^Tissu extérieur 100\s%\spoly(amide|ester)/;

test('a jacket’s page names its fibres, its care and its packaging in the reader’s language (LAW-14, LAW-15, LAW-17)', async ({
  page,
}) => {
  for (const { language, details, composition, care } of [
    {
      language: 'en',
      details: 'Details',
      composition: english,
      care: /^Care machine wash at most 30\s°C, do not bleach/,
    },
    { language: 'fr', details: 'Détails', composition: french, care: /^Entretien lavage en machine à 30\s°C au plus/ },
  ]) {
    await page.goto(`/${language}/kaamos/x/${jacketSlug}/`);
    const main = page.getByRole('main');
    await expect(main.getByRole('paragraph').filter({ hasText: composition })).toBeVisible();
    await main.getByRole('tab', { name: details, exact: true }).click();
    for (const name of [composition, care, /LDPE 4/])
      await expect(main.getByRole('row', { name }).first()).toBeVisible();
  }
});

test('a headlamp’s page tells its battery and that stores take used ones back (LAW-16)', async ({ page }) => {
  await page.goto('/en/equipment/headlamps/');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Details', exact: true }).click();
  const battery = page.getByRole('main').getByRole('row', { name: /^Battery Lithium-ion battery\. / });
  await expect(battery.first()).toBeVisible();
  await expect(battery.first()).toContainText('Our stores take used batteries back for free.');
});

test('the tab about the brand names who made a product and how to reach them (LAW-8)', async ({ page }) => {
  await page.goto(`/en/kaamos/x/${jacketSlug}/`);
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: 'Brand', exact: true }).click();
  const maker = main.getByRole('tabpanel').getByRole('paragraph').filter({ hasText: 'Manufacturer' });
  await expect(maker).toContainText(/Manufacturer.+, .*\d.+/s);
  await expect(maker.getByRole('link')).toHaveAttribute('href', /^mailto:\S+@\S+$/);
});

test('a stove’s page warns of what can kill, open before the purchase and among its facts (LAW-19)', {
  tag: '@phone',
}, async ({ page }) => {
  for (const { language, details, warning } of [
    { language: 'en', details: 'Details', warning: /^Warnings Use outdoors only: .+carbon monoxide/ },
    { language: 'de', details: 'Details', warning: /^Warnhinweise Nur im Freien verwenden: .+Kohlenmonoxid/ },
  ]) {
    await page.goto(`/${language}/nuotiola/x/kotimaa-gas-stove/`);
    const main = page.getByRole('main');
    await expect(main.getByRole('paragraph').filter({ hasText: warning })).toBeVisible();
    await main.getByRole('tab', { name: details, exact: true }).click();
    await expect(main.getByRole('row', { name: warning })).toBeVisible();
  }
});

test('gas is told by the kilogram on its list, its page and in the cart, and rope by the metre (LAW-18)', {
  tag: '@phone',
}, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/cooking/stoves/gas-and-fuel/');
  await shopper.settled();
  const main = page.getByRole('main');
  const gas = main.getByRole('article').filter({ hasText: 'Liekki' });
  await expect(gas).toContainText(/4\.90\s€.*Unit price 49\s€\/kg/s);
  await gas.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Liekki Gas Cartridge' })).toBeVisible();
  await shopper.settled();
  await choose(shopper.choices('choose.size').getByRole('radio', { name: /^450 g/ }));
  const byKilogram = /9\.90\s€.*Unit price 22\s€\/kg/s;
  await expect(main).toContainText(byKilogram);
  await shopper.addToCart();
  await shopper.goToCheckoutFromDialog();
  await expect(main).toContainText(/Unit price 22\s€\/kg/);
  await shopper.open('/climbing/ropes/');
  await expect(main.getByRole('article').first()).toContainText(/Unit price \d+\.\d\d\s€\/m/);
  expect(shopper.complaints).toEqual([]);
});
