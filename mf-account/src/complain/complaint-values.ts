import { emptyRows, type RowName, rowIndexes, rowName } from '../forms/numbered-rows.ts';

/** The fields of one product, as texts: `'yes'` stands for a mark that is set. */
export const emptyProduct = {
  productId: '',
  manufacturer: '',
  model: '',
  color: '',
  size: '',
  noSize: '',
  price: '',
  discounted: '',
  used: '',
  complaint: '',
};
export type ProductField = keyof typeof emptyProduct;

const bought = {
  salesChannel: 'S',
  orderNumber: '',
  email: '',
  store: '',
  receipt: '',
  timeOfPurchase: '',
  /** How many products are shown. */
  count: '1',
};
const wished = {
  ...{ wish: 'repair', customerName: '', phone: '', address: '', postNumber: '', city: '', state: '', targetStore: '' },
  orderKey: '',
};

/** The form's fields in the order in which it shows them. */
export const emptyComplaint = { ...bought, ...emptyRows(emptyProduct), ...wished };
export type ComplaintName = keyof typeof bought | RowName<ProductField> | keyof typeof wished;
export type ComplaintValues = Readonly<Record<ComplaintName, string>>;

export const complaintNames = Object.keys(emptyComplaint) as ComplaintName[];

export const isFromWebShop = ({ salesChannel }: Pick<ComplaintValues, 'salesChannel'>): boolean => salesChannel === 'S';

/** What each field needs: an order of the web shop says the product, a purchase in a store is described (AFTER-66, AFTER-67). */
export function complaintRules(values: ComplaintValues) {
  const required = ['required'] as const;
  const isWeb = isFromWebShop(values);
  const rows = rowIndexes(values).flatMap((index) => {
    const described = values[rowName(index, 'noSize')] === 'yes' ? [] : (['size'] as const);
    const told: ProductField[] = isWeb ? ['productId'] : ['manufacturer', 'model', ...described];
    return [...told, 'complaint' as const].map((field) => [rowName(index, field), required]);
  });
  return {
    ...(isWeb ? { orderNumber: required } : { store: required, receipt: required }),
    ...Object.fromEntries(rows),
    ...{ customerName: required, phone: required },
    email: ['required', 'email'] as const,
  };
}

interface KeysOfForm {
  requestKey: string;
  draft: string;
  attachments: readonly string[];
}

/** The body of `POST /api/reclamations/`. */
export function complaintBody(values: ComplaintValues, keys: KeysOfForm) {
  const isWeb = isFromWebShop(values);
  const rows = rowIndexes(values).map((index) => {
    const of = (field: ProductField) => values[rowName(index, field)];
    return {
      ...{ rowId: String(index + 1), productId: isWeb && of('productId') ? Number(of('productId')) : null },
      ...{ manufacturer: of('manufacturer'), model: of('model'), color: of('color'), size: of('size') },
      ...{ noSize: of('noSize') === 'yes', price: of('price') || '0', unitDiscount: of('discounted') === 'yes' },
      ...{ used: of('used'), complaint: of('complaint') },
    };
  });
  const { salesChannel, orderNumber, email, store, receipt, timeOfPurchase, orderKey } = values;
  const { wish, customerName, phone, address, postNumber, city, state, targetStore } = values;
  const proof = isWeb ? { orderNumber, ...(orderKey ? { orderKey } : {}) } : { orderNumber: '' };
  return {
    ...{ salesChannel, ...proof, email, store, receipt, timeOfPurchase, rows },
    ...{ wish, customerName, phone, address, postNumber, city, state, targetStore, ...keys },
  };
}
