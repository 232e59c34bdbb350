import type { Page } from '@playwright/test';
import { mountingLimits } from 'mf-shared/contract/checkout-limits';
import { checkAxe } from './axe.ts';
import { expect, test } from './journey-test.ts';
import { languagesByTurns } from './languages-by-turns.ts';
import { join, newAddress } from './new-account.ts';
import { expectFits, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';
import type { Language } from './words.ts';

/**
 * What other journeys do in English, in short steps in each language: words are there and fit, at both widths, by keyboard
 * and for axe (TARGET-54).
 */
const languages = languagesByTurns;
const provider = 'Tunnus';

/** Words that fit: the page scrolls sideways neither on a wide screen nor on a narrow one. */
async function expectWords(page: Page, language: Language, part: string): Promise<void> {
  await checkAxe(page, `${part}, ${language}`, part);
  await expectFits(page, `${part}, ${language}`);
}

test('staff buy for a customer and read the data of a page in six languages (STAFF-11, STAFF-25)', async ({
  page,
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.url });
  const buyer = new Shopper(await context.newPage());
  await join(buyer, 'asiakas');
  const headers = { authorization: await buyer.token() };
  const { id } = (await (await buyer.page.request.get('/api/customer/', { headers })).json()) as { id: number };
  await context.close();
  const admin = new Shopper(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await admin.signIn('admin@havu.example');
  const own = { authorization: await admin.token() };
  expect((await page.request.post(`/api/staff/customers/${id}/act/`, { headers: own })).ok()).toBe(true);

  for (const language of languages) {
    const staff = new Shopper(page, language);
    const say = (key: string, values?: Record<string, string>) => staff.word('mf-account', key, values);
    await staff.open('/faq/');
    await staff.settled();
    await expect(page.getByRole('region', { name: say('staff.acting_label') })).toContainText(say('staff.acting'));
    await page.getByRole('button', { name: say('staff.page_data') }).press('Enter');
    const data = page.getByRole('region', { name: say('staff.page_data') });
    for (const fact of ['route', 'static_page', 'group', 'model', 'customer'])
      await expect(data.getByRole('term').filter({ hasText: say(`staff.data_${fact}`) })).toHaveCount(1);
    await data.getByRole('button', { name: say('staff.copy', { name: say('staff.data_customer') }) }).press('Enter');
    await expect(page.getByText(say('staff.copied', { value: String(id) }))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(String(id));
    await expectWords(page, language, '[popover]:popover-open');
    expect(unexpected(staff)).toEqual([]);
  }
});

test('signing in with another service without its email is told in six languages (SESSION-74, SESSION-75)', async ({
  page,
}) => {
  for (const language of languages) {
    const shopper = new Shopper(page, language);
    const say = (key: string) => shopper.word('mf-account', key, { provider });
    const main = page.getByRole('main');
    await shopper.open('/accounts/login/');
    await shopper.settled();
    await main.getByRole('link', { name: say('social.with') }).press('Enter');
    await page.waitForURL(/\/oidc\/authorize/);
    await page.locator('[name=person_email]').fill(newAddress('tunnus'));
    await page.locator('[name=shares_email]').uncheck();
    await page.locator('button[value=allow]').press('Enter');
    await expect(main.getByRole('status')).toContainText(say('social.email'));
    await expect(main.getByRole('link', { name: say('social.again') })).toBeVisible();
    await expect(main.getByRole('link', { name: say('social.password_way') })).toBeVisible();
    await expectWords(page, language, 'main');
    expect(unexpected(shopper)).toEqual([]);
  }
});

test('a customer’s memberships, interests and gift category are saved in six languages (STAFF-8, SESSION-65, SESSION-82)', async ({
  page,
}) => {
  await join(new Shopper(page), 'jasen');
  for (const language of languages) {
    const shopper = new Shopper(page, language);
    const say = (key: string) => shopper.word('mf-account', key);
    await shopper.open('/accounts/');
    await shopper.settled();
    const part = (title: string) =>
      page.getByRole('main').locator('details', { has: page.getByRole('heading', { name: say(title), exact: true }) });
    const save = async (title: string, choose: boolean, saved: string) => {
      await part(title).locator('summary').press('Enter');
      if (choose) await part(title).getByLabel(/./).last().check({ force: true });
      await part(title)
        .getByRole('button', { name: say('settings.save') })
        .press('Enter');
      await expect(page.getByText(say(saved)).first()).toBeVisible();
    };
    await save('membership.title', false, 'membership.saved');
    await save('settings.interests', true, 'settings.interests_saved');
    await save('membership.gift_category', true, 'membership.gift_saved');
    await part('membership.organisation').locator('summary').press('Enter');
    await expect(
      part('membership.organisation').getByRole('button', { name: say('membership.company_ask') }),
    ).toBeVisible();
    await expectWords(page, language, 'main');
    expect(unexpected(shopper)).toEqual([]);
  }
});

test('a ski package asks for its measures, and the shoe wizard for the size, in six languages (SKI-14, ROUTE-70)', async ({
  page,
}) => {
  interface Fit {
    compatibleWithBindings: { skis: Piece[] };
    compatibleWithSkis: { bindings: Piece[] };
  }
  type Piece = Record<'variantId', number>;
  const ask = async (query: string) =>
    (await (await page.request.get(`/api/compatible_products/?ski_type=murto${query}`)).json()) as Fit;
  const bindings = (await ask('')).compatibleWithSkis.bindings[0]?.variantId;
  const skis = (await ask(`&binding_id=${bindings}`)).compatibleWithBindings.skis[0]?.variantId;
  for (const language of languages) {
    const shopper = new Shopper(page, language);
    const say = (key: string, values?: Record<string, string>) => shopper.word('mf-product', `ski.${key}`, values);
    await shopper.open(`/ski-wizard/nordic/?skis=${skis}&bindings=${bindings}`);
    await shopper.settled();
    await shopper.button('mf-product', 'ski.add').press('Enter');
    const mounting = page.getByRole('group', { name: say('mounting'), exact: true });
    await expect(mounting.getByLabel(say('height_cm'))).toBeFocused();
    for (const [min, max] of Object.values(mountingLimits).map(({ min, max }) => [String(min), String(max)] as const))
      await expect(mounting.getByText(say('measure_wrong', { min, max }))).toBeVisible();
    for (const field of ['weight_kg', 'sole_mm']) await expect(mounting.getByLabel(say(field))).toBeVisible();
    await expectWords(page, language, 'main');

    await shopper.open('/shoe-wizard/hiking/?gender=women&width=any&last=any&season=any');
    await shopper.settled();
    const question = page.getByRole('region', {
      name: shopper.word('mf-catalog', 'shoe_wizard.ask_size'),
      exact: true,
    });
    await expect(question.getByText(shopper.word('mf-catalog', 'shoe_wizard.help_size'))).toBeVisible();
    await expectWords(page, language, 'main');
    await question.getByRole('link', { name: /^38/ }).first().press('Enter');
    await expect(page.getByRole('heading', { name: shopper.word('mf-catalog', 'shoe_wizard.fitting') })).toBeVisible();
    expect(unexpected(shopper)).toEqual([]);
  }
});

test('when the chat opens is told in six languages (CONTENT-17)', async ({ page }) => {
  for (const [hour, key] of [
    ['2026-11-25T10:00:00Z', 'footer.chat_hours'],
    ['2026-11-29T10:00:00Z', 'footer.chat_closed'],
  ] as const) {
    await page.clock.setFixedTime(hour);
    for (const language of languages) {
      const shopper = new Shopper(page, language);
      await shopper.open('/faq/');
      await expect(page.getByRole('contentinfo').getByText(shopper.word('shell', key))).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `the foot scrolls sideways, ${language}`).toBeLessThanOrEqual(0);
    }
  }
});
