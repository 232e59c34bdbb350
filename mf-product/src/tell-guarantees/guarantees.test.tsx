// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ProductModel } from 'mf-shared/contract';
import { atom } from 'nanostores';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { BuyPart } from '../buy/buy-part.tsx';
import { GiftCardBox } from '../buy-gift-card/gift-card-box.tsx';
import { emptySelection } from '../choose-variant/selection.ts';
import { GiftBuyBox } from '../give-gift/gift-buy-box.tsx';
import { Guarantees } from './guarantees.tsx';

afterEach(cleanup);

const show = (part: ReactElement) => render(<ShopAround service={new TestService()}>{part}</ShopAround>);
const model = (change: Partial<ProductModel> = {}) => buildModel([{ id: 7 }], change);
const lasting = (value: string) =>
  model({
    model_properties: [{ slug: 'durability-guarantee', value }] as Partial<
      ProductModel['model_properties'][number]
    >[] as ProductModel['model_properties'],
  });
const rights = /^Your legal guarantee rights/;
const wayToRights = () => screen.findByRole('link', { name: rights });

it.each([
  ['5', 'Producer’s guarantee of durability: 5 years'],
  ['2.5', 'Producer’s guarantee of durability: 2.5 years'],
])('a producer’s guarantee of %s is read aloud in words, without its sign (LAW-12)', (value, name) => {
  show(<Guarantees model={lasting(value)} />);
  expect(screen.getByRole('link', { name })).toBeTruthy();
  expect(screen.getAllByText(/GARAN|365/).every((sign) => sign.closest('[aria-hidden=true]'))).toBe(true);
});

it('new goods have two years in the words, second-hand ones may have less and have none (LAW-11)', () => {
  const parent = { id: 2, is_active: true, url: '/x/', prices: {}, manufacturer: 'Kaamos', name: 'Halla' };
  show(<Guarantees model={model()} />);
  expect(screen.getByRole('link', { name: rights }).textContent).toBe(
    'Your legal guarantee rights: at least two years',
  );
  cleanup();
  show(<Guarantees model={model({ second_hand_parent: parent })} />);
  expect(screen.getByRole('link', { name: rights }).textContent).toBe('Your legal guarantee rights');
});

it.each([false, true])('stands in the buy box of models, a bundle: %s (LAW-11)', async (isBundle) => {
  const data = { model: model({ is_bundle: isBundle }), stores: [], vatPercent: 25.5, query: '', campaign: null };
  const chosen = { selection: emptySelection, choose: () => {}, variant: null, extra: null };
  show(<BuyPart data={data} {...chosen} onCombine={() => {}} />);
  expect(await wayToRights()).toBeTruthy();
});

it('stands in the buy box of a gift (LAW-11)', async () => {
  const $choice = atom({ selection: emptySelection, choose: () => {}, variant: null, extra: null });
  show(<GiftBuyBox model={model()} campaign={{ slug: 'yule', name: 'Yule' }} $choice={$choice} />);
  expect(await wayToRights()).toBeTruthy();
});

it('stands in none of a gift card, which is no goods (LAW-11)', async () => {
  show(<GiftCardBox model={buildModel([{ id: 242_700 }], { id: 2427, gift_card_templates: [] })} />);
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: rights })).toBeNull();
});
