/** The fit scale of reviews (REVIEW-6): 2, 4, 6, 8, 10 = Small, Smaller, Regular, Larger, Large. */
export const fitSteps = [2, 4, 6, 8, 10] as const;

/** The step nearest to the average of the reviewers' sizes; null without one. */
export function nearestFit(average: number | null): (typeof fitSteps)[number] | null {
  if (average === null || !Number.isFinite(average)) return null;
  return fitSteps.reduce((best, step) => (Math.abs(step - average) < Math.abs(best - average) ? step : best));
}
