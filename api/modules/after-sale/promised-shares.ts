import { splitLargestRemainder } from 'mf-shared/rules/split-largest-remainder';
import { stepMinor } from 'mf-shared/rules/whole-unit-currency';
import { countAfterSale, counts } from './lines-after-sale.ts';
import { chargedForEach, type WithdrawnRows, withdrawalRefund } from './withdrawal-refund.ts';

type Rows = Omit<WithdrawnRows, 'withdrawals'> & {
  withdrawals: readonly (WithdrawnRows['withdrawals'][number] & {
    lines: readonly { product_id: number; amount: number }[];
  })[];
};

/**
 * What a declaration promised for each of its products, in the payment's currency, without delivery: the promise shared by
 * what their pieces were charged, adding up to it. @returns a part per line of the declaration
 */
export function promisedShares(rows: Rows, index: number): number[] {
  const declared = rows.withdrawals[index];
  if (!declared) throw new Error(`no declaration ${index}`);
  const before = rows.withdrawals.slice(0, index).filter(counts);
  const goods = countAfterSale(rows.lines, before);
  const chargedBefore = chargedForEach(goods, rows);
  const chargedAfter = chargedForEach(countAfterSale(rows.lines, [...before, { ...declared, outcome: null }]), rows);
  const weights = declared.lines.map(({ product_id }) => {
    const at = goods.findIndex(({ productId }) => productId === product_id);
    return (chargedAfter[at] ?? 0) - (chargedBefore[at] ?? 0);
  });
  const lines = declared.lines.map(({ product_id, amount }) => ({ productId: product_id, amount }));
  const promised =
    declared.refund_minor ?? withdrawalRefund({ ...rows, withdrawals: before }, lines, declared.kind).refundMinor;
  const goodsMinor = promised - declared.delivery_minor;
  const step = stepMinor(rows.payment?.currency ?? rows.order.currency);
  const unit = goodsMinor % step === 0 ? step : 1;
  return splitLargestRemainder(goodsMinor / unit, weights).map((part) => part * unit);
}
