import type { OrderLine, Purchase } from './klarna-state.ts';

/** What Klarna would refuse in a purchase; empty when its amounts add up. */
export function purchaseFaults(body: unknown): string[] {
  if (!isPurchase(body)) return ['Not a purchase: order_amount, order_lines, purchase_country and currency are needed'];
  const faults = body.order_lines.flatMap(lineFaults);
  const sum = (pick: (line: OrderLine) => number) => body.order_lines.reduce((total, line) => total + pick(line), 0);
  if (sum((line) => line.total_amount) !== body.order_amount)
    faults.push('Bad value: order_amount is not the sum of order_lines.total_amount');
  if (sum((line) => line.total_tax_amount) !== body.order_tax_amount)
    faults.push('Bad value: order_tax_amount is not the sum of order_lines.total_tax_amount');
  if (body.order_amount < 0) faults.push('Bad value: order_amount');
  const { country = '', region = '' } = body.billing_address ?? {};
  if (['US', 'CA', 'AU'].includes(country) && !/^[A-Z]{2,3}$/u.test(region))
    faults.push('Bad value: billing_address.region');
  return faults;
}

export function isPurchase(body: unknown): body is Purchase {
  if (typeof body !== 'object' || body === null) return false;
  const purchase = body as Partial<Purchase>;
  return (
    Number.isInteger(purchase.order_amount) &&
    Number.isInteger(purchase.order_tax_amount) &&
    /^[A-Z]{2}$/u.test(purchase.purchase_country ?? '') &&
    /^[A-Z]{3}$/u.test(purchase.purchase_currency ?? '') &&
    Array.isArray(purchase.order_lines) &&
    purchase.order_lines.length > 0
  );
}

function lineFaults(line: OrderLine, index: number): string[] {
  const name = `order_lines[${index}]`;
  const whole = [line.quantity, line.unit_price, line.tax_rate, line.total_amount, line.total_tax_amount];
  if (!whole.every(Number.isInteger)) return [`Bad value: ${name} has amounts that are not whole minor units`];
  const faults: string[] = [];
  if (line.quantity * line.unit_price - (line.total_discount_amount ?? 0) !== line.total_amount)
    faults.push(`Bad value: ${name}.total_amount`);
  const tax = line.total_amount - (line.total_amount * 10_000) / (10_000 + line.tax_rate);
  if (Math.abs(tax - line.total_tax_amount) > 1) faults.push(`Bad value: ${name}.total_tax_amount`);
  return faults;
}
