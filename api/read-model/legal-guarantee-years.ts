import { z } from 'zod';

/** Years by the code of the country of delivery. */
export type GuaranteeYears = Readonly<Record<string, number>>;

/** Directive 2019/771, art. 10: the seller answers for faults for two years at least. */
export const unionYears = 2;

/**
 * Where the law asks for more (AFTER-62): Sweden (konsumentköplagen 2022:260), Spain (Real Decreto Legislativo 1/2007,
 * art. 120), Portugal (Decreto-Lei 84/2021, art. 12), and for what is meant to last Norway (forbrukerkjøpsloven § 27) and
 * Iceland (lög um neytendakaup 48/2003, 27. gr.). The Finnish act (kuluttajansuojalaki, chapter 5) names no term and counts
 * how long such a product lasts: two years are what the shop promises.
 */
export const lawYears: GuaranteeYears = { se: 3, es: 3, pt: 3, no: 5, is: 5 };

const written = z.record(z.string().regex(/^[a-z]{2}$/), z.number().int().min(unionYears).max(99));

/** The law's years under what the merchant wrote (CONF-114). @throws what is wrong with it */
export const readGuaranteeYears = (value: string): GuaranteeYears => ({
  ...lawYears,
  ...written.parse(JSON.parse(value.toLowerCase())),
});

/** The same of a setting as it stands in the table: empty or unreadable, it leaves the law's (CONF-112). */
export function usableGuaranteeYears(value: string): GuaranteeYears {
  try {
    return value.trim() === '' ? lawYears : readGuaranteeYears(value);
  } catch {
    return lawYears;
  }
}

export const guaranteeYearsIn = (years: GuaranteeYears, country: string): number =>
  years[country.toLowerCase()] ?? unionYears;
