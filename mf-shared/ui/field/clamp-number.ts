export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
  /** Rounds to whole numbers. */
  isWhole?: boolean | undefined;
}

/** What was typed as a number within its limits, or null where it is none (CONF-79 to CONF-81). */
export function clampNumber(
  typed: string,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, isWhole = false }: NumberLimits,
): number | null {
  const cleaned = typed.replaceAll(/\s/g, '').replace(',', '.');
  const value = cleaned === '' ? Number.NaN : Number(cleaned);
  if (!Number.isFinite(value)) return null;
  const rounded = isWhole ? Math.round(value) : value;
  return min <= max ? Math.min(max, Math.max(min, rounded)) : rounded;
}

/** Pasted text must look like a number (CONF-82). */
export const looksLikeNumber = (pasted: string): boolean => /^\s*[-−]?\d[\d\s]*([.,]\d+)?\s*$/.test(pasted);
