import { useStore } from '@nanostores/react';
import { $modal, closeModal } from 'mf-shared/stores';
import { useLazyPart } from 'mf-shared/ui/lazy/use-lazy-part.ts';

const loadPanel = () =>
  import(/* webpackChunkName: "added-panel" */ './added-panel.tsx').then((module) => module.AddedPanel);

/** Stands from the start; the dialog comes when it is needed. Without it the product is in the cart all the same. */
export function AddedToCart() {
  const modal = useStore($modal, { ssr: 'initial' });
  const { Part: Panel } = useLazyPart(loadPanel, modal?.name === 'added-to-cart', {
    isPreloaded: true,
    onFailure: closeModal,
  });
  return Panel && <Panel />;
}
