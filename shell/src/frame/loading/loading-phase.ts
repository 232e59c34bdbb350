/** How the bar looks: away, creeping forward, full, fading out, or in the colour of an error. */
export type LoadingPhase = 'away' | 'running' | 'full' | 'fading';

/** spec: shell §9 Loading bar. */
const loadingTimes = { throttleMs: 200, hideMs: 500, resetMs: 400 } as const;

/**
 * What the bar does next and after how long, or null where it waits for the page
 * (spec: shell §2: shown after 200 ms; fills to 100 at the end, hides after 500 ms, resets after a further 400 ms).
 */
export function nextPhase(phase: LoadingPhase, isLoading: boolean): { phase: LoadingPhase; afterMs: number } | null {
  if (isLoading) return phase === 'running' ? null : { phase: 'running', afterMs: loadingTimes.throttleMs };
  if (phase === 'running') return { phase: 'full', afterMs: 0 };
  if (phase === 'full') return { phase: 'fading', afterMs: loadingTimes.hideMs };
  if (phase === 'fading') return { phase: 'away', afterMs: loadingTimes.resetMs };
  return null;
}
