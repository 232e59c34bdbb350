// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { $session, anonymousSession } from 'mf-shared/stores';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { Availability } from './availability.tsx';

const stores = [
  { id: 1, slug: 'web', name: 'Havu.fi', type: 'web', pikanouto: false, nouto: false },
  { id: 2, slug: 'helsinki-kamppi', name: 'Helsinki Kamppi', type: 'retail', pikanouto: true, nouto: true },
  { id: 3, slug: 'turku', name: 'Turku', type: 'retail', pikanouto: false, nouto: true },
  { id: 4, slug: 'oulu', name: 'Oulu', type: 'retail', pikanouto: false, nouto: false },
  { id: 21, slug: 'nor', name: 'Nordic supply', type: 'warehouse', pikanouto: false, nouto: false },
  { id: 20, slug: 'keskusvarasto', name: 'Central warehouse', type: 'warehouse', pikanouto: false, nouto: false },
] as const;
let service: TestService;

function show(stocks: Record<string, number>, isChosen = true) {
  const model = buildModel([{ id: 1, stocks }], { slug: 'kuura' });
  return render(
    <ShopAround service={service}>
      <Availability model={model} variant={isChosen ? (model.products[0] ?? null) : null} stores={stores} />
    </ShopAround>,
  );
}
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  service = new TestService();
  $session.set(anonymousSession);
});
afterEach(() => {
  cleanup();
  $session.set(anonymousSession);
});

describe('where the chosen variant can be had (AVAIL-7, AVAIL-9, AVAIL-10)', () => {
  it('asks for the size first while a choice is missing', () => {
    show({ 2: 1 }, false);
    expect(screen.getByText('To see the availability, first select the size.')).toBeTruthy();
    expect(rows()).toEqual([]);
  });

  it('lists the stores that hold it, each with a way there; neither the web shop nor the warehouse is a place to go', () => {
    show({ 1: 1, 2: 1, 3: 1, 20: 1 });
    expect(screen.getByText('In these stores')).toBeTruthy();
    expect(rows()).toEqual(['Helsinki KamppiOn the shelf · Express pickup', 'TurkuOn the shelf · Store pickup']);
    expect(screen.getByRole('link', { name: 'Turku' }).getAttribute('href')).toBe('/en/stores/turku/');
  });

  it('puts the customer’s preferred store first (SESSION-85)', () => {
    $session.set({ ...anonymousSession, preferredStore: 3 });
    show({ 2: 1, 3: 1 });
    expect(rows().map((row) => row?.slice(0, 5))).toEqual(['Turku', 'Helsi']);
  });

  it('leads to what express pickup is where a store offers it (AVAIL-31, PRODUCT-11)', () => {
    show({ 2: 1, 4: 1 });
    expect(rows()).toEqual(['Helsinki KamppiOn the shelf · Express pickup', 'OuluOn the shelf']);
    expect(screen.getByRole('link', { name: 'How express pickup works' }).getAttribute('href')).toBe('/en/pikanouto/');
    cleanup();
    show({ 3: 1 });
    expect(screen.queryByRole('link', { name: 'How express pickup works' })).toBeNull();
  });

  it.each([
    [{ 2: 1 }, 'In one store besides the web shop'],
    [{ 20: 1 }, 'Only in the web shop'],
    [{ 21: 1 }, 'From the supplier’s stock, not in our stores'],
  ])('with stock %o says: %s', (stocks, label) => {
    show(stocks);
    expect(screen.getByText(label)).toBeTruthy();
  });

  it('says of what is on order that it is ordered, and of what stores alone sell in which (AVAIL-11)', () => {
    const onOrder = buildModel([{ id: 1, inStock: 0 }], { slug: 'kuura', on_order: true });
    const inStores = buildModel([{ id: 1, inStock: 1, stocks: { 3: 1 }, isBlocked: true }], { slug: 'kuura' });
    for (const model of [onOrder, inStores])
      render(
        <ShopAround service={service}>
          <Availability model={model} variant={model.products[0] ?? null} stores={stores} />
        </ShopAround>,
      );
    expect(screen.getByText('Ordered for you from the supplier')).toBeTruthy();
    expect(screen.getByText('Sold in these stores only')).toBeTruthy();
    expect(screen.queryByText('Out of stock')).toBeNull();
    expect(rows()).toEqual(['TurkuOn the shelf']);
  });

  it('shows staff every store’s balance, and the shelf codes of the central warehouse (id 20) only (STAFF-10)', async () => {
    $session.set({ ...anonymousSession, isAuthenticated: true, isStaffUser: true });
    const answer = buildModel([{ id: 1, stocks: { 2: 3, 20: 41 } }], { shelf_code: 'A1', shelf_code_two: 'B2' });
    service.answers.set('/api/products/productmodel/kuura/', () => answer);
    show({ 2: 1, 20: 1 });
    expect(await screen.findByText('Shelf A1, B2')).toBeTruthy();
    expect(rows()).toEqual(['Helsinki Kamppi3 pcs · Express pickup', 'Central warehouse41 pcsShelf A1, B2']);
  });
});
