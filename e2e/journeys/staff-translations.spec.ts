import { expect, test } from './journey-test.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { expectGoodScreen } from './screens.ts';
import { jacketSlug, Shopper } from './shopper.ts';

/** STAFF-78: empty languages are filled with drafts by keyboard, which are read and saved; the translator stands in `e2e/translator.ts`. */
test('an admin has a word translated, reads the drafts and saves them, and is told what the translator refuses', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const shopper = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) => shopper.word('mf-account', key, values);
  const keyword = (key: string, values?: Record<string, string>) => say(`staff_keywords.${key}`, values);
  const inLanguage = (key: string, language: string) => keyword(key, { language });
  const main = page.getByRole('main');
  const word = `zq${Date.now().toString(36)}`;
  const form = main.locator('form').filter({ has: page.getByRole('button', { name: keyword('make') }) });
  const translate = form.getByRole('button', { name: say('staff_translate.from', { language: 'English' }) });
  await shopper.signIn('admin@havu.example');

  await test.step('what the translator refuses is told, and what was typed stays', async () => {
    await shopper.open('/staff/keywords/');
    await pressOn(page, page.locator('summary').filter({ hasText: keyword('new') }));
    await typeInto(page, form.getByLabel(inLanguage('word', 'English')), word);
    await typeInto(page, form.getByLabel(inLanguage('text', 'English')), 'This is too much.');
    await pressOn(page, translate);
    await expect(form.getByText(/no characters left/)).toBeVisible();
    await expect(form.getByLabel(inLanguage('word', 'English'))).toHaveValue(word);
    await expectGoodScreen(shopper, 'texts that the translator refuses');
  });

  await test.step('every other language gets drafts, but no address', async () => {
    await typeInto(page, form.getByLabel(inLanguage('text', 'English')), 'What it means.');
    await typeInto(page, form.getByLabel(inLanguage('url', 'English')), '/stores/');
    await pressOn(page, translate);
    await expect(form.getByRole('status')).toContainText('10');
    await expect(translate).toHaveAttribute('aria-disabled', 'true');
    await expectGoodScreen(shopper, 'texts with drafts of a machine');
    await form.locator('#keyword-language-new').selectOption('sv');
    await expect(form.getByLabel(inLanguage('word', 'Swedish'))).toHaveValue(`SV ${word}`);
    await expect(form.getByLabel(inLanguage('text', 'Swedish'))).toHaveValue('SV What it means.');
    await expect(form.getByLabel(inLanguage('url', 'Swedish'))).toHaveValue('');
  });

  await test.step('the drafts are saved by staff, changed or not', async () => {
    await typeInto(page, form.getByLabel(inLanguage('text', 'Swedish')), 'Vad det betyder.');
    await pressOn(page, form.getByRole('button', { name: keyword('make') }));
    const row = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: word, exact: true }) });
    await expect(row).toContainText('What it means.');
    const popups = async () => {
      const answer = await page.request.get('/api/keyword-popups/', { headers: { 'accept-language': 'sv' } });
      return answer.text();
    };
    await expect.poll(popups).toContain('Vad det betyder.');
    await pressOn(page, row.getByRole('button', { name: keyword('remove_named', { word }) }));
    await expect(row).toHaveCount(0);
  });

  await test.step('the texts of a product have the button too', async () => {
    const answer = await page.request.get(`/api/products/productmodel/${jacketSlug}/`);
    const { id } = (await answer.json()) as { id: number };
    await shopper.open(`/staff/products/${id}/`);
    await page.locator('#product-language').selectOption('ru');
    const from = main.getByRole('button', { name: say('staff_translate.from', { language: 'Finnish' }) });
    await expect(from.filter({ visible: true })).toHaveCount(1);
    await expectGoodScreen(shopper, 'the texts of a product with a translator');
  });
});
