import type { SkiCompatibility, SkiPicks, SkiPiece } from './ski-pieces.ts';

/** Why a variant does not go with what is chosen. */
export type Misfit = 'selected' | 'skis' | 'boots' | 'both';

/**
 * Skis and boots are fitted to the bindings: they do not go with a choice whose bindings they do not take. Bindings are
 * held against skis and boots, and say which of them they do not fit (SKI-7 to SKI-10).
 */
export function misfit(piece: SkiPiece, variantId: number, picks: SkiPicks, answer: SkiCompatibility): Misfit | null {
  const fits = (lists: SkiCompatibility['compatibleWithSkis']) =>
    lists[piece].some((product) => product.variantId === variantId);
  if (piece !== 'bindings') return picks.bindings !== null && !fits(answer.compatibleWithBindings) ? 'selected' : null;
  const missesSkis = picks.skis !== null && !fits(answer.compatibleWithSkis);
  const missesBoots = picks.boots !== null && !fits(answer.compatibleWithBoots);
  if (missesSkis && missesBoots) return 'both';
  if (missesSkis) return 'skis';
  return missesBoots ? 'boots' : null;
}
