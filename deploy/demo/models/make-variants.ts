import { measuredScales, type SizeScale } from '../assortment/size-scales.ts';
import { addDays } from '../prices/day.ts';
import type { DemoPrice } from '../prices/make-price.ts';
import { shopPrice } from '../prices/shop-price.ts';
import { randomFor } from '../random.ts';
import { makeStock } from '../stock/make-stock.ts';
import type { DemoVariant } from './demo-model.ts';
import type { ModelDraft } from './model-draft.ts';

/** Variant ids are `model id × 100 + place`, so no model has more than a hundred. */
export const variantsPerModel = 100;

const typeValues: Record<NonNullable<ModelDraft['typeAxis']>, readonly string[]> = {
  'leg-length': ['leg-regular', 'leg-long'],
  'zip-side': ['zip-left', 'zip-right'],
  flex: ['flex-soft', 'flex-hard'],
};

export function makeVariants(draft: ModelDraft, price: DemoPrice, seed: number, today: string): DemoVariant[] {
  const random = randomFor(seed, 'variants', draft.id);
  const sizes = draft.sizes.length > 0 ? draft.sizes : [null];
  const types = draft.typeAxis ? typeValues[draft.typeAxis] : [null];
  const weight = draft.properties.find(({ slug }) => slug === 'weight')?.number ?? null;
  const isOnOrder = draft.stockMode === 'on-order';
  const isSupplied = !isOnOrder && random.chance(0.03);
  const colors = draft.colors.length > 0 ? draft.colors : [null];
  const variants: DemoVariant[] = [];
  for (const colorSlug of colors) {
    for (const [sizeSort, size] of sizes.entries()) {
      for (const typeSlug of types) {
        const place = variants.length;
        const id = draft.id * variantsPerModel + place;
        const stock = draft.by?.stock?.(colorSlug, size) ?? makeStock(draft.stockMode, random);
        const isIncoming = stock.length === 0 && random.chance(0.4);
        variants.push({
          id,
          sku: `${draft.id}-${String(place + 1).padStart(3, '0')}`,
          ean: ean13(id),
          colorSlug,
          size,
          sizeSort,
          typeSlug,
          sortOrder: place,
          onOrder: isOnOrder,
          blockedStock: draft.stockMode === 'normal' && random.chance(0.005),
          shippingTimeNumber: isOnOrder ? random.pick([10, 14, 21, 35]) : isSupplied ? 7 : 1,
          shippingDays: isOnOrder ? [10, 21] : isSupplied ? [5, 9] : [1, 3],
          incomingOn: isIncoming ? addDays(today, random.int(4, 60)) : null,
          incomingAmount: isIncoming ? random.int(4, 40) : 0,
          weightGrams: weight === null ? null : Math.round(weight * (0.92 + 0.03 * sizeSort)),
          stock,
          content: measuredScales.has(draft.leaf.sizes) ? size : null,
          price: priceOfSize(draft, price, sizeSort),
        });
      }
    }
  }
  if (variants.length > variantsPerModel) throw new Error(`Model ${draft.id} has ${variants.length} variants`);
  return variants;
}

/** What a size adds to the price of the smallest one. */
const sizeCosts: Partial<Record<SizeScale, number>> = {
  ropes: 0.15,
  mats: 0.15,
  cartridges: 0.5,
  waxes: 2,
  bottles: 0.7,
};

/** Ropes, mats and what is used up cost by their size, the model's price being the smallest one's. */
function priceOfSize(draft: ModelDraft, price: DemoPrice, sizeSort: number): DemoPrice | null {
  const cost = sizeCosts[draft.leaf.sizes];
  if (sizeSort === 0 || cost === undefined) return null;
  const times = 1 + cost * sizeSort;
  const scale = (minor: number) => shopPrice((minor / 100) * times);
  const regularMinor = scale(price.regularMinor);
  const activeMinor =
    price.activeMinor === price.regularMinor ? regularMinor : Math.min(scale(price.activeMinor), regularMinor - 100);
  return {
    regularMinor,
    activeMinor,
    clubMinor: price.clubMinor === null ? null : Math.min(scale(price.clubMinor), activeMinor - 100),
    discountFreeMinor: Math.max(
      regularMinor,
      price.discountFreeMinor > price.regularMinor ? scale(price.discountFreeMinor) : 0,
    ),
    endsAt: price.endsAt,
  };
}

function ean13(id: number): string {
  const digits = `64${String(id).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return digits + ((10 - (sum % 10)) % 10);
}
