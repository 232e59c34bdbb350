import { expect, test } from './journey-test.ts';
import { jacketSlug, Shopper } from './shopper.ts';

/** Prices (PRODUCT-62 to PRODUCT-69). */
const name = (shopper: Shopper) => shopper.page.getByRole('heading', { level: 1 });
/** What the buy box says before the first choice, its spaces as ordinary ones. */
const told = async (shopper: Shopper) => {
  const box = name(shopper).locator('xpath=ancestor::header/..');
  return ((await box.textContent()) ?? '').replaceAll(/\s/g, ' ').split('Colour')[0] ?? '';
};
const figures = (text: string, before = '') =>
  Number(new RegExp(`${before}([\\d,]+(?:\\.\\d+)?)`).exec(text)?.[1]?.replaceAll(',', ''));

test('a visitor reads the price, what it is counted from, its VAT and end, and what members pay (TARGET-56, LOOK-42)', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.openJacket();
  await shopper.settled();
  await expect(name(shopper)).toBeVisible();
  const text = await told(shopper);
  expect(text).toMatch(/Includes VAT 25\.5 % · Offer ends \d\d\.\d\d\.\d{4} \d\d:\d\d/);
  // In Finland the 30-day low is named, and the percentage counts from it.
  const low = figures(text, 'Lowest price in 30 days ');
  const percentage = Number(/−(\d+)%/.exec(text)?.[1]);
  const active = Number(/([\d.]+) €earlier/.exec(text)?.[1]);
  expect(percentage).toBe(Math.round((1 - active / low) * 100));
  // Visitors see what members pay, and the way to sign in.
  const club = Number(/([\d.]+) € for club members/.exec(text)?.[1]);
  expect(club).toBeLessThan(active);
  const signIn = page.getByRole('main').getByRole('link', { name: shopper.word('mf-product', 'price.sign_in') });
  await expect(signIn).toHaveAttribute('href', '/en/accounts/login/');

  await shopper.signIn('club@havu.example');
  await shopper.openJacket();
  await expect(signIn).toHaveCount(0);
  await expect.poll(() => told(shopper)).toContain(`${club.toFixed(2)} €normally ${active.toFixed(2)} €`);
  expect(await told(shopper)).not.toMatch(/−\d+%/);
  expect(shopper.complaints).toEqual([]);
});

const buyers = [
  ['Sweden', 'se', 'sek', [/[\d,]+ krearlier/, /VAT 25 %/], [/\.\d\d kr/]],
  ['Germany', 'de', 'eur', [/[\d.]+ €earlier/, /VAT 19 %/], []],
  ['the United States', 'us', 'usd', [/\$[\d.]+earlier/, /Without VAT\. Local taxes or duties may apply/], [/VAT \d/]],
  ['Finland, in rubles', 'fi', 'rub', [/[\d,]+ ₽earlier/, /Converted at the central bank’s rate/], [/\.\d\d ₽/]],
] as const;

test('another country or currency has its own VAT, figures and notes', async ({ page }) => {
  const shopper = new Shopper(page);
  const answer = await page.request.get(`/api/products/productmodel/${jacketSlug}/?taxAreaId=1`);
  const [finnish] = Object.values(((await answer.json()) as { prices: Record<string, { active: number }> }).prices);
  for (const [country, code, currency, shows, hides] of buyers) {
    await shopper.open(`/kaamos/x/${jacketSlug}/?delivery_country=${code}&currency=${currency}`);
    await shopper.settled();
    const text = await told(shopper);
    for (const part of shows) expect(text, country).toMatch(part);
    for (const part of hides) expect(text, country).not.toMatch(part);
    // Every price is another one than the Finnish euros.
    expect(figures(text, 'Lowest price in 30 days [^\\d]?'), country).toBeGreaterThan(0);
    expect(text, country).not.toContain(`${finnish?.active} €`);
  }
  expect(shopper.complaints).toEqual([]);
});
