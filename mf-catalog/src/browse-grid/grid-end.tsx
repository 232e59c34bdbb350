import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { useEffect, useRef } from 'react';
import { hasBackToTop, sentinelMarginPx } from './grid-counts.ts';
import styles from './grid-end.module.css';

export interface GridEndProps {
  shown: number;
  matching: number;
  /** The whole list is in the browser. */
  isWhole: boolean;
  /** The end of the cards is near and there are more. */
  onNear: () => void;
  onTop: () => void;
}

/** Counts what is shown, adds more when it comes near, and leads back to the top (spec: catalogue §4 Grid loading, §9). */
export function GridEnd({ shown, matching, isWhole, onNear, onTop }: GridEndProps) {
  const text = useText('mf-catalog');
  const sentinel = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  const hasMore = shown < matching;
  // A sentinel that is still in view after a step must be seen again, so `shown` starts a new watch.
  useEffect(() => {
    const element = sentinel.current;
    if (!element || !hasMore) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near.current();
      },
      { rootMargin: `${sentinelMarginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, shown, isWhole]);
  return (
    <div ref={sentinel} className={styles.end}>
      {matching > 0 && <p>{text('list.shown', { shown: Math.min(shown, matching), count: matching })}</p>}
      {hasMore && (
        <Button look="line" onClick={onNear}>
          {text('list.more')}
        </Button>
      )}
      {hasBackToTop(matching) && (
        <Button look="line" size="small" onClick={onTop}>
          <Icon name="arrow-up" size="small" />
          {text('list.top')}
        </Button>
      )}
    </div>
  );
}
