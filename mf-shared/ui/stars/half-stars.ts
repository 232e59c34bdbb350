/** Stars of a rating 0–10: half of it, rounded to halves (REVIEW-2). */
export const starsOf = (rating: number): number => Math.min(5, Math.max(0, Math.round(rating) / 2));
