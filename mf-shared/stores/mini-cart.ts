import { atom } from 'nanostores';

/** Whether the mini-cart is open. The header's cart button sets it; the mini-cart application shows it. */
export const $miniCart = atom<{ isOpen: boolean }>({ isOpen: false });

export function openMiniCart(): void {
  $miniCart.set({ isOpen: true });
}

export function closeMiniCart(): void {
  $miniCart.set({ isOpen: false });
}

/** True from when the application stands: until then the header's cart button is a plain link to the checkout. */
export const $isMiniCartReady = atom(false);
