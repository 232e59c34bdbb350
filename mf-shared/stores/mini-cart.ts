import { atom } from 'nanostores';

const patienceMs = 2000;

/** Whether the mini-cart is open. The header's cart button sets it; the mini-cart application shows it. */
export const $miniCart = atom<{ isOpen: boolean }>({ isOpen: false });

/** True from when the application stands: until then the header's cart button is a plain link to the checkout. */
export const $isMiniCartReady = atom(false);

export function openMiniCart(): void {
  $miniCart.set({ isOpen: true });
}

export function closeMiniCart(): void {
  $miniCart.set({ isOpen: false });
}

/** Shows what was just put into the cart: in the mini-cart or, where none comes within two seconds, `elsewhere`. */
export function showCart(elsewhere: () => void): void {
  openMiniCart();
  if ($isMiniCartReady.get()) return;
  setTimeout(() => {
    if ($isMiniCartReady.get() || !$miniCart.get().isOpen) return;
    closeMiniCart();
    elsewhere();
  }, patienceMs);
}
