/** Cards added when the sentinel comes near (LIST-28). */
const loadMoreStep = 60;
/** How early: the sentinel's margin in pixels (LIST-28). */
export const sentinelMarginPx = 500;

/** 120 cards at first where the list has fewer than 120 products, else 60 (LIST-27). */
export const initialCount = (total: number): number => (total < 120 ? 120 : 60);

/** "When a sentinel becomes visible, up to 60 more are added" (LIST-28). */
export const nextCount = (shown: number, matching: number): number => Math.min(shown + loadMoreStep, matching);

/** Rule LIST-26: Back to top above 12 products. */
export const hasBackToTop = (matching: number): boolean => matching > 12;
