import { useEffect, useState } from 'react';

/** Rule LIST-15. */
const stepMs = 5000;

/** Which of `count` is shown: the next one every five seconds, unless held, stopped or motion is unwanted. */
export function useRotation(count: number, isStopped: boolean) {
  const [shown, setShown] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const isTurning = count > 1 && !isStopped && !isHeld;
  useEffect(() => {
    if (!isTurning || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setShown((index) => (index + 1) % count), stepMs);
    return () => clearInterval(timer);
  }, [isTurning, count]);
  return { shown, show: setShown, hold: () => setHeld(true), release: () => setHeld(false) };
}
