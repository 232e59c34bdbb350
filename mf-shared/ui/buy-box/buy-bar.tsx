import { useStore } from '@nanostores/react';
import { $askingHeight } from 'mf-shared/stores';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styles from './buy-bar.module.css';

export interface BuyBarProps {
  /** The inline button's row: while it is in view, the bar hides. */
  watched: RefObject<HTMLElement | null>;
  price: ReactNode;
  /** The button. */
  children: ReactNode;
}

/** Below 900 px: price and button under the thumb, in place of the bottom bar, until the inline button is in view. */
export function BuyBar({ watched, price, children }: BuyBarProps) {
  const [isShown, setIsShown] = useState(false);
  const covered = useStore($askingHeight, { ssr: 'initial' });
  useEffect(() => {
    const element = watched.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setIsShown(entry ? !entry.isIntersecting : false), {
      rootMargin: `0px 0px -${covered}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [watched, covered]);
  return (
    <div className={styles.bar} data-replaces-bottom-bar={isShown || undefined} inert={!isShown}>
      {price}
      {children}
    </div>
  );
}
