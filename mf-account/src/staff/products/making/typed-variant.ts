import type { ProductPrice, StaffVariant, VariantFacts } from 'mf-shared/contract';
import { parseAmount } from '../../parse-amount.ts';

export const variantFields = [
  ...(['is_active', 'size', 'colour', 'type', 'ean', 'regular', 'active', 'club'] as const),
  ...(['on_order', 'days_from', 'days_to', 'weight_grams', 'content'] as const),
] as const;
export type VariantField = (typeof variantFields)[number];
type TypedVariant = Readonly<Record<VariantField, string>>;

/** A variant as its fields show it, amounts as the staff's language writes them. */
export function typeVariant(variant: StaffVariant, locale: string): TypedVariant {
  const amount = (value: number | null | undefined) =>
    value?.toLocaleString(locale, { minimumFractionDigits: 2, useGrouping: false }) ?? '';
  const yes = (is: boolean) => (is ? 'yes' : '');
  return {
    ...{ is_active: yes(variant.is_active), size: variant.size, colour: variant.colour ?? '' },
    ...{ type: variant.type ?? '', ean: variant.ean },
    ...{ regular: amount(variant.price?.regular), active: amount(variant.price?.active) },
    ...{ club: amount(variant.price?.club), on_order: yes(variant.on_order) },
    ...{ days_from: String(variant.days_from), days_to: String(variant.days_to) },
    weight_grams: variant.weight_grams === null ? '' : String(variant.weight_grams),
    content: variant.content,
  };
}

/** The variant that the fields describe, or the name of a field that cannot be read. */
export function readVariant(typed: TypedVariant): (VariantFacts & { price: ProductPrice | null }) | VariantField {
  const price = readPrice(typed);
  if (typeof price === 'string') return price;
  for (const name of ['days_from', 'days_to'] as const) if (!/^\d{1,3}$/.test(typed[name])) return name;
  if (!/^\d{0,7}$/.test(typed.weight_grams)) return 'weight_grams';
  return {
    ...{ is_active: typed.is_active !== '', size: typed.size, colour: typed.colour || null, type: typed.type || null },
    ...{ ean: typed.ean, on_order: typed.on_order !== '', content: typed.content, price },
    ...{ days_from: Number(typed.days_from), days_to: Number(typed.days_to) },
    weight_grams: typed.weight_grams === '' ? null : Number(typed.weight_grams),
  };
}

/** Null where no amount is typed; without a price of now it is the regular one. */
function readPrice({ regular, active, club }: TypedVariant): ProductPrice | null | VariantField {
  if (regular === '' && active === '' && club === '') return null;
  const amounts = { regular: parseAmount(regular), active: parseAmount(active || regular), club: parseAmount(club) };
  if (amounts.regular === null) return 'regular';
  if (amounts.active === null) return 'active';
  if (club !== '' && amounts.club === null) return 'club';
  return { regular: amounts.regular, active: amounts.active, club: amounts.club };
}
