/** No code of the shop is longer: the service refuses a whole cart for one that is. */
export const longestCode = 64;

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
