// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ProductModel } from 'mf-shared/contract';
import { afterEach, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { Relatives } from './relatives.tsx';

const show = (model: ProductModel) =>
  render(
    <ShopAround service={new TestService()}>
      <Relatives model={model} variant={model.products[0] ?? null} />
    </ShopAround>,
  );
const parent = {
  id: 2,
  is_active: true,
  url: '/kaamos/jackets/halla/',
  prices: {},
  manufacturer: 'Kaamos',
  name: 'Halla',
};
afterEach(cleanup);

it('leads from a second-hand product to the new one', () => {
  show(buildModel([{ id: 7 }], { second_hand_parent: parent }));
  expect(screen.getByRole('link', { name: /New: Halla/ }).getAttribute('href')).toBe('/en/kaamos/jackets/halla/');
});

it('leads from a piece of a ski package to the wizard, with the piece chosen', () => {
  show(buildModel([{ id: 7 }], { ski_wizard: { belongsTo: true, group: 'skis', sport: 'nordic' } }));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/ski-wizard/nordic/?group=skis&skis=7');
});

it('shows nothing for a parent that is sold no more', () => {
  show(buildModel([{ id: 7 }], { second_hand_parent: { ...parent, is_active: false } }));
  expect(screen.queryByRole('link')).toBeNull();
});
