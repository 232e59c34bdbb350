import { expect, test } from './journey-test.ts';
import { jacketSlug } from './shopper.ts';

/** Rules LAW-14 to LAW-17: what the law wants told of a product, among its facts. */

test('a jacket’s page names its fibres, its care and its packaging in the reader’s language (LAW-14, LAW-15, LAW-17)', {
  tag: '@phone',
}, async ({ page }) => {
  for (const [language, fibres, care, packaging] of [
    ['en', /^Outer fabric 100% polya?(mide|ester)/, /^Care machine wash at most 30\s°C, do not bleach/, /LDPE 4/],
    ['fr', /^Tissu extérieur 100\s%\spolya?(mide|ester)/, /^Entretien lavage en machine à 30\s°C au plus/, /LDPE 4/],
  ] as const) {
    await page.goto(`/${language}/kaamos/x/${jacketSlug}/`);
    for (const name of [fibres, care, packaging]) {
      const row = page.getByRole('main').getByRole('row', { name, includeHidden: true });
      await expect(row.first()).toBeAttached();
    }
  }
});

test('a headlamp’s page tells its battery and that stores take used ones back (LAW-16)', async ({ page }) => {
  await page.goto('/en/equipment/headlamps/');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const battery = page.getByRole('main').getByRole('row', { name: /^Battery Lithium-ion/, includeHidden: true });
  await expect(battery.first()).toContainText('Our stores take used batteries back for free.');
});
