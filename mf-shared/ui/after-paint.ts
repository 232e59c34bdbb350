/** Events of the hand before which the work is done. */
const hands = ['pointerdown', 'keydown', 'click'] as const;

/**
 * The tap is answered first: work that the answer does not need comes after the next paint, or right before the hand's
 * next move, whichever is sooner. @returns what calls it off
 */
export function afterPaint(work: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const callOff = () => {
    cancelAnimationFrame(frame);
    clearTimeout(waiting);
    for (const hand of hands) removeEventListener(hand, run, true);
  };
  const run = (event?: Event) => {
    // A field is checked before its click comes: to draw it anew in that moment would undo the tap.
    if (event?.type === 'click' && (event.target as Element).closest?.('label,input')) return;
    callOff();
    work();
  };
  const frame = requestAnimationFrame(() => {
    waiting = setTimeout(() => run());
  });
  for (const hand of hands) addEventListener(hand, run, true);
  return callOff;
}
