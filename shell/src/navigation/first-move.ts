const moves = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin', 'click', 'input'];

/** Settles once, when somebody does anything on the page. */
export function firstMove(): Promise<void> {
  return new Promise((resolve) => {
    function stop(): void {
      for (const move of moves) removeEventListener(move, stop);
      resolve();
    }
    for (const move of moves) addEventListener(move, stop, { passive: true });
  });
}
