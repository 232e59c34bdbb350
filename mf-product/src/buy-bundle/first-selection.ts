import type { Variant } from 'mf-shared/contract';
import { initialSelection } from '../choose-variant/initial-selection.ts';
import type { Selection } from '../choose-variant/selection.ts';

/** What is chosen of a part when the page opens: every part begins as a product's page would. */
export const firstSelection = ({ products }: { products: readonly Variant[] }): Selection =>
  initialSelection(
    { products: [...products], on_order: false, promoted_colour: null },
    { query: new URLSearchParams(), rememberedSizes: [] },
  );
