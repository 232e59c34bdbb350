import type { ReturnReason } from 'mf-shared/contract';

/** What a product must have for a reason to fit it; in the order in which they are offered. */
const needs: Readonly<Record<ReturnReason, 'size' | 'color' | null>> = {
  too_small: 'size',
  too_big: 'size',
  poor_fit: 'size',
  wrong_color: 'color',
  not_as_described: null,
  wrong_product: null,
  faulty: null,
  late: null,
  changed_mind: null,
  other: null,
};

export const returnReasons = Object.keys(needs) as readonly ReturnReason[];

/** The reasons that fit a product: nothing without a size is too small, and nothing without a colour has a wrong one (AFTER-38). */
export const returnReasonsOf = (product: { size: string; color: string }): readonly ReturnReason[] =>
  returnReasons.filter((reason) => {
    const need = needs[reason];
    return need === null || product[need] !== '';
  });

/** Reasons that are the seller's fault: then the buyer pays nothing for the way back (AFTER-49). */
const faults: ReadonlySet<string> = new Set<ReturnReason>(['faulty', 'wrong_product', 'not_as_described']);
export const isFault = (reason: string | undefined): boolean => reason !== undefined && faults.has(reason);
