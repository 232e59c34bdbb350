/** Cards added when the sentinel comes near (spec: catalogue §9 Grid). */
const loadMoreStep = 60;
/** How early: the sentinel's margin in pixels (spec: catalogue §9 Grid). */
export const sentinelMarginPx = 500;

/** 120 cards at first where the list has fewer than 120 products, else 60 (spec: catalogue §4 Grid loading). */
export const initialCount = (total: number): number => (total < 120 ? 120 : 60);

/** "When a sentinel becomes visible, up to 60 more are added" (spec: catalogue §4 Grid loading). */
export const nextCount = (shown: number, matching: number): number => Math.min(shown + loadMoreStep, matching);

/** spec: catalogue §9: Back to top above 12 products. */
export const hasBackToTop = (matching: number): boolean => matching > 12;
