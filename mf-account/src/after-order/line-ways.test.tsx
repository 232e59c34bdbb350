// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { $cart, $modal, $session, anonymousSession, clearCart } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exampleOrder } from '../testing/example-order.ts';
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
function show(order = delivered(), line = order.lines[0]) {
  if (!line) throw new Error('no line');
  render(
    <PageAt api={serviceDouble({ 'POST /api/checkout/': silence() }).api} packages={['mf-account']}>
      <LineWays order={order} line={line} />
    </PageAt>,
  );
}
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it('leads who has signed in to the review of what was bought (REVIEW-19)', () => {
  $session.set({ ...anonymousSession, isAuthenticated: true, id: 7 });
  show();
  expect(links()).toContain('/en/kaamos/kuura/#own-review');
  cleanup();
  $session.set(anonymousSession);
  show();
  expect(links().some((link) => link?.includes('own-review'))).toBe(false);
});

it('puts one piece into the cart once more, and shows it', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /Buy again/ }));
  expect($cart.get().products.map(({ productId, amount }) => [productId, amount])).toEqual([[11, 1]]);
  expect($modal.get()).toMatchObject({ name: 'added-to-cart' });
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

it('says when the last day to give it back was, and that a fault may still be told', () => {
  const { after_sale } = delivered();
  show(delivered({ after_sale: { ...after_sale, kind: null, return_until: '2026-10-01' } }));
  expect(screen.getByText(/1 October 2026/)).toBeTruthy();
  expect(links().filter((link) => link?.startsWith('/en/returns/'))).toEqual([]);
  expect(links().filter((link) => link?.startsWith('/en/reclamation/'))).toHaveLength(1);
});
