/** The form's fields as texts, in the order in which it shows them: `'yes'` stands for a mark that is set. */
export const emptyComplaint = {
  salesChannel: 'S',
  orderNumber: '',
  email: '',
  productId: '',
  store: '',
  receipt: '',
  timeOfPurchase: '',
  'rows.0.manufacturer': '',
  'rows.0.model': '',
  'rows.0.color': '',
  'rows.0.size': '',
  noSize: '',
  'rows.0.price': '',
  discounted: '',
  'rows.0.used': '',
  'rows.0.complaint': '',
  wish: 'repair',
  customerName: '',
  phone: '',
  address: '',
  postNumber: '',
  city: '',
  targetStore: '',
  orderKey: '',
};

export type ComplaintName = keyof typeof emptyComplaint;
export type ComplaintValues = Readonly<Record<ComplaintName, string>>;

export const complaintNames = Object.keys(emptyComplaint) as ComplaintName[];

export const isFromWebShop = ({ salesChannel }: Pick<ComplaintValues, 'salesChannel'>): boolean => salesChannel === 'S';

/** What each field needs: an order of the web shop says the product, a purchase in a store is described (AFTER-66, AFTER-67). */
export function complaintRules(values: ComplaintValues) {
  const required = ['required'] as const;
  const bought = isFromWebShop(values)
    ? { orderNumber: required, productId: required }
    : {
        ...{ store: required, receipt: required, 'rows.0.manufacturer': required, 'rows.0.model': required },
        ...(values.noSize === 'yes' ? {} : { 'rows.0.size': required }),
      };
  return {
    ...bought,
    ...{ 'rows.0.complaint': required, customerName: required, phone: required },
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
  const { noSize, discounted, productId, orderKey, ...rest } = values;
  const isWeb = isFromWebShop(values);
  const form = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('rows.')));
  const proof = isWeb ? (orderKey ? { orderKey } : {}) : { orderNumber: '' };
  const row = {
    rowId: '1',
    manufacturer: values['rows.0.manufacturer'],
    model: values['rows.0.model'],
    color: values['rows.0.color'],
    size: values['rows.0.size'],
    noSize: noSize === 'yes',
    price: values['rows.0.price'] || '0',
    unitDiscount: discounted === 'yes',
    used: values['rows.0.used'],
    complaint: values['rows.0.complaint'],
    productId: isWeb && productId ? Number(productId) : null,
  };
  return { ...form, ...proof, rows: [row], ...keys };
}
