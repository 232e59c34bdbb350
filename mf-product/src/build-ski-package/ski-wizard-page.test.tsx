// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Locale, localeCodes } from 'mf-shared/contract';
import { $cart, $isMiniCartReady, clearCart, closeMiniCart } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { textIn } from 'mf-shared/testing/text-in';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordTracking } from '../../testing/record-tracking.ts';
import { TestService } from '../../testing/service.tsx';
import { toSkiModels } from './ski-models.ts';
import { SkiWizardPage } from './ski-wizard-page.tsx';

const product = (variantId: number, modelId: number, name: string) => ({
  variantId,
  modelId,
  name,
  image: '',
  slug: '',
  size: /\[(.*)\]/.exec(name)?.[1] ?? '',
  facts: modelId === 1 ? ['Turn radius 15.5 m', 'Waist 90 mm'] : [],
  color: null,
});
const skis = [product(11, 1, 'Tila 90 [149 cm]'), product(12, 1, 'Tila 90 [156 cm]')];
const bindings = [product(21, 2, 'Raita'), product(22, 3, 'Kelluva')];
const boots = [product(31, 4, 'Mono [27]')];
const all = { skis, bindings, boots };
/** Raita takes the skis and not the boots; Kelluva takes neither. */
const answerTo = ({ binding_id }: Readonly<Record<string, unknown>>) => ({
  compatibleWithSkis: { ...all, bindings: [bindings[0]] },
  compatibleWithBindings:
    binding_id === 21 ? { ...all, boots: [] } : binding_id === 22 ? { ...all, skis: [], boots: [] } : all,
  compatibleWithBoots: { ...all, bindings: [] },
  prices: { regular: 600, discount: 540 },
});
let service: TestService;

async function show(query: string, locale: Locale = 'en') {
  const models = { skis: toSkiModels(skis), bindings: toSkiModels(bindings), boots: toSkiModels(boots) };
  history.replaceState(null, '', `/en/ski-wizard/alpine/${query}`);
  render(
    <PageAt api={service.api} packages={['mf-product']} config={{ locale }}>
      <SkiWizardPage data={{ title: '', lead: '', sport: 'alpine', models }} params={{}} path="/ski-wizard/alpine/" />
    </PageAt>,
  );
  await screen.findByText(/540/);
}
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add the package to the cart' });

beforeEach(() => {
  service = new TestService();
  service.answers.set('/api/compatible_products/', answerTo);
  $isMiniCartReady.set(true);
});
afterEach(() => {
  cleanup();
  clearCart();
  closeMiniCart();
});

it('tells what is measured of a chosen model, and nothing before (SKI-13)', async () => {
  await show('?bindings=21&boots=31');
  expect(screen.queryByText(/Turn radius/)).toBeNull();
  cleanup();
  await show('?skis=11&bindings=21');
  expect(screen.getByText('Turn radius 15.5 m · Waist 90 mm')).toBeTruthy();
});

describe('the ski wizard (SKI-6 to SKI-10)', () => {
  it('shows both prices and puts the package into the cart as one thing', async () => {
    await show('?skis=12&bindings=21');
    expect(screen.getByText('600 €')).toBeTruthy();
    const heard = recordTracking();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mount the bindings on the skis' }));
    await userEvent.click(add());
    expect(heard[0]).toMatchObject({ kind: 'package', model_id: 1, product_ids: [12, 21] });
    expect($cart.get()).toMatchObject({
      products: [],
      bundles: [
        { hash: '1-12-21', main_product_id: 12, product_ids: [21], amount: 1, price: 540, name: 'Ski package' },
      ],
    });
  });

  it('asks for whom the bindings are mounted, and keeps it with the package (SKI-14)', async () => {
    await show('?skis=12&bindings=21');
    await userEvent.click(add());
    const height = screen.getByRole('textbox', { name: 'Skier’s height, cm' });
    expect(document.activeElement).toBe(height);
    expect(screen.getByText('Give a whole number from 80 to 230.')).toBeTruthy();
    expect($cart.get().bundles).toEqual([]);
    await userEvent.type(height, '168');
    await userEvent.type(screen.getByRole('textbox', { name: 'Skier’s weight, kg' }), '62');
    await userEvent.type(screen.getByRole('textbox', { name: 'Boot sole length, mm' }), '295');
    await userEvent.click(add());
    expect($cart.get().bundles).toMatchObject([
      { hash: '1-12-21-m168.62.295', mounting: { height_cm: 168, weight_kg: 62, sole_mm: 295 } },
    ]);
  });

  it('asks nothing of who has no bindings to mount', async () => {
    await show('?skis=12&boots=31');
    expect(screen.queryByRole('checkbox', { name: 'Mount the bindings on the skis' })).toBeNull();
  });

  it('says why bindings do not go with the boots only, and does not sell the package', async () => {
    await show('?skis=11&bindings=21&boots=31');
    expect(screen.getByText('These bindings do not fit the chosen boots.')).toBeTruthy();
    expect(screen.getByText('This product or size is incompatible with the selected products.')).toBeTruthy();
    expect(add().disabled).toBe(true);
  });

  it.each(localeCodes)(
    'says in %s that a piece does not go with the others, and with which (SKI-9)',
    async (locale) => {
      await show('?skis=11&bindings=21&boots=31', locale);
      for (const misfit of ['ski.misfit_boots', 'ski.misfit_selected'])
        expect(screen.getByText(textIn(locale, 'mf-product', misfit))).toBeTruthy();
    },
  );

  it('says so of skis only, and of both', async () => {
    await show('?skis=11&bindings=22');
    expect(screen.getByText('These bindings do not fit the chosen skis.')).toBeTruthy();
    cleanup();
    await show('?skis=11&bindings=22&boots=31');
    expect(screen.getByText('These bindings fit neither the chosen skis nor the chosen boots.')).toBeTruthy();
  });

  it('needs two pieces, in whatever order they are chosen', async () => {
    await show('?boots=31');
    expect(add().disabled).toBe(true);
    await userEvent.selectOptions(screen.getAllByRole('combobox', { name: 'Model' })[0] as HTMLElement, '1');
    expect(add().disabled).toBe(false);
  });

  it('shows the group first that the visitor came from', async () => {
    await show('?group=boots&boots=31');
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Boots');
  });
});
