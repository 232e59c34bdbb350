import { expect, type Page, test } from '@playwright/test';
import { checkAxe } from './axe.ts';
import { Shopper } from './shopper.ts';

interface Product {
  variantId: number;
  modelId: number;
}
interface Fit {
  compatibleWithBindings: { skis: Product[]; boots: Product[] };
  compatibleWithSkis: { skis: Product[]; bindings: Product[] };
}

/** issue "The product page" part 11: the ski wizard. Which models go together is asked from the service, as the page does. */
async function findPair(page: Page) {
  const ask = async (query: string) =>
    (await (await page.request.get(`/api/compatible_products/?ski_type=murto${query}`)).json()) as Fit;
  const { skis, bindings } = (await ask('')).compatibleWithSkis;
  const binding = bindings[0] as Product;
  const fitting = (await ask(`&binding_id=${binding.variantId}`)).compatibleWithBindings.skis;
  const fits = new Set(fitting.map(({ modelId }) => modelId));
  const good = fitting[0] as Product;
  const bad = skis.find(({ modelId }) => !fits.has(modelId)) as Product;
  return { binding, good, bad };
}

test('pieces in any order, what does not fit says why, the package keeps its price to the checkout @phone', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const { binding, good, bad } = await findPair(page);
  const word = (key: string) => shopper.word('mf-product', `ski.${key}`);
  const model = (piece: string) =>
    page.getByRole('region', { name: word(piece), exact: true }).getByRole('combobox', { name: word('model') });
  await shopper.open('/ski-wizard/');
  await shopper.settled();
  await page.getByRole('link', { name: word('nordic') }).click();
  await expect(page).toHaveURL(/ski-wizard\/nordic/);
  const add = shopper.button('mf-product', 'ski.add');
  await expect(add).toBeDisabled();

  // Bindings first, then skis that they do not take: both pieces say so.
  await model('bindings').selectOption(String(binding.modelId));
  await model('skis').selectOption(String(bad.modelId));
  await expect(page.getByText(word('misfit_selected'))).toBeVisible();
  await expect(page.getByText(word('misfit_skis'))).toBeVisible();
  await expect(add).toBeDisabled();
  await checkAxe(page, 'ski wizard with a misfit');

  await model('skis').selectOption(String(good.modelId));
  await expect(add).toBeEnabled();
  const sum = page.getByRole('region', { name: word('package') });
  const told = (await sum.locator('span').first().textContent()) ?? '';
  // The state survives a reload: it stands in the address.
  await page.reload();
  await shopper.settled();
  await expect(model('skis')).toHaveValue(String(good.modelId));
  await expect(sum.getByText(told)).toBeVisible();
  // By keyboard: the button is reached and pressed.
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(word('package'))).toBeVisible();
  await shopper.open('/checkout/');
  await shopper.settled();
  await expect(page.getByText(told).filter({ visible: true }).first()).toBeVisible();
  expect(shopper.complaints).toEqual([]);
});

test('a group in the address stands first, and an unknown sport is not found', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open('/ski-wizard/alpine/?group=boots');
  await expect(page.locator('main h2').first()).toHaveText(shopper.word('mf-product', 'ski.boots'));
  expect((await page.request.get('/en/ski-wizard/curling/')).status()).toBe(404);
});

test('choices that follow each other before the router is there are all kept @phone', async ({ page }) => {
  const shopper = new Shopper(page);
  const word = (key: string) => shopper.word('mf-product', `ski.${key}`);
  let letRouterCome = () => {};
  const routerComes = new Promise<void>((resolve) => {
    letRouterCome = resolve;
  });
  await page.route('**/assets/navigation.*.js', async (route) => {
    await routerComes;
    await route.continue();
  });
  await shopper.open('/ski-wizard/alpine/');
  await shopper.settled();
  const model = (piece: string) =>
    page.getByRole('region', { name: word(piece), exact: true }).getByRole('combobox', { name: word('model') });
  for (const piece of ['skis', 'bindings', 'boots']) await model(piece).selectOption({ index: 1 });
  letRouterCome();
  await expect(page).toHaveURL(/skis=\d+&bindings=\d+&boots=\d+/);
  for (const piece of ['skis', 'bindings', 'boots']) await expect(model(piece)).not.toHaveValue('');
  expect(shopper.complaints).toEqual([]);
});
