// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ProductModel } from 'mf-shared/contract';
import { afterEach, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { Description } from './description.tsx';

afterEach(cleanup);

const show = (change: Partial<ProductModel>) =>
  render(
    <ShopAround service={new TestService()}>
      <Description model={buildModel([{ id: 1 }], { long_description_html: '<p>Three layers.</p>', ...change })} />
    </ShopAround>,
  );

it('tells the tagline before and the quote with its picture and name after the text (PRODUCT-104)', () => {
  show({
    tagline: 'Made to be mended',
    quote: { text: 'I came home dry.', image: '/media/scenes/ruska', name: 'Juha' },
  });
  expect(document.body.textContent).toMatch(/^Made to be mended.*Three layers\..*I came home dry\..*Juha$/);
  expect(screen.getByRole('figure').querySelector('img')?.getAttribute('src')).toContain('/media/scenes/ruska?width=');
});

it('tells what a textile is made of, and no other fact (LAW-14)', () => {
  show({
    model_properties: [
      { slug: 'weight', name: 'Weight', value: '480', unit: 'g' },
      { slug: 'law:textile-shell', name: 'Outer fabric', value: '100% polyamide', unit: '' },
      { slug: 'law:textile-lining', name: 'Lining', value: '100% silk', unit: '' },
      { slug: 'law:care', name: 'Care', value: 'hand wash', unit: '' },
    ],
  });
  expect(document.body.textContent).toBe('Outer fabric 100% polyamide · Lining 100% silkThree layers.');
});

it('tells the dangers of a product before everything else (LAW-19)', () => {
  show({
    model_properties: [
      { slug: 'law:textile-whole', name: 'Fibres', value: '100% wool', unit: '' },
      { slug: 'law:warning', name: 'Warnings', value: 'Danger. Extremely flammable gas.', unit: '' },
    ],
  });
  expect(document.body.textContent).toBe('Warnings Danger. Extremely flammable gas.Fibres 100% woolThree layers.');
});

it('a sustainable choice leads to what that asks for; other products say nothing of it (PRODUCT-22)', () => {
  show({ sustainable_label: 'Sustainable choice' });
  expect(screen.getByRole('link', { name: 'Sustainable choice' }).getAttribute('href')).toMatch(/\/responsibility\/$/);
  cleanup();
  show({ sustainable_label: '' });
  expect(screen.queryByRole('link')).toBeNull();
});

const fields = (manual: string | null) => ({
  name: { original: 'Kuura', manual_input: null },
  short_description: { original: 'Kuiva rännässäkin', manual_input: manual },
});

it('says which texts a machine translated, and shows what they were (PRODUCT-108)', () => {
  show({ name: 'Kuura', short_description: 'Dry in sleet', translated_fields: fields(null) });
  const note = screen.getByText('Translated by machine. Read the original in Finnish').closest('details');
  expect([...(note?.querySelectorAll('[lang=fi]') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Kuiva rännässäkin',
  ]);
});

it.each([
  ['what a person wrote', { short_description: 'Dry in sleet', translated_fields: fields('Dry in sleet') }],
  ['the original itself', { short_description: 'Kuiva rännässäkin', translated_fields: fields(null) }],
])('says nothing of a translation beside %s (PRODUCT-108)', (_, change) => {
  show({ name: 'Kuura', ...change });
  expect(document.querySelector('details')).toBeNull();
});

it('leaves no hole where there is neither', () => {
  show({ tagline: '', quote: null });
  expect(screen.queryByRole('figure')).toBeNull();
  expect(document.body.textContent).toBe('Three layers.');
});

it('shows words of a quote as they were written', () => {
  show({ quote: { text: '<img src="x" onerror="alert(1)">', image: '', name: '' } });
  expect(screen.getByRole('figure').querySelector('img')).toBeNull();
  expect(screen.getByText('<img src="x" onerror="alert(1)">')).toBeTruthy();
});
