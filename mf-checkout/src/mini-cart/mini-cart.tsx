import { useStore } from '@nanostores/react';
import { useHref } from 'mf-shared/router';
import { $isMiniCartReady, $miniCart } from 'mf-shared/stores';
import { useLazyPart } from 'mf-shared/ui/lazy/use-lazy-part.ts';
import { useLayoutEffect } from 'react';

const loadPanel = () =>
  import(/* webpackChunkName: "mini-cart-panel" */ './mini-cart-panel.tsx').then((module) => module.MiniCartPanel);

/**
 * Stands from the start and tells the header so; the panel comes when it is needed. Without it the cart button leads to
 * the checkout.
 */
export function MiniCart() {
  const href = useHref();
  const { isOpen } = useStore($miniCart, { ssr: 'initial' });
  const { Part: Panel } = useLazyPart(loadPanel, isOpen, {
    isPreloaded: true,
    onFailure: () => location.assign(href('/checkout/')),
  });
  // Told before the browser paints: told from a passive effect of this root, the page's root would draw in the middle of
  // a commit that React had put off, and fail (React error 177).
  useLayoutEffect(() => {
    $isMiniCartReady.set(true);
    return () => $isMiniCartReady.set(false);
  }, []);
  return Panel && <Panel />;
}
