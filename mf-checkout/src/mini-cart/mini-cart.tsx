import { useStore } from '@nanostores/react';
import { useHref } from 'mf-shared/router';
import { $isMiniCartReady, $miniCart } from 'mf-shared/stores';
import { useEffect } from 'react';
import { useLatePanel } from '../connect/use-late-panel.ts';

const loadPanel = () =>
  import(/* webpackChunkName: "mini-cart-panel" */ './mini-cart-panel.tsx').then((module) => module.MiniCartPanel);

/** Stands from the start and tells the header so; the panel comes when it is needed. Without it the cart button leads to the checkout. */
export function MiniCart() {
  const href = useHref();
  const { isOpen } = useStore($miniCart, { ssr: 'initial' });
  const Panel = useLatePanel(loadPanel, isOpen, () => location.assign(href('/checkout/')));
  useEffect(() => {
    $isMiniCartReady.set(true);
    return () => $isMiniCartReady.set(false);
  }, []);
  return Panel && <Panel />;
}
