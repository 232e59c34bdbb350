// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { $session, anonymousSession } from 'mf-shared/stores';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, it } from 'vitest';
import type { CardProduct } from './card-fields.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

afterEach(() => {
  cleanup();
  $session.set(anonymousSession);
});

const product: CardProduct = {
  id: 1,
  name: 'Kuura',
  manufacturer: 'Kaamos',
  path: '/kaamos/takit/kuura/',
  image: '/media/products/green',
  colors: [
    { slug: 'green', name: 'Green', control: '#2f5d50', image: '/media/products/green' },
    { slug: 'orange', name: 'Orange', control: '#d9822b', image: '/media/products/orange' },
  ],
  price: { active: 269.9, reference: 349.9, type: 'discount', percentage: 23, club: null },
  shortDescription: 'x'.repeat(90),
  rating: 9,
  ratingCount: 48,
};
const show = (props: Partial<ProductCardProps> = {}) =>
  render(<ProductCard product={product} {...props} />, { wrapper: PageAround });
const link = () => screen.getByRole('link', { name: 'Kuura' }).getAttribute('href');
const picture = () => document.querySelector('img')?.getAttribute('src');

it('the link goes to the product in the language of the page (CARD-6)', () => {
  show();
  expect(link()).toBe('/en/kaamos/takit/kuura/');
});

it('what is sold by weight tells the price of a kilogram, of the club price to its members (LAW-18)', () => {
  const price = { ...product.price, active: 9, reference: null, type: 'normal' as const, club: 6.9 };
  const wax = { ...product, price: { ...price, content: { size: 0.23, unit: 'kg' as const } } };
  show({ product: wax });
  expect(screen.getByText('Unit price 39.13 €/kg')).toBeTruthy();
  act(() => $session.set({ ...anonymousSession, isClubMember: true }));
  expect(screen.getByText('Unit price 30 €/kg')).toBeTruthy();
});

it('what is sold by the piece tells no unit price (LAW-18)', () => {
  show();
  expect(screen.queryByText(/Unit price/)).toBeNull();
});

it('a chosen colour changes the picture and the link (CARD-6)', () => {
  show();
  expect(picture()).toContain('/media/products/green?');
  fireEvent.click(screen.getByRole('radio', { name: 'Orange' }));
  expect(picture()).toContain('/media/products/orange?');
  expect(link()).toBe('/en/kaamos/takit/kuura/?select-color=orange');
});

it('a swipe changes the colour (CARD-5)', () => {
  show();
  const card = screen.getByRole('article');
  fireEvent.touchStart(card, { touches: [{ clientX: 200, clientY: 10 }] });
  fireEvent.touchEnd(card, { changedTouches: [{ clientX: 120, clientY: 14 }] });
  expect(link()).toContain('select-color=orange');
});

it('a short move is no swipe (NAV-36)', () => {
  show();
  const card = screen.getByRole('article');
  fireEvent.touchStart(card, { touches: [{ clientX: 200, clientY: 10 }] });
  fireEvent.touchEnd(card, { changedTouches: [{ clientX: 180, clientY: 10 }] });
  expect(link()).not.toContain('select-color');
});

it('one colour needs no swatches (CARD-2)', () => {
  show({ product: { ...product, colors: product.colors.slice(0, 1) } });
  expect(screen.queryByRole('radio')).toBeNull();
});

it('stars are shown when asked and the rating is at least 1 (CARD-3)', () => {
  show();
  expect(screen.queryByRole('img', { name: /stars/ })).toBeNull();
  cleanup();
  show({ showsStars: true });
  expect(screen.getByRole('img', { name: '4.5 out of 5 stars' })).toBeTruthy();
  cleanup();
  show({ showsStars: true, product: { ...product, rating: 0 } });
  expect(screen.queryByRole('img', { name: /stars/ })).toBeNull();
});

it('an outlet path forces the outlet ribbon (LIST-8)', () => {
  show({ isOutletPath: true });
  expect(screen.getByText('Outlet')).toBeTruthy();
});

