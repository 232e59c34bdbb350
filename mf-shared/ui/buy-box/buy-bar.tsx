import { useStore } from '@nanostores/react';
import { $askingHeight } from 'mf-shared/stores';
import { type ReactNode, type RefObject, useEffect } from 'react';
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
  const covered = useStore($askingHeight, { ssr: 'initial' });
  useEffect(() => {
    const element = watched.current;
    if (!element) return;
    const show = (isShown: boolean) => document.documentElement.toggleAttribute('data-buy-bar', isShown);
    const observer = new IntersectionObserver(([entry]) => show(entry?.isIntersecting === false), {
      rootMargin: `0px 0px -${covered}px`,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      show(false);
    };
  }, [watched, covered]);
  return (
    <div className={styles.bar}>
      {price}
      {children}
    </div>
  );
}
