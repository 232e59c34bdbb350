import type { StaffFindResponse } from 'mf-shared/contract';
import type { Query } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useEffect, useState } from 'react';
import { failureWords } from '../staff/failure-words.ts';
import styles from './palette.module.css';

interface PaletteStateProps {
  query: Query<StaffFindResponse>;
  isAsked: boolean;
  isApproximate: boolean;
  count: number;
}

/** From here on an answer is late. */
const slowMs = 3000;

/** How many were found, and how the service stands; rooms and commands are there whatever becomes of it. */
export function PaletteState({ query, isAsked, isApproximate, count }: PaletteStateProps) {
  const text = useText('mf-account');
  const isLoading = isAsked && query.status === 'loading';
  const isSlow = useSlowness(isLoading);
  const said = isLoading
    ? text(isSlow ? 'staff_palette.slow' : 'staff_palette.searching')
    : count === 0
      ? text('staff_palette.nothing')
      : isApproximate
        ? text('staff_palette.approximate')
        : text('staff_palette.found', { count });
  return (
    <div className={styles.state} data-is={isSlow ? 'slow' : undefined}>
      <p role="status">{said}</p>
      {isAsked && query.failure && (
        <div className={styles.failed}>
          <Notice kind="error" isLive>
            {failureWords(query.failure, text)} {text('staff_palette.without')}
          </Notice>
          <Button look="line" size="small" onClick={query.retry}>
            {text('orders.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

function useSlowness(isLoading: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isSlow;
}