it('the price names the lowest of 30 days in Finland (PRODUCT-68)', () => {
  show();
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('Lowest price in 30 days 349.90 €');
});

const said = () => screen.getByRole('article').textContent?.replaceAll('\u00a0', ' ') ?? '';
const clubPrice = { active: 269.9, reference: null, type: 'club', percentage: null, club: 249.9 } as const;

it('a guest sees what everybody pays, and the club price as a teaser (CARD-14)', () => {
  show({ product: { ...product, price: clubPrice } });
  expect(said()).toContain('269.90 €Club price 249.90 €');
  expect(said()).not.toMatch(/earlier|normally/);
});

it('a member sees the club price, beside what everybody pays (STAFF-5)', () => {
  $session.set({ ...anonymousSession, isClubMember: true });
  show({ product: { ...product, price: clubPrice } });
  expect(said()).toContain('249.90 €normally 269.90 €Club price');
});

it('a reduction with a club price is compared with the 30-day low for a guest', () => {
  show({ product: { ...product, price: { ...clubPrice, reference: 349.9 } } });
  expect(said()).toContain('269.90 €earlier 349.90 €Lowest price in 30 days 349.90 €Club price 249.90 €');
});

it('only pictures of the first row are loaded at once', () => {
  show();
  expect(document.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  cleanup();
  show({ isPriority: true });
  expect(document.querySelector('img')?.getAttribute('loading')).toBe('eager');
});

it('a card shows brand, name, price, its reference, ribbon and short text, and its picture comes in 320 and other widths (CARD-1, CARD-7)', () => {
  show();
  const said = screen.getByRole('article').textContent?.replaceAll('\u00a0', ' ');
  for (const part of ['Kaamos', 'Kuura', '269.90 €', '349.90 €', '−23%', `${'x'.repeat(72)}…`])
    expect(said).toContain(part);
  expect(picture()).toMatch(/width=640(&|$)/);
  const widths = document.querySelector('source')?.getAttribute('srcset')?.match(/\d+w/g);
  expect(widths).toEqual(['160w', '320w', '480w', '640w']);
});

it('the most important measured property stands before the short text (CARD-19)', () => {
  show({ product: { ...product, shownProperty: 'Weight 430 g' } });
  expect(said()).toContain(`Weight 430 g · ${'x'.repeat(60)}…`);
});

it('what costs more in other variants is priced "from" (CARD-12)', () => {
  const from = () => /from/.test(screen.getByRole('article').textContent ?? '');
  show();
  expect(from()).toBe(false);
  cleanup();
  show({ product: { ...product, fromPrefix: true } });
  expect(from()).toBe(true);
});

it('tags say what the catalogue calls them; "new" is a ribbon where the price has none (CARD-1, CARD-10)', () => {
  const tag = (slug: string, name: string) => ({ slug, name, bgColor: '', textColor: '' });
  const tags = [tag('new', 'New'), tag('recycled', 'Recycled')];
  show({ product: { ...product, tags } });
  expect(screen.getByText('Recycled')).toBeTruthy();
  expect(screen.queryByText('New')).toBeNull();
  cleanup();
  show({
    product: { ...product, tags, price: { ...product.price, type: 'normal', reference: null, percentage: null } },
  });
  expect(screen.getByText('New')).toBeTruthy();
});

it('what stores alone sell is not called sold out (CARD-15, AVAIL-10)', () => {
  show({ product: { ...product, isDisabled: true, isStoresOnly: true } });
  expect(screen.getByText('In stores only')).toBeTruthy();
  expect(screen.queryByText('Sold out')).toBeNull();
});

it('what can be ordered though nothing of it is in stock says so, and is not greyed (CARD-15)', () => {
  show({ product: { ...product, isOnOrder: true } });
  expect(screen.getByText('On order')).toBeTruthy();
  expect(screen.getByRole('article').className).not.toContain('out');
});

it('what is sold out says so (CARD-15)', () => {
  show({ product: { ...product, isDisabled: true } });
  expect(screen.getByText('Sold out')).toBeTruthy();
});
