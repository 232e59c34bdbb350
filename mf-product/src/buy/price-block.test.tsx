// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ProductModel, TaxAreaPrices } from 'mf-shared/contract';
import type { PageConfig } from 'mf-shared/router';
import { $session, anonymousSession } from 'mf-shared/stores';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { PriceBlock } from './price-block.tsx';

afterEach(() => {
  cleanup();
  $session.set(anonymousSession);
});

const full: TaxAreaPrices = {
  active: 100,
  regular: 100,
  club: null,
  discount_value: 0,
  discount_free: 100,
  lowest_30_days: null,
  type: 'normal',
  ribbon: null,
};
const reduced: Partial<TaxAreaPrices> = { active: 80, regular: 120, lowest_30_days: 100, type: 'discount' };
const club: Partial<TaxAreaPrices> = { club: 70, type: 'club' };
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

interface Row {
  prices?: Partial<TaxAreaPrices>;
  model?: Partial<ProductModel>;
  config?: Partial<PageConfig>;
  vat?: number;
  isClubMember?: boolean;
  shows?: RegExp[];
  hides?: RegExp[];
}
const abroad = { deliveryCountryCode: 'us', deliveryCountryName: 'United States' };

it.each<[string, Row]>([
  ['the active price with its VAT (MONEY-27)', { shows: [/100 €/, /Includes VAT 25\.5 %/] }],
  [
    'a percentage counts from the 30-day low (PRODUCT-69)',
    { prices: reduced, shows: [/80 €/, /\D20\s?%/], hides: [/\D33\s?%/] },
  ],
  ['a percentage under 5 is not told (CARD-11)', { prices: { ...reduced, active: 96 }, hides: [/\D4\s?%/] }],
  [
    'no percentage where the product shows none (CARD-18)',
    { prices: reduced, model: { show_discount_percentage: false }, hides: [/\D20\s?%/] },
  ],
  [
    'without a low the regular price is the reference (PRODUCT-68)',
    { prices: { ...reduced, lowest_30_days: null }, shows: [/120 €/] },
  ],
  [
    'visitors see the club price with a way to sign in (PRODUCT-72)',
    { prices: club, shows: [/100 €/, /70 €/, /Sign in/] },
  ],
  [
    'members pay the club price and see no teaser (STAFF-5)',
    { prices: club, isClubMember: true, shows: [/70 €/], hides: [/Sign in/] },
  ],
  ['a club price that is no better is not told (PRODUCT-65)', { prices: { club: 100 }, hides: [/Sign in/] }],
  [
    'a zero rate outside fi adds the note (MONEY-28)',
    { vat: 0, config: abroad, shows: [/Local taxes or duties may apply/] },
  ],
  ['a zero rate in fi adds none (MONEY-28)', { vat: 0, shows: [/VAT 0 %/], hides: [/duties/] }],
  [
    'converted prices (PRODUCT-97)',
    { config: { currencyCode: 'usd', currencyFormat: '${price}', currencyRate: 1.1 }, shows: [/\$110/] },
  ],
  [
    'some currencies are whole numbers (MONEY-12)',
    { config: { currencyCode: 'sek', currencyFormat: '{price} kr', currencyRate: 11.234 }, shows: [/1,123.kr/] },
  ],
  [
    'rubles are converted at a central bank rate and paid in euros (MONEY-9)',
    { config: { currencyCode: 'rub', currencyFormat: '{price} ₽', currencyRate: 94 }, shows: [/central bank.*euros/] },
  ],
  ['nobody else reads of rubles', { hides: [/central bank/] }],
  [
    'the offer’s end within 30 days (PRODUCT-70)',
    { prices: { ...reduced, ends_at: days(29) }, shows: [/Offer ends \d\d\.\d\d\.\d{4} \d\d:\d\d/] },
  ],
  [
    'the end after another sentence, one full stop between them',
    {
      prices: { ...reduced, ends_at: days(2) },
      config: { ...abroad, currencyCode: 'rub', currencyFormat: '{price} ₽', currencyRate: 94 },
      vat: 0,
      shows: [/may apply · Converted[^.]+euros · Offer ends/],
    },
  ],
  ['no end that lies further away (PRODUCT-70)', { prices: { ...reduced, ends_at: days(31) }, hides: [/Offer ends/] }],
  [
    'the days are the setting’s (CONF-41)',
    { prices: { ...reduced, ends_at: days(31) }, model: { price_ending_max_days: 32 }, shows: [/Offer ends/] },
  ],
  [
    'fewer days hide a nearer end (CONF-41)',
    { prices: { ...reduced, ends_at: days(8) }, model: { price_ending_max_days: 7 }, hides: [/Offer ends/] },
  ],
])('%s', (_title, { prices, model, config = {}, vat = 25.5, isClubMember = false, shows = [], hides = [] }) => {
  render(
    <PageAround packages={['mf-product']} config={config}>
      <PriceBlock
        model={buildModel([{ id: 1 }], model)}
        prices={{ ...full, ...prices }}
        vatPercent={vat}
        isClubMember={isClubMember}
      />
    </PageAround>,
  );
  const said = (screen.getByText(/VAT|Local/).closest('body')?.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
  for (const part of shows) expect(said).toMatch(part);
  for (const part of hides) expect(said).not.toMatch(part);
});

it('the club price leads who has signed in to joining, not to the sign-in (PRODUCT-72, STAFF-31)', () => {
  $session.set({ ...anonymousSession, isAuthenticated: true });
  render(
    <PageAround packages={['mf-product']}>
      <PriceBlock
        model={buildModel([{ id: 1 }])}
        prices={{ ...full, ...club }}
        vatPercent={25.5}
        isClubMember={false}
      />
    </PageAround>,
  );
  expect(screen.getByRole('link', { name: 'Join the club' }).getAttribute('href')).toBe('/en/accounts/#club');
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});
