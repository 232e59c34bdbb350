import type { Variant } from 'mf-shared/contract';
import { choiceValue, emptySelection, type Selection } from '../choose-variant/selection.ts';

/** The choices that lead to a variant. */
export function selectionOf(variant: Variant | undefined): Selection {
  if (!variant) return emptySelection;
  return {
    color: choiceValue(variant, 'color'),
    size: choiceValue(variant, 'size'),
    type: choiceValue(variant, 'type'),
  };
}
