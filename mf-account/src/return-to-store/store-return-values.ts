import { returnReasonsOf } from 'mf-shared/rules/return-reasons';
import { emptyRows, type RowName, rowIndexes, rowName } from '../forms/numbered-rows.ts';

/** The fields of one product, as texts. `'yes'` stands for a box that is checked. */
export const emptyProduct = { model: '', color: '', size: '', noSize: '', amount: '1', price: '', reason: '' };
export type ProductField = keyof typeof emptyProduct;

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

export type StoreReturnName = keyof typeof emptyForm | RowName<ProductField>;
export type StoreReturnValues = Readonly<Record<StoreReturnName, string>>;

/** In the order in which the form shows them. */
export const emptyStoreReturn = Object.fromEntries([
  ...Object.entries(emptyForm).slice(0, 4),
  ...Object.entries(emptyRows(emptyProduct)),
  ...Object.entries(emptyForm).slice(4),
]) as StoreReturnValues;
export const storeReturnNames = Object.keys(emptyStoreReturn) as StoreReturnName[];

/** What a product must have is known once its size is (AFTER-38). */
export const reasonsFor = (values: StoreReturnValues, index: number) =>
  returnReasonsOf({
    size: values[rowName(index, 'noSize')] === 'yes' ? '' : 'any',
    color: values[rowName(index, 'color')] ?? '',
  });

/** What each field needs. */
export function storeReturnRules(values: StoreReturnValues) {
  const required = ['required'] as const;
  const rows = rowIndexes(values).flatMap((index) => {
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

interface KeysOfForm {
  requestKey: string;
  draft: string;
  attachments: readonly string[];
}

/** The body of `POST /api/store-returns/`. */
export function storeReturnBody(values: StoreReturnValues, keys: KeysOfForm) {
  const rows = rowIndexes(values).map((index) => {
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
