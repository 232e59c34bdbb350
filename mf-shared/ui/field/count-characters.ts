/** Fewer than this are told (CONF-84). */
const toldBelow = 11;

/** How many characters fit after what was written, where that is worth telling; null otherwise. */
export function charactersLeft(maxLength: number, written: number): number | null {
  const left = Math.max(0, maxLength - written);
  return left < toldBelow ? left : null;
}
