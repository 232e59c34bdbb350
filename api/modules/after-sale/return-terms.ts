import type { AfterSaleKind, ReturnWay } from 'mf-shared/contract';
import { type Environment, SettingError } from 'mf-shared/rules/environment-settings';
import { toMinor } from 'mf-shared/rules/minor-units';

/** What holds for one kind of declaration in one country (AFTER-37). Amounts are euro cents. */
export interface ReturnTerms {
  /** Days after the delivery within which it is declared. */
  days: number;
  /** Ways back, in the order in which they are offered. */
  ways: readonly ReturnWay[];
  /** What a parcel with a label costs the buyer; the other ways cost nothing that the shop takes. */
  labelFeeMinor: number;
  isFreeForClub: boolean;
  /** Whether the law lets the buyer bear no more than what sending really costs (Directive 2011/83, art. 14). */
  hasCostLimit: boolean;
}

type Countries<T> = Readonly<Record<string, T>> & { readonly '*': T };
export type AllReturnTerms = Readonly<Record<AfterSaleKind, Countries<ReturnTerms>>>;

const labelFeeMinor = 490;
const ways = ['label', 'repack', 'store', 'post'] as const;

/** Directive 2011/83, art. 9 gives the days to withdraw, rule AFTER-34 those to return, rule AFTER-46 the fee. */
const withdrawal: ReturnTerms = { days: 14, ways, labelFeeMinor, isFreeForClub: true, hasCostLimit: true };
const unused: ReturnTerms = { ...withdrawal, days: 100, hasCostLimit: false };

export const defaultReturnTerms: AllReturnTerms = { withdrawal: { '*': withdrawal }, return: { '*': unused } };

export const termsOf = (terms: AllReturnTerms, kind: AfterSaleKind, country: string): ReturnTerms =>
  terms[kind][country.toLowerCase()] ?? terms[kind]['*'];

/** The terms that the operator sets. */
export interface ReturnSettings {
  terms: AllReturnTerms;
  /** RETURN_LABEL_COST: what a label costs the shop, and so the most that a withdrawal may cost; euro cents. */
  labelCostMinor: number;
}

/**
 * RETURN_FEES: `return=4.90, withdrawal=4.90, return.se=6.90`, in euro, by kind and country; RETURN_LABEL_COST.
 * @throws SettingError for a value that cannot be used.
 */
export function returnSettings(environment: Environment): ReturnSettings {
  const terms: Record<AfterSaleKind, Record<string, ReturnTerms> & { '*': ReturnTerms }> = {
    withdrawal: { ...defaultReturnTerms.withdrawal },
    return: { ...defaultReturnTerms.return },
  };
  const given = environment.RETURN_FEES ?? '';
  const entries = given.split(',').map((entry) => entry.trim());
  for (const entry of entries.filter(Boolean)) {
    const [, kind, country, fee] = /^(withdrawal|return)(?:\.([a-z]{2}))?=(\d{1,3}(?:\.\d{1,2})?)$/.exec(entry) ?? [];
    if (!kind || !fee) throw new SettingError('RETURN_FEES', "fees such as 'return=4.90, return.se=6.90'", given);
    const ofKind = terms[kind as AfterSaleKind];
    ofKind[country ?? '*'] = { ...ofKind['*'], labelFeeMinor: toMinor(Number(fee)) };
  }
  return { terms, labelCostMinor: costSetting(environment) };
}

function costSetting({ RETURN_LABEL_COST: given }: Environment): number {
  if (!given) return labelFeeMinor;
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(given))
    throw new SettingError('RETURN_LABEL_COST', 'an amount such as 4.90', given);
  return toMinor(Number(given));
}
