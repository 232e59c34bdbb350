// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { QuickAdd as QuickAddAnswer } from 'mf-shared/contract';
import { $cart, clearCart } from 'mf-shared/stores';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectTo, putInCart, renderInShop, TestService } from '../testing/shop.tsx';
import { QuickAdd } from './quick-add.tsx';

const offer = (variantId: number, name: string): QuickAddAnswer[number] => ({
  variantId,
  product: {
    ...{
      id: variantId * 10,
      name,
      manufacturer: 'Routa',
      slug: 'x',
      path: `/routa/x/${variantId}/`,
      image: '/media/x',
    },
    price: { active: 12.9, reference: null, type: 'normal', percentage: null, club: null },
    ...{ colors: [], shortDescription: '', type: { name: 'Care' } },
  },
});

let service: TestService;
beforeEach(async () => {
  service = new TestService();
  putInCart(1);
  await connectTo(service);
});
afterEach(() => {
  cleanup();
  clearCart();
});

it('one press adds a product, and what is in the cart is not offered (CONF-47)', async () => {
  service.answers.set('/api/quick-add/', () => [offer(1, 'Known'), offer(7, 'Wax'), offer(8, 'Soap')]);
  renderInShop(service, <QuickAdd />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add Wax to the cart' }));
  expect($cart.get().products.at(-1)).toMatchObject({ productId: 7, amount: 1, priceActive: 12.9, modelId: 70 });
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Add Soap to the cart']);
  expect(document.activeElement?.textContent).toBe('Need anything else?');
});

it('without products, or where the service fails, nothing is shown (CONF-47)', async () => {
  const { container } = renderInShop(service, <QuickAdd />);
  await expect.poll(() => service.callsTo('/api/quick-add/')).toBe(1);
  expect(container.innerHTML).toBe('');
});
