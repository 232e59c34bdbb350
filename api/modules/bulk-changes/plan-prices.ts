import type { BulkChange, BulkRefusal } from 'mf-shared/contract';
import { divideRounded, toMinor } from 'mf-shared/rules/minor-units';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import type { StoredPrices } from '../staff-products/product-sections.ts';
import { withEnding } from './price-ending.ts';

type PriceRow = StoredPrices['prices'][number];
type Computed = Extract<BulkChange, { how: string }>;
export type PriceChange = Exclude<BulkChange, { kind: 'visibility' }>;

const wholeBasis = 10_000;

/** What a change makes of the prices of a product with its variants, in cents, or why it is left as it is (STAFF-43). */
export function planPrices(change: PriceChange, before: StoredPrices | null): StoredPrices | BulkRefusal {
  if (!before) return 'no_price';
  const isSet = 'how' in change && change.how === 'set';
  if (isSet && before.prices.some(({ tax_area_id }) => tax_area_id !== baseTaxAreaId)) return 'area_prices';
  const prices: PriceRow[] = [];
  for (const row of before.prices) {
    const planned = planRow(change, row);
    if (typeof planned === 'string') return planned;
    prices.push(planned);
  }
  if (JSON.stringify(prices) === JSON.stringify(before.prices)) return 'unchanged';
  return statedPrices(prices);
}

/** The product's own price stands first, and is what the log tells. */
export function statedPrices(prices: readonly PriceRow[]): StoredPrices {
  const own = prices.find((row) => row.variant_id === null && row.tax_area_id === baseTaxAreaId) ?? prices[0];
  const { regular_minor = 0, active_minor = 0, club_minor = null } = own ?? {};
  return { regular_minor, active_minor, club_minor, prices: [...prices] };
}

function planRow(change: PriceChange, row: PriceRow): PriceRow | BulkRefusal {
  if (change.kind === 'end_campaign') return { ...row, active_minor: row.regular_minor, ends_at: null };
  const minor = computed(change, row.regular_minor);
  if (minor <= 0) return 'below_zero';
  if (change.kind === 'campaign')
    return minor < row.regular_minor ? { ...row, active_minor: minor, ends_at: momentOf(change.until) } : 'not_lower';
  const isOffer = row.active_minor < row.regular_minor;
  if (isOffer && minor < row.active_minor) return 'below_offer';
  return {
    ...row,
    ...{ regular_minor: minor, discount_free_minor: minor },
    ...(!isOffer && { active_minor: minor }),
  };
}

/** A price that is set is what was typed; others are shares of what stood there, with an ending. */
function computed({ how, value, ending }: Computed, minor: number): number {
  if (how === 'set') return toMinor(value);
  const share = Math.round(value * 100);
  const left = divideRounded(minor * (how === 'raise' ? wholeBasis + share : wholeBasis - share), wholeBasis);
  return left <= 0 ? left : withEnding(left, ending);
}

const momentOf = (written: string | null): string | null => written && new Date(written).toISOString();
