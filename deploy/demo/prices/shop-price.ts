/** The nearest price that a shop would print, in cents: 14,90 · 69,90 · 149,90 · 389,00. */
export function shopPrice(euros: number): number {
  if (euros < 30) return Math.max(4, Math.round(euros)) * 100 - 10;
  if (euros < 200) return Math.round(euros / 5) * 500 - 10;
  const tens = Math.round(euros / 10) * 10;
  return tens % 30 === 0 ? tens * 100 - 10 : (tens - 1) * 100;
}
