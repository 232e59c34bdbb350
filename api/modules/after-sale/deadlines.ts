import type { AfterSaleKind } from 'mf-shared/contract';
import { shopDay, shopDayAfter } from 'mf-shared/rules/shop-day';
import { type GuaranteeYears, guaranteeYearsIn } from '../../read-model/legal-guarantee-years.ts';
import { defaultReturnTerms, termsOf } from './return-terms.ts';

/** Directive 2011/83, art. 14: the days to send the goods back after a withdrawal. */
const sendingDays = 14;

export interface Deadlines {
  /** Last days, `YYYY-MM-DD`; null before the delivery, from which both are counted. */
  withdrawUntil: string | null;
  returnUntil: string | null;
  complainUntil: string | null;
}

/**
 * Rule AFTER-28: both rights are told where both run. The day of delivery does not count.
 * @param years of the legal guarantee (AFTER-62)
 */
export function deadlinesOf(deliveredAt: Date | null, country: string, years: GuaranteeYears): Deadlines {
  if (!deliveredAt) return { withdrawUntil: null, returnUntil: null, complainUntil: null };
  const lastDay = (kind: AfterSaleKind) => shopDayAfter(deliveredAt, termsOf(defaultReturnTerms, kind, country).days);
  const until = new Date(deliveredAt);
  until.setUTCFullYear(until.getUTCFullYear() + guaranteeYearsIn(years, country));
  return {
    withdrawUntil: lastDay('withdrawal'),
    returnUntil: lastDay('return'),
    complainUntil: shopDay(until),
  };
}

/** What a declaration is on this day: a withdrawal as long as there is a choice; null when both times are over. */
export function kindOn(now: Date, { withdrawUntil, returnUntil }: Deadlines): AfterSaleKind | null {
  const today = shopDay(now);
  if (withdrawUntil === null || today <= withdrawUntil) return 'withdrawal';
  return returnUntil === null || today <= returnUntil ? 'return' : null;
}

/** The last day on which declared goods are sent back. */
export const sendBy = (kind: AfterSaleKind, declaredAt: Date, { returnUntil }: Deadlines): string =>
  kind === 'return' && returnUntil !== null ? returnUntil : shopDayAfter(declaredAt, sendingDays);
