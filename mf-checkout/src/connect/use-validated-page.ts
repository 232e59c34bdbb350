import { useStore } from '@nanostores/react';
import { $cart, isCartEmpty, requestCartValidation, setCartPage, validateCart } from 'mf-shared/stores';
import { useEffect } from 'react';

/**
 * A page that stands on the validated cart: validates when it opens, and again when another tab changed the cart
 * (this tab's own changes ask by themselves).
 */
export function useValidatedPage(pageName: 'cart' | 'checkout'): void {
  const { status } = useStore($cart, { ssr: 'initial' });
  useEffect(() => {
    setCartPage(pageName);
    void validateCart();
  }, [pageName]);
  useEffect(() => {
    const cart = $cart.get();
    if (status === 'UNSET' && cart.status === 'UNSET' && !isCartEmpty(cart)) requestCartValidation();
  }, [status]);
}
