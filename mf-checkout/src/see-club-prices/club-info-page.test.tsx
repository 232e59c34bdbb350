// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { $session, anonymousSession, clearCart, setAmount } from 'mf-shared/stores';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectTo, putInCart, renderInShop, TestService } from '../testing/shop.tsx';
import { ClubInfoPage } from './club-info-page.tsx';

let service: TestService;

beforeEach(() => {
  service = new TestService();
  putInCart(1, 2);
});
afterEach(() => {
  cleanup();
  clearCart();
  $session.set(anonymousSession);
});

const open = async () => {
  await connectTo(service);
  renderInShop(service, <ClubInfoPage />);
};

it('shows a visitor the cart at both prices, and ways to sign in, join or go on', async () => {
  service.rows = { 1: { price: { active: 269.9, regular: 299.9, reference: null, club: 239.9, type: 'club' } } };
  await open();
  expect(await screen.findByText('You would pay 60 € less.')).toBeTruthy();
  const ways = ['Sign in', 'Join the club', 'Go on without joining'].map((name) => screen.getByRole('link', { name }));
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([
    '/en/accounts/login/?next=/en/checkout/',
    '/en/accounts/register/',
    '/en/checkout/',
  ]);
});

it('tells a member what has the club price, and asks for nothing', async () => {
  service.rows = { 1: { price: { active: 239.9, regular: 299.9, reference: null, club: 239.9, type: 'club' } } };
  await open();
  act(() => $session.set({ ...anonymousSession, id: 7, isAuthenticated: true, isClubMember: true }));
  expect(screen.getByText(/^You already pay the club price for/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Join the club' })).toBeNull();
});

it('says so where no product has a club price', async () => {
  service.rows = { 1: { price: { active: 20, regular: 20, reference: null, club: null, type: 'normal' } } };
  await open();
  act(() => void setAmount(1, 1));
  expect(screen.getByText('No product in your cart has a club price right now.')).toBeTruthy();
});
