/** What published reviews say of the fit: scale 2, 4, 6, 8, 10 = Small, Smaller, Regular, Larger, Large (REVIEW-6). */
export interface FitVotes {
  /** Reviews that tell a fit. */
  votes: number;
  /** The votes among them that say Regular. */
  regular: number;
  average: number | null;
}

export type FitAdvice = 'small' | 'slightly_small' | 'regular' | 'slightly_large' | 'large';

/** Fewer votes than this are chance. */
const fewestFitVotes = 5;

const regularFit = 6;
const slight = 0.5;
const whole = 2;

/**
 * How a product runs: from half a point off Regular slightly, from a whole step of the scale without a doubt; null
 * where too few tell.
 */
export function fitAdvice({ votes, average }: Pick<FitVotes, 'votes' | 'average'>): FitAdvice | null {
  if (votes < fewestFitVotes || average === null) return null;
  const away = average - regularFit;
  if (Math.abs(away) < slight) return 'regular';
  const side = away < 0 ? 'small' : 'large';
  return Math.abs(away) < whole ? `slightly_${side}` : side;
}
