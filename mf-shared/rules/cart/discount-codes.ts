import { checkoutLengths } from 'mf-shared/contract/checkout-limits';

/** A typed code is tried as a discount code and as a gift card: the shorter limit holds for both. */
export const longestCode = Math.min(checkoutLengths.code, checkoutLengths.discountCode);

/** Adds a code unless it is there already in any case of letters (CART-55). Blank and endless ones are nothing. */
export function addCode(codes: readonly string[], code: string): readonly string[] {
  const added = code.trim();
  const isPresent = codes.some((present) => sameCode(present, added));
  return added === '' || added.length > longestCode || isPresent ? codes : [...codes, added];
}

export function removeCode(codes: readonly string[], code: string): readonly string[] {
  return codes.filter((present) => !sameCode(present, code));
}

export function distinctCodes(codes: readonly string[]): readonly string[] {
  return codes.reduce<readonly string[]>(addCode, []);
}

function sameCode(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
