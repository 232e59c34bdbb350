import { parseStoredCart } from 'mf-shared/rules/cart/parse-stored-cart';
import { $cart, changeCart, isCartEmpty } from 'mf-shared/stores';

const start = 'havu-cart:';

/**
 * Carries the cart into the next document where the browser forbids storage: in the window's name, which is written when a
 * navigation to another document of the shop begins and emptied when it fails, so that no other origin reads it. Products and sets
 * only: codes, gift cards and wishes are left out (record 51).
 */
export function carryCart(page: Window = window): void {
  const carried = page.name.startsWith(start) ? parseStoredCart(page.name.slice(start.length)) : null;
  if (carried) page.name = '';
  if (carried && isCartEmpty($cart.get()))
    changeCart((cart) => ({ ...cart, products: carried.products, bundles: carried.bundles }));
  const { navigation } = page;
  navigation?.addEventListener('navigate', ({ destination }) => {
    // Within the document nothing has to be carried.
    if (destination.sameDocument) return;
    const { products, bundles } = $cart.get();
    const isOurs = new URL(destination.url).origin === page.location.origin;
    page.name = isOurs ? start + JSON.stringify({ products, bundles }) : '';
  });
  navigation?.addEventListener('navigateerror', () => {
    page.name = '';
  });
}
