import type { Variant } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Dialog } from 'mf-shared/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { chosenVariant } from '../choose-variant/chosen-variant.ts';
import { outReason } from '../choose-variant/orderable.ts';
import { choiceValue, emptySelection, type Selection } from '../choose-variant/selection.ts';
import styles from './bundles.module.css';
import { type BundlePart, PartChoices } from './part-choices.tsx';
import { partsAvailability } from './parts-availability.ts';

interface BundleDialogProps {
  isOpen: boolean;
  name: string;
  price: number;
  /** The main product first. */
  parts: readonly BundlePart[];
  /** The main product's variant that is chosen on the page. */
  chosen: Variant | null;
  onClose: () => void;
  onBuy: (variants: readonly Variant[]) => void;
}

/** Chooses every part of a bundle; each begins at its first variant (BUNDLE-10, NAV-42). */
export function BundleDialog({ isOpen, name, price, parts, chosen, onClose, onBuy }: BundleDialogProps) {
  const text = useText('mf-product');
  const config = usePageConfig();
  const [selections, setSelections] = useState(() =>
    parts.map(({ products }, index) => selectionOf(index === 0 && chosen ? chosen : products[0])),
  );
  const variants = parts.map(({ products }, index) => {
    const selection = selections[index];
    return selection ? chosenVariant({ products: [...products] }, selection) : null;
  });
  const whole = variants.filter((variant) => variant !== null);
  const isMissing = whole.length < parts.length;
  const out = outReason(partsAvailability(whole));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      width="narrow"
      foot={
        <Button look="action" isWide disabled={isMissing || out !== ''} onClick={() => onBuy(whole)}>
          {out
            ? text(`buy.${out}`)
            : isMissing
              ? text('bundle.choose')
              : `${text('bundle.buy')} · ${formatPrice(price, config)}`}
        </Button>
      }
    >
      <div className={styles.parts}>
        {parts.map((part, index) => (
          <PartChoices
            key={part.id}
            part={part}
            selection={selections[index] ?? selectionOf(undefined)}
            onChange={(selection) => setSelections(selections.with(index, selection))}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** The choices that lead to a variant. */
function selectionOf(variant: Variant | undefined): Selection {
  if (!variant) return emptySelection;
  return {
    color: choiceValue(variant, 'color'),
    size: choiceValue(variant, 'size'),
    type: choiceValue(variant, 'type'),
  };
}
