import { returnReasonsOf } from 'mf-shared/rules/return-reasons';

/** Products of one form; more go on another one. */
export const mostProducts = 10;

/** Of one product, as texts: `'yes'` stands for a mark that is set. */
const emptyProduct = { model: '', color: '', size: '', noSize: '', amount: '1', price: '', reason: '' };
export type ProductField = keyof typeof emptyProduct;
const productFields = Object.keys(emptyProduct) as ProductField[];

const emptyForm = {
  store: '',
  receipt: '',
  timeOfPurchase: '',
  /** How many products are shown. */
  count: '1',
  payout: 'store',
  accountHolder: '',
  iban: '',
  name: '',
  email: '',
  phone: '',
  returnStore: '',
  message: '',
};

type RowName = `rows.${number}.${ProductField}`;
export type StoreReturnName = keyof typeof emptyForm | RowName;
export type StoreReturnValues = Readonly<Record<StoreReturnName, string>>;

export const rowName = (index: number, field: ProductField): RowName => `rows.${index}.${field}`;
const indexes = Array.from({ length: mostProducts }, (_, index) => index);

/** In the order in which the form shows them. */
export const emptyStoreReturn = Object.fromEntries([
  ...Object.entries(emptyForm).slice(0, 4),
  ...indexes.flatMap((index) => productFields.map((field) => [rowName(index, field), emptyProduct[field]])),
  ...Object.entries(emptyForm).slice(4),
]) as StoreReturnValues;
export const storeReturnNames = Object.keys(emptyStoreReturn) as StoreReturnName[];

/** `rows.3.model` → `model`. */
export const labelOf = (name: StoreReturnName): string => name.replace(/^rows\.\d+\./, '');

export const countOf = ({ count }: StoreReturnValues): number =>
  Math.min(mostProducts, Math.max(1, Math.floor(Number(count)) || 1));

/** What a product must have is known once its size is (AFTER-38). */
export const reasonsFor = (values: StoreReturnValues, index: number) =>
  returnReasonsOf({
    size: values[rowName(index, 'noSize')] === 'yes' ? '' : 'any',
    color: values[rowName(index, 'color')] ?? '',
  });

/** What each field needs. */
export function storeReturnRules(values: StoreReturnValues) {
  const required = ['required'] as const;
  const rows = indexes.slice(0, countOf(values)).flatMap((index) => {
    const needed: ProductField[] = ['model', 'price', 'reason'];
    if (values[rowName(index, 'noSize')] !== 'yes') needed.push('size');
    return needed.map((field) => [rowName(index, field), required]);
  });
  return {
    ...{ store: required, receipt: required, timeOfPurchase: required, ...Object.fromEntries(rows) },
    ...(values.payout === 'bank' ? { accountHolder: required, iban: required } : {}),
    ...{ name: required, email: ['required', 'email'] as const, phone: required },
  };
}

/** The form without one of its products: those behind it move up. */
export function withoutProduct(values: StoreReturnValues, gone: number): StoreReturnValues {
  const moved = indexes.flatMap((index) =>
    productFields.map((field) => {
      const from = index < gone ? index : index + 1;
      return [rowName(index, field), values[rowName(from, field)] ?? emptyProduct[field]];
    }),
  );
  return { ...values, ...Object.fromEntries(moved), count: String(countOf(values) - 1) };
}

interface KeysOfForm {
  requestKey: string;
  draft: string;
  attachments: readonly string[];
}

/** The body of `POST /api/store-returns/`. */
export function storeReturnBody(values: StoreReturnValues, keys: KeysOfForm) {
  const rows = indexes.slice(0, countOf(values)).map((index) => {
    const of = (field: ProductField) => values[rowName(index, field)];
    const isWithoutSize = of('noSize') === 'yes';
    return {
      ...{ model: of('model'), color: of('color'), size: isWithoutSize ? '' : of('size'), noSize: isWithoutSize },
      ...{ amount: Number(of('amount')) || 1, price: of('price'), reason: of('reason') },
    };
  });
  const { store, receipt, timeOfPurchase, payout, accountHolder, iban, name, email, phone, returnStore, message } =
    values;
  const account = payout === 'bank' ? { accountHolder, iban } : {};
  return {
    ...{ store, receipt, timeOfPurchase, rows, payout, ...account, name, email, phone, returnStore, message },
    ...keys,
  };
}
