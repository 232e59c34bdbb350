import { ListEnd } from 'mf-shared/ui/toolbar/list-end.tsx';
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
}

/** Adds more when the end comes near, by hand where it does not (spec: catalogue §4 Grid loading, §9). */
export function GridEnd({ shown, matching, isWhole, onNear }: GridEndProps) {
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
      <ListEnd
        shown={Math.min(shown, matching)}
        total={matching}
        onMore={hasMore ? onNear : undefined}
        hasBackToTop={hasBackToTop(matching)}
      />
    </div>
  );
}
