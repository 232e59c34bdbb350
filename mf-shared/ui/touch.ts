/** A finger that moves no farther is still a tap (NAV-35). */
export const tapTolerancePx = 10;

/** Shorter moves are taps or scrolling (NAV-36). */
export const swipePx = 30;

/** A finger that rests this long holds on: to mark text, or for the browser's menu of a link (NAV-37, NAV-38). */
export const holdMs = 400;
