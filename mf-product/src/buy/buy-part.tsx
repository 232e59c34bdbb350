import { Suspense, useMemo } from 'react';
import { isGiftCard } from '../buy-gift-card/gift-card-amount.ts';
import type { ShownVariant } from '../choose-variant/orderable.ts';
import { LazyBundle, LazyGift, LazyGiftCard } from '../lib/lazy-parts.ts';
import { useValueAtom } from '../lib/use-value-atom.ts';
import { ProductBuyBox, type ProductBuyBoxProps } from './product-buy-box.tsx';

interface BuyPartProps extends ProductBuyBoxProps {
  /** A bundle's parts chosen together, or null while one is missing. */
  onCombine: (combined: ShownVariant | null) => void;
}

/** The buy box that the product takes: a gift card's, a gift campaign's, a bundle's, or the usual one. */
export function BuyPart({ onCombine, ...box }: BuyPartProps) {
  const { data, selection, choose, variant, extra } = box;
  const $choice = useValueAtom(
    useMemo(() => ({ selection, choose, variant, extra }), [selection, choose, variant, extra]),
  );
  // Made once: drawn anew before their code is there, these would lose the HTML that the server wrote.
  const special = useMemo(() => {
    const { model, campaign } = data;
    if (campaign) return <LazyGift model={model} campaign={campaign} $choice={$choice} />;
    if (isGiftCard(model.id)) return <LazyGiftCard model={model} />;
    return model.is_bundle ? <LazyBundle data={data} onCombine={onCombine} /> : null;
  }, [data, $choice, onCombine]);
  const boundary = useMemo(() => special && <Suspense>{special}</Suspense>, [special]);
  return boundary ?? <ProductBuyBox {...box} />;
}
