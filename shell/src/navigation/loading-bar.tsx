import { useEffect, useState } from 'react';
import { useNavigation, useRouteLoaderData } from 'react-router';
import type { LoadedPage } from '../pages/load-page.ts';
import { pageRouteId } from '../pages/page-route-id.ts';
import styles from './loading-bar.module.css';

type Phase = 'hidden' | 'loading' | 'full' | 'fading';

/** spec: shell §9: shown after 200 ms, full and hidden after 500 ms, reset after a further 400 ms. */
const throttleMs = 200;
const hideMs = 500;
const resetMs = 400;

/** Says that a page is on its way; in another colour when it ended in an error (spec: shell §2 Error screen). */
export function LoadingBar() {
  const isLoading = useNavigation().state !== 'idle';
  const isError = useRouteLoaderData<LoadedPage>(pageRouteId)?.kind === 'error';
  const [phase, setPhase] = useState<Phase>('hidden');

  useEffect(() => {
    if (isLoading) {
      const timer = setTimeout(() => setPhase('loading'), throttleMs);
      return () => clearTimeout(timer);
    }
    setPhase((now) => (now === 'hidden' ? 'hidden' : 'full'));
    return undefined;
  }, [isLoading]);

  useEffect(() => {
    if (phase !== 'full' && phase !== 'fading') return undefined;
    const timer = setTimeout(
      () => setPhase(phase === 'full' ? 'fading' : 'hidden'),
      phase === 'full' ? hideMs : resetMs,
    );
    return () => clearTimeout(timer);
  }, [phase]);

  return <div className={styles.bar} data-phase={phase} data-error={isError && !isLoading} aria-hidden="true" />;
}
