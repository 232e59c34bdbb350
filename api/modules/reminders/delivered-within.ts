import type { AllReturnTerms } from '../after-sale/return-terms.ts';
import { dayMs } from './reminding.ts';

/** Orders of some countries, or of all others, and between which moments they were delivered. */
export interface DeliveredWithin {
  /** Lower case; `''` stands for none. */
  countries: string[];
  isIn: boolean;
  after: Date;
  until: Date;
}

/** Deliveries whose last day to return unused goods comes within so many days, in each country (AFTER-89, AFTER-37). */
export function deliveredWithin(terms: AllReturnTerms, now: Date, deadlineDays: number): DeliveredWithin[] {
  const named = Object.keys(terms.return).filter((country) => country !== '*');
  return Object.entries(terms.return).map(([country, { days }]) => ({
    ...(country === '*' ? { countries: ['', ...named], isIn: false } : { countries: [country], isIn: true }),
    after: new Date(now.getTime() - days * dayMs),
    until: new Date(now.getTime() - (days - deadlineDays) * dayMs),
  }));
}
