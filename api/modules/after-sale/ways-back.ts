import type { AfterSaleKind, ReturnReason, ReturnWay } from 'mf-shared/contract';
import type { CurrencyRate } from 'mf-shared/rules/order-amounts';
import { isFault } from 'mf-shared/rules/return-reasons';
import { convertMinor, stepMinor } from 'mf-shared/rules/whole-unit-currency';
import { type ReturnSettings, termsOf } from './return-terms.ts';

/** What is known of an order for the ways back that it has. */
export interface WayFacts extends ReturnSettings {
  country: string;
  isClubMember: boolean;
  /** It came in a RePack bag, which goes back empty or full. */
  cameInBag: boolean;
  /** Whether a carrier makes labels for this country. */
  hasLabels: boolean;
}

export interface WayBack {
  way: ReturnWay;
  /** Taken from the refund, in minor units of the payment's currency. */
  feeMinor: number;
  /** Why what would cost is free. */
  freeFor: 'club' | 'fault' | null;
}

/** What comes back, as far as its way goes. */
export interface Returned {
  kind: AfterSaleKind;
  reasons: readonly (ReturnReason | undefined)[];
  /** The refund before the fee, which is never more than it: nobody pays to return something. */
  refundMinor: number;
  paid: CurrencyRate;
}

/** The ways in which goods can come back, and what each of them costs (AFTER-46 to AFTER-49). */
export function waysBack(facts: WayFacts, returned: Returned): WayBack[] {
  return termsOf(facts.terms, returned.kind, facts.country)
    .ways.filter((way) => (way === 'label' ? facts.hasLabels : way !== 'repack' || facts.cameInBag))
    .map((way) => (way === 'label' ? labelBack(facts, returned) : { way, feeMinor: 0, freeFor: null }));
}

/** One fault in the parcel makes it free: the seller would have to fetch that product for nothing anyway. */
function labelBack(facts: WayFacts, { kind, reasons, refundMinor, paid }: Returned): WayBack {
  const terms = termsOf(facts.terms, kind, facts.country);
  const lawfulMinor = terms.hasCostLimit ? Math.min(terms.labelFeeMinor, facts.labelCostMinor) : terms.labelFeeMinor;
  const freeFor = reasons.some(isFault) ? 'fault' : terms.isFreeForClub && facts.isClubMember ? 'club' : null;
  if (lawfulMinor === 0) return { way: 'label', feeMinor: 0, freeFor: null };
  if (freeFor) return { way: 'label', feeMinor: 0, freeFor };
  const converted = convertMinor(lawfulMinor, paid.rate, paid.code);
  // Rounded to whole units it may not be more than the law lets.
  const lawful = terms.hasCostLimit
    ? Math.min(converted, floorTo(facts.labelCostMinor * rateOf(paid), stepMinor(paid.code)))
    : converted;
  return { way: 'label', feeMinor: Math.min(lawful, Math.max(0, refundMinor)), freeFor: null };
}

const rateOf = ({ code, rate }: CurrencyRate): number => (code.toLowerCase() === 'eur' ? 1 : rate);
const floorTo = (amount: number, step: number): number => Math.floor(Number(amount.toFixed(6)) / step) * step;
