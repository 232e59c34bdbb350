import type { ProductModel, TaxAreaPrices, Variant } from 'mf-shared/contract';
import type { Availability } from 'mf-shared/rules/availability';
import { firstSelection } from '../buy-bundle/first-selection.ts';
import { partsAvailability } from '../buy-bundle/parts-availability.ts';
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
  const isWhole = variants.length > 0 && variants.length === chosen.length;
  return { variants, availability: isWhole ? partsAvailability(variants) : 'sold-out' };
}
