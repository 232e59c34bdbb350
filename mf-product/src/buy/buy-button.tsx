import { useStore } from '@nanostores/react';
import type { ProductModel, Variant } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { $buyingMode, showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Suspense } from 'react';
import { focusChoice } from '../choose-variant/focus-choice.ts';
import type { Selection } from '../choose-variant/selection.ts';
import { LazyModeButton } from '../lib/lazy-parts.ts';
import { useTrackAdded } from '../lib/use-track-added.ts';
import { addToCart } from './add-to-cart.ts';
import { buttonState } from './button-label.ts';

interface BuyButtonProps {
  model: ProductModel;
  selection: Selection;
  variant: Variant | null;
  isCountryBlocked?: boolean | undefined;
  /** Written after "Add to cart" where the choices are out of sight: the size. */
  detail?: string | null | undefined;
}

/**
 * Says what is missing and leads there; adds when all is chosen; is disabled when sold out or sold in stores only
 * (PRODUCT-48, PRODUCT-49, AVAIL-11).
 */
export function BuyButton({ model, selection, variant, isCountryBlocked, detail }: BuyButtonProps) {
  const text = useText('mf-product');
  const trackAdded = useTrackAdded();
  const { taxAreaId } = usePageConfig();
  const mode = useStore($buyingMode, { ssr: 'initial' });
  const state = buttonState(model, selection);

  if (state.kind === 'select')
    return (
      <Button look="action" isWide onClick={() => focusChoice(state.choice)}>
        {text(`buy.select_${state.choice}`)}
      </Button>
    );
  if (mode.kind !== 'normal' && variant)
    return (
      <Suspense>
        <LazyModeButton {...{ model, variant, isCountryBlocked }} />
      </Suspense>
    );
  const out = state.kind === 'out' ? state.out : '';
  const add = () => {
    if (!variant) return;
    if (addToCart(model, variant, taxAreaId) === 'frozen') return showToast('warning', text('buy.frozen'));
    trackAdded('product', model.id, variant.id);
  };
  return (
    <Button look="action" isWide disabled={out !== '' || isCountryBlocked} onClick={add}>
      {out ? text(`buy.${out}`) : [text('buy.add'), detail].filter(Boolean).join(' · ')}
    </Button>
  );
}
