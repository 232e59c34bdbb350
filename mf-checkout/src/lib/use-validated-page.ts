import { useStore } from '@nanostores/react';
import { $cart, isCartEmpty, setCartPage, track, validateCart } from 'mf-shared/stores';
import { useEffect } from 'react';

/** The wait after a change in another tab, as after one here (CART-66): that tab asks too, and its answer comes to all. */
const otherTabMs = 2000;

/**
 * A page that stands on the validated cart: validates when it opens, and again when another tab changed the cart and its
 * answer does not come (this tab's own changes ask by themselves).
 */
export function useValidatedPage(pageName: 'cart' | 'checkout'): void {
  const { status } = useStore($cart, { ssr: 'initial' });
  useEffect(() => {
    setCartPage(pageName);
    track({ name: 'page', page: pageName, step: pageName === 'cart' ? 1 : 2 });
    void validateCart();
  }, [pageName]);
  useEffect(() => {
    if (status !== 'UNSET') return;
    const timer = setTimeout(() => {
      const cart = $cart.get();
      if (cart.status === 'UNSET' && !isCartEmpty(cart)) void validateCart();
    }, otherTabMs);
    return () => clearTimeout(timer);
  }, [status]);
}
