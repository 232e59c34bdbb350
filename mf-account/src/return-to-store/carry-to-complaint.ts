import { keepForm, readKeptForm } from '../cases/kept-form.ts';
import { type ComplaintName, emptyComplaint, emptyProduct, type ProductField } from '../complain/complaint-values.ts';
import { rowIndexes, rowName } from '../forms/numbered-rows.ts';
import type { StoreReturnValues } from './store-return-values.ts';

/**
 * Puts what was typed about a receipt into the complaint's form, in this tab's storage and in no address: the purchase, its
 * faulty products, the buyer, and the photographs. The account that money is transferred to stays out.
 * @param draft owns the photographs, which both forms show until one of them is sent
 */
export function carryToComplaint(values: StoreReturnValues, draft: string): void {
  const kept = readKeptForm('complaint');
  const isBegun = kept.values.receipt === values.receipt;
  const before = isBegun ? kept.values : {};
  // A complaint that was begun about the receipt may have photographs of its own.
  const own = isBegun ? kept : { ...kept, draft };
  keepForm('complaint', { ...own, values: { ...emptyComplaint, ...before, ...complaintOf(values, before) } });
}

type Typed = Readonly<Partial<Record<string, string>>>;

/** @param before what the form had of the same receipt: words that only a complaint has are kept */
function complaintOf(values: StoreReturnValues, before: Typed): Typed {
  const isFaulty = (index: number) => values[rowName(index, 'reason')] === 'faulty';
  const faulty = rowIndexes(values).filter(isFaulty);
  const rows = faulty.flatMap((from, index) => {
    const typed = (field: 'model' | 'color' | 'size' | 'noSize' | 'price') => values[rowName(from, field)];
    const row: Partial<Record<ProductField, string | undefined>> = {
      ...{ productId: '', model: typed('model'), color: typed('color'), size: typed('size') },
      ...{ noSize: typed('noSize'), price: typed('price') },
      complaint: before[rowName(index, 'complaint')] || (index === 0 ? values.message : ''),
    };
    const fields = Object.keys(emptyProduct) as ProductField[];
    return fields.map((field) => [rowName(index, field), row[field] ?? before[rowName(index, field)] ?? '']);
  });
  const { store, receipt, timeOfPurchase, email, phone, name, returnStore } = values;
  const others: Partial<Record<ComplaintName, string>> = {
    ...{ salesChannel: 'store', orderNumber: '', orderKey: '', store, receipt, timeOfPurchase },
    ...{ count: String(Math.max(1, faulty.length)), email, phone, customerName: name, targetStore: returnStore },
  };
  return { ...Object.fromEntries(rows), ...others };
}
