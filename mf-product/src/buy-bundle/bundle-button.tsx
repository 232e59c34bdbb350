import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { missingChoices } from '../choose-variant/change-selection.ts';
import type { OutReason } from '../choose-variant/orderable.ts';
import { emptySelection, type Selection } from '../choose-variant/selection.ts';
import type { BundlePart } from './part-choices.tsx';
import { partId } from './pre-hydration-choices.ts';

interface BundleButtonProps {
  parts: readonly BundlePart[];
  selections: readonly Selection[];
  /** Why it cannot be had; empty where it can. */
  out: OutReason | '';
  /** It is not delivered to the buyer's country. */
  isCountryBlocked: boolean;
  onBuy: () => void;
}

/**
 * Names the first choice that is missing and leads to its part; adds when every part has a variant (BUNDLE-2,
 * PRODUCT-48).
 */
export function BundleButton({ parts, selections, out, isCountryBlocked, onBuy }: BundleButtonProps) {
  const text = useText('mf-product');
  const missing = parts
    .map((part, index) => ({
      part,
      choice: missingChoices({ products: [...part.products] }, selections[index] ?? emptySelection)[0],
    }))
    .find(({ choice }) => choice);
  if (missing?.choice)
    return (
      <Button look="action" isWide onClick={() => leadToPart(missing.part.id)}>
        {text(`buy.select_${missing.choice}`)}
      </Button>
    );
  return (
    <Button look="action" isWide disabled={out !== '' || isCountryBlocked} onClick={onBuy}>
      {text(`buy.${out || 'add'}`)}
    </Button>
  );
}

function leadToPart(id: number): void {
  const place = document.getElementById(partId(id));
  place?.scrollIntoView({ block: 'center' });
  const empty = [...(place?.querySelectorAll('select') ?? [])].find(({ value }) => value === '');
  empty?.focus();
}
