/** How a rate of VAT is named: its tax class and the first day on which it holds, `5 2024-09-01` (STAFF-54). */
export const rateKey = (taxClass: number | string, from: string): string => `${taxClass} ${from}`;

export function readRateKey(key: string): { taxClass: number; from: string } {
  const [taxClass = '', from = ''] = key.split(' ');
  return { taxClass: Number(taxClass), from };
}
