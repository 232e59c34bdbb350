import type { Money, PurchaseUnit } from './paypal-state.ts';

/** `12.34` → 1234; null for anything else. */
export function minor(value: string | undefined): number | null {
  return value !== undefined && /^\d{1,9}(\.\d{2})?$/u.test(value) ? Math.round(Number(value) * 100) : null;
}

/** The first thing that PayPal would refuse in a purchase unit, or null when its amounts add up to the cent. */
export function unitFault(unit: PurchaseUnit | undefined): { issue: string; description: string } | null {
  const total = minor(unit?.amount?.value);
  if (!unit || total === null || total === 0)
    return { issue: 'MISSING_REQUIRED_PARAMETER', description: 'purchase_units[0].amount' };
  const part = (money: Money | undefined) => (money ? (minor(money.value) ?? Number.NaN) : 0);
  const { breakdown } = unit.amount;
  const sum =
    part(breakdown?.item_total) +
    part(breakdown?.tax_total) +
    part(breakdown?.shipping) +
    part(breakdown?.handling) -
    part(breakdown?.discount);
  if (breakdown && sum !== total) return { issue: 'AMOUNT_MISMATCH', description: `${sum} is not ${total}` };
  const items = unit.items ?? [];
  const itemTotal = items.reduce((all, item) => all + part(item.unit_amount) * Number(item.quantity), 0);
  if (items.length > 0 && itemTotal !== part(breakdown?.item_total))
    return { issue: 'ITEM_TOTAL_MISMATCH', description: `${itemTotal} is not the item_total` };
  if (items.some((item) => item.name === '' || item.name.length > 127))
    return { issue: 'INVALID_STRING_LENGTH', description: 'items[].name' };
  const { country_code = '', admin_area_1 = '' } = unit.shipping?.address ?? {};
  if (['US', 'CA', 'AU'].includes(country_code) && !/^[A-Z]{2,3}$/u.test(admin_area_1))
    return { issue: 'MISSING_SHIPPING_ADDRESS', description: 'purchase_units[0].shipping.address.admin_area_1' };
  return null;
}
