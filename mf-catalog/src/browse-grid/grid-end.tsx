import { useText } from 'mf-shared/i18n';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { ListEnd } from 'mf-shared/ui/toolbar/list-end.tsx';
import { useEffect, useRef, useState } from 'react';
import { hasBackToTop, sentinelMarginPx } from '../lib/grid-counts.ts';
import styles from './grid-end.module.css';
import { PageLinks } from './page-links.tsx';

export interface GridEndProps {
  shown: number;
  matching: number;
  /** Which of how many pages the address asks for. */
  page: number;
  pages: number;
  /** The whole list is in the browser. */
  isWhole: boolean;
  /** Why no more came: told above the way to ask again. */
  hasFailed: boolean;
  /** The end of the cards is near and there are more. */
  onNear: () => void;
}

/** Adds more when the end comes near, by hand where it does not (LIST-26, LIST-28). */
export function GridEnd({ shown, matching, page, pages, isWhole, hasFailed, onNear }: GridEndProps) {
  const text = useText('mf-catalog');
  const sentinel = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    onNear();
  };
  useEffect(() => {
    near.current = ask;
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
      {hasFailed && hasMore && (
        <div className={styles.failed}>
          <Notice kind="error" isLive>
            {text('empty.failed')}
          </Notice>
        </div>
      )}
      <ListEnd
        shown={Math.min(shown, matching)}
        total={matching}
        onMore={hasMore ? ask : undefined}
        isBusy={isAsked && !isWhole && !hasFailed}
        hasBackToTop={hasBackToTop(matching)}
      />
      {pages > 1 && (page > 1 || !isWhole) && <PageLinks page={page} pages={pages} />}
    </div>
  );
}
