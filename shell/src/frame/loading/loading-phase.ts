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
