// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OwnReviewResponse } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $cart, $modal, $session, anonymousSession, clearCart } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exampleOrder, lineAfterSale } from '../testing/example-order.ts';
import { LineWays } from './line-ways.tsx';

beforeEach(() => {
  clearCart();
  $session.set(anonymousSession);
});
afterEach(() => {
  cleanup();
  $modal.set(null);
});

const delivered = (own = {}) => exampleOrder({ status: 'delivered', ...own });
const modelCall = 'GET /api/products/productmodel/kuura/';
const reviewCall = 'GET /api/reviews/own/';
function show(order = delivered(), line = order.lines[0], answers: Record<string, DoubleAnswer> = {}) {
  if (!line) throw new Error('no line');
  const service = serviceDouble({ 'POST /api/checkout/': silence(), ...answers });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <LineWays order={order} line={line} />
    </PageAt>,
  );
  return service;
}
/** The jacket's model as its page has it. */
const jacket = (inStock: number, own: object = {}, blocked_stock = false) => ({
  ...{ id: 1, is_public: true, campaign_only: false, on_order: false },
  products: [
    {
      ...{ id: 11, on_order: false, shipping_time: { string: '', number: 0, days: '' } },
      stock_data: { in_stock: inStock, blocked_stock, detailed_stocks: {}, has_stock_tekso_ids: [] },
    },
  ],
  ...own,
});
const buyAgain = () => userEvent.click(screen.getByRole('button', { name: /Buy again/ }));
const told = () => screen.getByRole('status').textContent;
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it('leads who bought it to the review, or to what was written, and no guest (REVIEW-19, AFTER-100)', async () => {
  const own: OwnReviewResponse = { has_bought: true, review: null };
  expect(show(undefined, undefined, { [reviewCall]: own }).callsOf(reviewCall)).toEqual([]);
  cleanup();
  $session.set({ ...anonymousSession, isAuthenticated: true, id: 7 });
  const service = show(undefined, undefined, { [reviewCall]: own });
  const link = await screen.findByRole('link', { name: /Write a review/ });
  expect(link.getAttribute('href')).toBe('/en/kaamos/kuura/#own-review');
  expect(service.callsOf(reviewCall)[0]?.query).toEqual({ model_id: 1 });
  cleanup();
  show(undefined, undefined, { [reviewCall]: { ...own, review: { rating: 9, status: 'pending' } } });
  expect((await screen.findByRole('link', { name: /Your review/ })).textContent).toContain('4.5 of 5 stars');
  cleanup();
  const other = show(undefined, undefined, { [reviewCall]: { has_bought: false, review: null } });
  await waitFor(() => expect(other.callsOf(reviewCall)).toHaveLength(1));
  expect(links().some((each) => each?.includes('own-review'))).toBe(false);
});

it('puts one piece into the cart once more, and shows it (AFTER-100)', async () => {
  show(undefined, undefined, { [modelCall]: jacket(3) });
  await buyAgain();
  expect($cart.get().products.map(({ productId, amount }) => [productId, amount])).toEqual([[11, 1]]);
  expect($modal.get()).toMatchObject({ name: 'added-to-cart' });
  expect(told()).toBe('It is in your cart.');
});

it('says that a product is sold out, sold in stores only, not sold any more or cannot be asked for, and adds nothing (AFTER-100)', async () => {
  const service = show(undefined, undefined, { [modelCall]: jacket(0) });
  await buyAgain();
  expect(told()).toContain('Sold out at the moment');
  expect(screen.getByRole('link', { name: 'See the product' }).getAttribute('href')).toBe('/en/kaamos/kuura/');
  service.answers[modelCall] = jacket(3, {}, true);
  await buyAgain();
  expect(told()).toContain('Sold in stores only, in this choice.');
  expect(screen.getByRole('link', { name: 'See the product' })).toBeTruthy();
  for (const gone of [jacket(3, { products: [] }), new ApiFailure(410, 'product_removed', 'Removed.')]) {
    service.answers[modelCall] = gone;
    await buyAgain();
    expect(told()).toBe('We do not sell it any more.');
  }
  service.answers[modelCall] = silence();
  await buyAgain();
  expect(told()).toContain('The shop does not answer right now.');
  expect($cart.get().products).toEqual([]);
});

it('says before it was sent that it can be withdrawn from already, and why nothing can be complained about (AFTER-100, AFTER-132)', () => {
  for (const status of ['processing', 'ready_for_packing'] as const) {
    show(exampleOrder({ status }));
    expect(screen.getByText(/You can withdraw from it already/)).toBeTruthy();
    expect(screen.getByText(/A fault can be told once it was sent/)).toBeTruthy();
    expect(links()).toEqual([]);
    cleanup();
  }
});

it('offers a complaint about what was sent and has not arrived, and nothing else (AFTER-132)', () => {
  for (const status of ['shipped', 'transported_to_pickuplocation', 'ready_for_pick_up'] as const) {
    show(exampleOrder({ status }));
    expect(screen.getByText(/You can withdraw from it already/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Damaged or missing/ }).getAttribute('href')).toContain('/en/reclamation/');
    expect(links()).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
  }
});

it('offers neither for a part of a set nor for what is not sold any more', () => {
  const [line] = delivered().lines;
  if (!line) throw new Error('no line');
  show(delivered(), { ...line, bundle: 'Ski package' });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  $session.set({ ...anonymousSession, isAuthenticated: true, id: 7 });
  show(delivered(), { ...line, path: '' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(links()).toHaveLength(2);
});

it('says when the last day to give it back was, and that a fault may still be told (LOOK-49)', () => {
  const { after_sale } = delivered();
  show(
    delivered({ after_sale: { ...after_sale, kind: null, return_until: '2026-10-01', complain_until: '2026-02-01' } }),
  );
  expect(screen.getByText(/1 October 2026/)).toBeTruthy();
  expect(screen.getByText(/at least until 1 February 2026/)).toBeTruthy();
  expect(links().filter((link) => link?.startsWith('/en/returns/'))).toEqual([]);
  expect(links().filter((link) => link?.startsWith('/en/reclamation/'))).toHaveLength(1);
});

it('says what became of a return, and offers a complaint only about what is still its buyer’s (AFTER-100, AFTER-121)', () => {
  const { after_sale } = delivered();
  const showPieces = (pieces: object) => {
    cleanup();
    show(delivered({ after_sale: { ...after_sale, lines: [lineAfterSale(11, 2, pieces)] } }));
  };
  showPieces({ on_way: 2 });
  expect(screen.getByText('A return was made for all of it.')).toBeTruthy();
  showPieces({ refused: 1, refunded: 1 });
  expect(screen.getByText('The return of it has been handled.')).toBeTruthy();
  expect(links()).toHaveLength(1);
  showPieces({ exchanged: 1, refunded: 1 });
  expect(screen.getByText('The return of it has been handled.')).toBeTruthy();
  expect(links()).toEqual([]);
});
