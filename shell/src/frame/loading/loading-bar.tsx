import { useEffect, useState } from 'react';
import styles from './loading-bar.module.css';

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

/** How the bar looks: away, creeping forward, full, fading out, or in the colour of an error. */
export type LoadingPhase = 'away' | 'running' | 'full' | 'fading';

/** Rules NAV-26 to NAV-30. */
const loadingTimes = { throttleMs: 200, hideMs: 500, resetMs: 400 } as const;

/** What the bar does next and after how long, or null where it waits for the page (NAV-26 to NAV-30). */
export function nextPhase(phase: LoadingPhase, isLoading: boolean): { phase: LoadingPhase; afterMs: number } | null {
  if (isLoading) return phase === 'running' ? null : { phase: 'running', afterMs: loadingTimes.throttleMs };
  if (phase === 'running') return { phase: 'full', afterMs: 0 };
  if (phase === 'full') return { phase: 'fading', afterMs: loadingTimes.hideMs };
  if (phase === 'fading') return { phase: 'away', afterMs: loadingTimes.resetMs };
  return null;
}
