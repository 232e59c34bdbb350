import { useText } from 'mf-shared/i18n';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { closeIcon } from '../icon/icon-shapes.ts';
import styles from './chip.module.css';

/** A chosen filter that can be taken off. */
export function Chip({ children, onRemove }: { children: ReactNode; onRemove: () => void }) {
  const text = useText('ui');
  return (
    <button type="button" className={styles.chip} onClick={onRemove}>
      {children}
      <Icon shape={closeIcon} size="tiny" />
      <span className={styles.hidden}>, {text('chip.remove')}</span>
    </button>
  );
}

/** A way to a narrower list. */
export function ChipLink({ children, className, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a {...rest} className={classNames(styles.chip, styles.plain, className)}>
      {children}
    </a>
  );
}

/** A line of chips that wraps, or scrolls sideways to the page's edge. */
export function Chips({ children, isScrolling }: { children: ReactNode; isScrolling?: boolean | undefined }) {
  return <div className={isScrolling ? styles.scrolling : styles.chips}>{children}</div>;
}
