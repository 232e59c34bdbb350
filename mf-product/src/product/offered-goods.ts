import type { ProductModel, TaxAreaPrices, Variant } from 'mf-shared/contract';
import type { Availability } from 'mf-shared/rules/availability';
import { asVariant, combinedVariant } from '../buy-bundle/combined-variant.ts';
import { firstSelection } from '../buy-bundle/first-selection.ts';
import { chosenVariant } from '../choose-variant/chosen-variant.ts';
import { variantAvailability } from '../choose-variant/orderable.ts';
import type { Selection } from '../choose-variant/selection.ts';
import { pricesFor } from '../choose-variant/variant-prices.ts';

/** What the page offers as it opens. */
export interface OfferedNow {
  prices: TaxAreaPrices | null;
  availability: Availability;
  /** What goes into the parcel: the chosen variant, or those of a bundle. */
  variants: readonly Variant[];
}

/** The offer of the page as it opens: of the variant that it has chosen, or of a bundle’s parts together (BUNDLE-2 to BUNDLE-6). */
export function offeredNow(model: ProductModel, selection: Selection, taxAreaId: number): OfferedNow {
  if (model.is_bundle) return { prices: pricesFor(model, null, taxAreaId), ...bundleNow(model) };
  const variant = chosenVariant(model, selection);
  return {
    prices: pricesFor(model, variant, taxAreaId),
    availability: variant ? variantAvailability(variant, model) : 'sold-out',
    variants: variant ? [variant] : [],
  };
}

function bundleNow(model: ProductModel): Pick<OfferedNow, 'availability' | 'variants'> {
  const chosen = model.bundle_models.map((part) => chosenVariant(part, firstSelection(part)));
  const variants = chosen.filter((variant) => variant !== null);
  const combined = combinedVariant(model.id, chosen);
  const one = combined && asVariant(combined, variants);
  return { variants, availability: one ? variantAvailability(one, { on_order: false }) : 'sold-out' };
}
