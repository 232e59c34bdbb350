import type { TaxState } from 'mf-shared/contract';
import { readRateKey } from 'mf-shared/rules/rate-key';

export interface Rate {
  /** As the service names it: class and first day. */
  key: string;
  taxClass: number;
  from: string;
  percent: number;
  standing: 'now' | 'planned' | 'over';
}

/** The rates of an area by class, the newest first, each with whether it holds on a day, will hold, or is over. */
export function ratesOn(today: string, { rates }: TaxState): Rate[] {
  const all = Object.entries(rates)
    .map(([key, percent]) => ({ key, percent, ...readRateKey(key) }))
    .sort((one, other) => one.taxClass - other.taxClass || (one.from < other.from ? 1 : -1));
  return all.map((rate) => {
    const holds = all.find(({ taxClass, from }) => taxClass === rate.taxClass && from <= today);
    return { ...rate, standing: rate.from > today ? 'planned' : rate === holds ? 'now' : 'over' };
  });
}

/** What was typed as a percentage of VAT, with a comma or a point; null where it is none from 0 to 50. */
export function readPercent(typed: string): number | null {
  const plain = typed.replace(/[\s\u00a0\u202f%]/g, '').replace(',', '.');
  return /^\d{1,2}(\.\d{1,2})?$/.test(plain) && Number(plain) <= 50 ? Number(plain) : null;
}

/** 25.5 as the language writes a percentage. */
export const percentWords = (percent: number, locale: string): string =>
  (percent / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
