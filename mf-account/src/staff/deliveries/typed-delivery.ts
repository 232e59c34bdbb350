import type { DeliveryState } from 'mf-shared/contract';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { parseAmount } from '../parse-amount.ts';

const plain = ['price', 'free_from', 'days_from', 'days_to'] as const;
const deliveryTexts = { name: { place: 'names' }, description: { place: 'descriptions' } } as const;
export type DeliveryField = (typeof plain)[number] | LanguageField<typeof deliveryTexts>;
export const deliveryFields: readonly DeliveryField[] = [...plain, ...languageFields(deliveryTexts)];
export type TypedDelivery = Readonly<Record<DeliveryField, string>>;

/** The fields of a new one. */
export const emptyDelivery: TypedDelivery = {
  ...typeWords(deliveryTexts, { names: {}, descriptions: {} }),
  ...{ price: '', free_from: '', days_from: '1', days_to: '3' },
};

/** A way to deliver as its fields show it, in the staff's language. */
export function typeDelivery(state: DeliveryState, locale: string): TypedDelivery {
  const amount = (value: number) =>
    value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false });
  return {
    ...typeWords(deliveryTexts, state),
    price: amount(state.price),
    free_from: state.free_from === null ? '' : amount(state.free_from),
    ...{ days_from: String(state.days_from), days_to: String(state.days_to) },
  };
}

/** What the fields describe, or the name of a field that cannot be read. Whether it is offered is not among them. */
export function readDelivery(typed: TypedDelivery): Omit<DeliveryState, 'is_active'> | DeliveryField {
  const price = readAmount(typed.price);
  if (price === null) return 'price';
  const free_from = typed.free_from === '' ? null : readAmount(typed.free_from);
  if (free_from === null && typed.free_from !== '') return 'free_from';
  for (const name of ['days_from', 'days_to'] as const) if (!/^\d{1,3}$/.test(typed[name])) return name;
  return {
    ...{ price, free_from, ...readWords(deliveryTexts, typed) },
    ...{ days_from: Number(typed.days_from), days_to: Number(typed.days_to) },
  };
}

/** A sum of money, nothing among them; null where it is none. */
const readAmount = (typed: string): number | null => parseAmount(typed) ?? (/^0+([.,]0{1,2})?$/.test(typed) ? 0 : null);
