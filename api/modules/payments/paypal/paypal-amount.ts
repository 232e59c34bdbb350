/** Minor units → PayPal's decimal text: `12.34`. All currencies that the shop takes have two decimals. */
export function paypalValue(minor: number): string {
  const sign = minor < 0 ? '-' : '';
  const whole = Math.trunc(Math.abs(minor) / 100);
  return `${sign}${whole}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;
}

/** PayPal's decimal text → minor units, or null where it is none. */
export function paypalMinor(value: string): number | null {
  return /^\d{1,9}(\.\d{1,2})?$/u.test(value) ? Math.round(Number(value) * 100) : null;
}
