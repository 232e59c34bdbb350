import { useEffect, useState } from 'react';
import styles from './loading-bar.module.css';
import { type LoadingPhase, nextPhase } from './loading-phase.ts';

export interface LoadingBarProps {
  isLoading: boolean;
  /** The page ended with an error: the bar changes its colour (NAV-31). */
  hasFailed: boolean;
}

/** 3 px at the top of the page while the next one is on its way. */
export function LoadingBar({ isLoading, hasFailed }: LoadingBarProps) {
  const [phase, setPhase] = useState<LoadingPhase>('away');
  useEffect(() => {
    const next = nextPhase(phase, isLoading);
    if (!next) return;
    const timer = setTimeout(() => setPhase(next.phase), next.afterMs);
    return () => clearTimeout(timer);
  }, [phase, isLoading]);
  return (
    <div
      className={styles.bar}
      data-phase={phase}
      data-failed={(hasFailed && !isLoading) || undefined}
      aria-hidden="true"
    />
  );
}
